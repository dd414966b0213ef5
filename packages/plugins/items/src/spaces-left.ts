import {
  addEffect,
  effectTable,
  endEffects,
  type Figure,
  type Game,
  numbersOf,
  objectAround,
  occupantsOf,
  trigger,
} from '@scapewright/skirmish/author';

/** The kind of the effect that remembers where an object stood while what comes of its defeat is worked out. */
export const stoodOn = 'stood-on';

/** The spaces that effects of a kind remember of a figure. */
export function remembered(game: Game, kind: string, figure: Figure): readonly number[] {
  const number = game.facts.effectKinds.indexOf(kind);
  const rows = [...game.effects()].filter(
    (row) => game.readEffect('figure', row) === figure && game.state.read(effectTable.kind, row) === number,
  );
  return rows.map((row) => game.readEffect('amount', row));
}

/** Where a figure is for what it drops: on its spaces, those of the object that it is in, or those that this has left (SS-DO-068). */
export function spacesAround(game: Game, figure: Figure): readonly number[] {
  const place = game.isPlaced(figure) ? figure : objectAround(game, figure);
  if (place < 0) return [];
  const spaces = game.spacesOf(place);
  return spaces.length > 0 ? spaces : remembered(game, stoodOn, place);
}

/** Remembers the spaces of an object that is defeated with somebody inside, until they have been dealt with. */
export const stoodOnHooks = [
  trigger('E.figure-defeated', {
    group: -4,
    commutes: true,
    when: (game, { figure }) => game.isObject(figure) && occupantsOf(game, figure).length > 0,
    run: (run, { figure, ...args }) => {
      for (const space of numbersOf(args, 'space'))
        addEffect(run, { kind: stoodOn, figure, amount: space, until: 'game' });
    },
  }),
  trigger('after:E.figure-defeated', {
    commutes: true,
    when: (game, { figure }) => game.isObject(figure) && remembered(game, stoodOn, figure).length > 0,
    run: (run, { figure }) => endEffects(run, stoodOn, figure),
  }),
];

import { standingsOver } from '@scapewright/board';
import {
  canStand,
  choosePlace,
  type DefeatArgs,
  defeat,
  type Game,
  hasInteriors,
  inflict,
  lifeNumber,
  nearestPlaces,
  occupantsOf,
  placeFigure,
  placementRefusal,
  rules,
  type SkirmishRun,
  takeOff,
  trigger,
} from '@scapewright/skirmish';

/** What happens to those inside an object that is defeated. */
export const wreckRule = rules({
  id: 'wreck',
  name: 'Defeat of an occupied object',
  text: 'When an object is defeated, those inside receive the wounds that it received beyond its Life; then each player in initiative order places them on spaces that it stood on, and who finds none is defeated.',
  reasons: ['wreck.excess', 'wreck.placed', 'wreck.no-space', 'wreck.order'],
  reasonRules: {
    'wreck.excess': { superscape: ['SS-DO-067', 'SS-DO-068'] },
    'wreck.placed': { superscape: ['SS-DO-070', 'SS-DO-071', 'SS-DO-072'] },
    'wreck.no-space': { superscape: ['SS-DO-073', 'SS-DO-065', 'SS-DO-071'] },
    'wreck.order': { superscape: ['SS-DO-068', 'SS-DO-069', 'SS-DO-070'] },
  },
  lines: {
    'wreck.excess': '{figure} receives {wounds wound wounds} that {other} had beyond its Life',
    'wreck.placed': '{figure} is placed at {space}, where the object stood',
    'wreck.no-space': 'no space where the object stood takes {figure}',
    'wreck.order': 'those who were inside {figure} are placed where it stood, in initiative order',
  },
  wanted: hasInteriors,
  hooks: [
    trigger('E.figure-defeated', {
      when: (game, { figure }) => game.isObject(figure) && occupantsOf(game, figure).length > 0,
      run: (run, args) => empty(run, args),
    }),
  ],
});

function empty(run: SkirmishRun, args: DefeatArgs): void {
  const { game } = run;
  const object = args.figure;
  const life = game.value(lifeNumber, game.definition(object).life ?? 0, { figure: object });
  const excess = Math.max(0, game.wounds(object) - life);
  if (excess > 0)
    for (const figure of occupantsOf(game, object)) {
      run.note('wreck.excess', { figure, other: object, wounds: excess });
      inflict(run, { figure, amount: excess });
    }
  run.note('wreck.order', { figure: object });
  const spaces = spacesLeft(args);
  for (const seat of game.seatOrder()) {
    const own = (): readonly number[] =>
      occupantsOf(game, object).filter((figure) => game.controller(figure) === seat);
    while (own().length > 0) putDown(run, nextOf(run, seat, own(), spaces), spaces);
  }
}

/** The spaces that the object stood on. */
function spacesLeft(args: DefeatArgs): readonly number[] {
  const spaces: number[] = [];
  for (let at = 0; args[`space${at}`] !== undefined; at++) spaces.push(args[`space${at}`] as number);
  return spaces;
}

/** Where a figure can lie on spaces that the object stood on. */
function placesOn(game: Game, figure: number, spaces: readonly number[]): readonly (readonly number[])[] {
  const { base } = game.definition(figure);
  const found = new Map<string, readonly number[]>();
  for (const space of spaces) {
    for (const { spaces: stance } of standingsOver(game.field, base, space))
      if (stance.every((one) => spaces.includes(one)) && canStand(game, figure, stance))
        found.set([...stance].sort((a, b) => a - b).join(), stance);
  }
  return [...found.values()];
}

/** Where there is not room for all, their player picks who is placed next. */
function nextOf(run: SkirmishRun, seat: number, own: readonly number[], spaces: readonly number[]): number {
  const { game } = run;
  const free = spaces.filter((space) => game.positions.occupant(space) < 0).length;
  const fitting = own.filter((figure) => placesOn(game, figure, spaces).length > 0);
  if (fitting.length < 2 || free >= own.length) return fitting[0] ?? (own[0] as number);
  return run.pick({
    seat,
    asks: 'place',
    domain: 'figure',
    options: fitting,
    source: 'wreck.placed',
    otherwise: fitting[0] as number,
  });
}

function putDown(run: SkirmishRun, figure: number, spaces: readonly number[]): void {
  const { game } = run;
  const open = (place: readonly number[]): boolean => placementRefusal(game, figure, place) === undefined;
  const places = placesOn(game, figure, spaces).filter(open);
  if (places.length > 0) {
    const place = choosePlace(run, figure, places, 'wreck.placed');
    run.note('wreck.placed', { figure, space: place[0] as number });
    placeFigure(run, figure, place, { falls: true });
    return;
  }
  run.note('wreck.no-space', { figure });
  defeat(run, figure);
  if (!game.isAlive(figure)) return;
  const nearest = nearestPlaces(game, figure, () => true, spaces).filter(open);
  if (nearest.length > 0) placeFigure(run, figure, choosePlace(run, figure, nearest, 'wreck.no-space'));
  else takeOff(run, figure, -1);
}

import type { Refusal } from '@scapewright/kernel';
import {
  adjacent,
  type ChapterTexts,
  defineMessages,
  engagements,
  type Figure,
  figureTable,
  freePlaces,
  type Game,
  hasInteriors,
  type InteriorMap,
  mayLeave,
  mayOccupy,
  movedTogether,
  movesWithOthers,
  pickPlace,
  placeCount,
  placeFigure,
  placeInside,
  placeKeys,
  placeName,
  type RuleUnit,
  rules,
  type SkirmishRun,
  swipedByAll,
  trigger,
  waysOntoMap,
  withRules,
} from '@scapewright/skirmish/author';
import { isAtEntrance } from './entrances.ts';

/** Why a figure that has ended its movement cannot go into an object; undefined if it can. */
function entryRefusal(game: Game, figure: Figure, object: Figure) {
  const about = game.keyOf('figure', object);
  if (placeCount(game, object) === 0) return { reason: messages.noInterior, about };
  if (!game.isPlaced(figure) || !game.isPlaced(object) || !adjacent(game, figure, object))
    return { reason: messages.notBeside, about };
  if (!isAtEntrance(game, object, game.spacesOf(figure))) return { reason: messages.noEntrance, about };
  const refusal = game.refusalOf(mayOccupy, { figure, object, place: -1 }) ?? heldRefusal(game, figure);
  if (refusal) return { ...refusal, about };
  const map = game.facts.objects?.interiorMaps.of(object);
  if (map) return waysOntoMap(game, map, figure).length === 0 ? { ...notOntoMap(map), about } : undefined;
  return freePlaces(game, object, figure).length === 0 ? { reason: messages.noPlace, about } : undefined;
}

/** Why a figure may not leave the engagements that it would leave by going in: that completes its move action (SS-DO-032). */
function heldRefusal(game: Game, figure: Figure): Refusal | undefined {
  if (game.hooks.forbidsOf(mayLeave).length === 0) return undefined;
  const others = engagements(game, figure).filter((other) => !game.ask(mayLeave, true, { figure, other }));
  return others
    .map((other) => game.refusalOf(mayLeave, { figure, other }))
    .find((held) => held !== undefined);
}

/** Where figures come onto the map of an inside, as the reason why they do not elsewhere (SS-INTMAP-003, SS-INTMAP-004). */
function notOntoMap({ entrances }: InteriorMap): Refusal {
  return { reason: entrances.length > 0 ? 'place.no-entrance' : 'place.no-space-inside' };
}

function doorsFor(game: Game, figure: Figure): readonly number[] {
  if (game.isObject(figure) || !game.isPlaced(figure)) return [];
  return game.positions
    .beside(figure)
    .filter((object) => game.isObject(object) && !entryRefusal(game, figure, object));
}

/** What is said of going in, whoever says whom an object takes. */
const messages = defineMessages('enter', {
  goesIn: { text: '{figure} goes into {other}' },
  takesPlace: { text: '{figure} takes a place inside {other}' },
  noInterior: { text: 'that object has no interior' },
  notBeside: { text: 'the figure has not ended its movement next to that object' },
  noEntrance: { text: 'no entrance of that object faces the figure' },
  byEntrance: { text: '{figure} goes in where an entrance of {other} faces it' },
  noPlace: { text: 'no place inside is free for the figure' },
  together: { text: '{figure} has moved with others: all of them have, and now it may go in' },
  swiped: { text: '{figure} does not get inside {other}' },
});

/**
 * Going into an object after a move that ended next to it: whom an object takes, others say. `afterAll`: of several that one
 * power moves, all are moved first.
 */
export function enterRule(
  { messages: rulesOf, ...texts }: ChapterTexts<typeof messages>,
  { afterAll = false } = {},
): RuleUnit {
  const waits = (game: Game, figure: Figure): boolean => afterAll && movesWithOthers(game, figure);
  return rules({
    id: 'enter',
    name: 'Enter',
    ...texts,
    messages: withRules(messages, rulesOf),
    wanted: hasInteriors,
    whyNot: (game, figure, { figures: [object = -1] }) =>
      object < 0 ? undefined : entryRefusal(game, figure, object),
    hooks: [
      trigger('after:3H', {
        optional: true,
        seat: (game, { figure }) => game.controller(figure),
        when: (game, { figure }) => !waits(game, figure) && doorsFor(game, figure).length > 0,
        run: (run, { figure }) => enter(run, figure),
      }),
      ...(afterAll ? [goesInTogether] : []),
    ],
  });
}

/** SuperScape's way in. */
export const superscapeEnterRule = enterRule({
  text: 'A figure that has ended its movement next to an object with room for it may go inside, if the object is larger in size and higher.',
  rules: { superscape: ['SS-DO-026', 'SS-DO-032', 'SS-DO-019', 'SS-OBJ-145'] },
  messages: {
    goesIn: {
      superscape: [
        'SS-DO-026',
        'SS-DO-027',
        'SS-DO-028',
        'SS-DO-030',
        'SS-DO-032',
        'SS-DO-033',
        'SS-DO-019',
        'SS-OBJ-145',
        'SS-GLO-003',
      ],
    },
    noInterior: { superscape: ['SS-DO-020', 'SS-DO-019'] },
    notBeside: { superscape: ['SS-DO-026'] },
    noEntrance: { superscape: ['SS-DO-031'] },
    together: { superscape: ['SS-DO-026'] },
    byEntrance: { superscape: ['SS-DO-031'] },
    noPlace: { superscape: ['SS-DO-030', 'SS-VDO-003', 'SS-VDO-002'] },
    takesPlace: {
      superscape: [
        'SS-DO-034',
        'SS-DO-035',
        'SS-VDO-005',
        'SS-DO-022',
        'SS-DO-021',
        'SS-VDO-003',
        'SS-VDO-004',
      ],
    },
    swiped: { superscape: ['SS-DO-033', 'SS-DO-032'] },
  },
});

/** Once all of several figures that one power moves have been moved. */
const goesInTogether = trigger('after:3H', {
  when: (game, { figure }) => movedTogether(game, figure).some((one) => doorsFor(game, one).length > 0),
  run: (run, { figure }) => enterTogether(run, movedTogether(run.game, figure)),
});

/** Of figures that one power has moved, each in turn goes in or stays out. */
function enterTogether(run: SkirmishRun, figures: readonly Figure[]): void {
  const { game } = run;
  for (const figure of figures) {
    if (doorsFor(game, figure).length === 0) continue;
    run.note(messages.together, { figure });
    if (run.may(game.controller(figure), 'enter', 'rule:enter', game.keyOf('figure', figure)))
      enter(run, figure);
  }
}

function enter(run: SkirmishRun, figure: Figure): void {
  const { game } = run;
  const seat = game.controller(figure);
  const subject = game.keyOf('figure', figure);
  const object = run.pick({
    seat,
    asks: 'enter',
    domain: 'figure',
    options: doorsFor(game, figure),
    subject,
    source: 'rule:enter',
    whyNot: (other) => entryRefusal(game, figure, other),
  });
  const map = game.facts.objects?.interiorMaps.of(object);
  if (map) {
    enterMap(run, figure, object, map);
    return;
  }
  const places = freePlaces(game, object, figure);
  const place =
    places.length === 1 && placeName(game, object, places[0] as number) === undefined
      ? (places[0] as number)
      : run.pick({
          seat,
          asks: 'enter',
          domain: 'place',
          options: places,
          subject,
          source: 'rule:enter',
          ...placeKeys(game, object, places),
          whyNot: (at) =>
            game.refusalOf(mayOccupy, { figure, object, place: at }) ?? { reason: messages.noPlace },
        });
  if (!swipedByAll(run, figure)) {
    run.note(messages.swiped, { figure, other: object });
    return;
  }
  if (game.definition(object).entrances) run.note(messages.byEntrance, { figure, other: object });
  run.note(messages.goesIn, { figure, other: object });
  placeInside(run, figure, object, place);
  if (run.read(figureTable.inside, figure) === object)
    run.note(messages.takesPlace, { figure, other: object });
}

/** Onto the map of the inside: the figure's player picks the place where it comes in. */
function enterMap(run: SkirmishRun, figure: Figure, object: Figure, map: InteriorMap): void {
  const { game } = run;
  const seat = game.controller(figure);
  const ways = waysOntoMap(game, map, figure);
  const place = pickPlace(run, ways, {
    seat,
    figure,
    asks: 'enter',
    source: 'rule:enter',
    whyNot: () => notOntoMap(map),
  });
  if (!swipedByAll(run, figure)) {
    run.note(messages.swiped, { figure, other: object });
    return;
  }
  run.note(messages.goesIn, { figure, other: object });
  placeFigure(run, figure, place);
}

import type { SetupProblem } from '@scapewright/kernel/check';
import {
  attachMap,
  clearBattlefield,
  defineMessages,
  type Figure,
  type FurtherBattlefield,
  type GameSetup,
  isLoose,
  type Joint,
  jointsOf,
  rules,
  type SkirmishRun,
  trigger,
} from '@scapewright/skirmish/author';

const messages = defineMessages('connective-map', {
  attached: {
    text: 'a connective map is attached to battlefield {battlefield} and part of it',
    rules: {
      '*': [
        'SS-EXT-001',
        'SS-EXT-002',
        'SS-EXT-003',
        'SS-EXT-004',
        'SS-CONMAP-001',
        'SS-CONMAP-002',
        'SS-CONMAP-003',
      ],
    },
  },
  picked: {
    text: '{seat} attaches a map beside {space}',
    rules: { '*': ['SS-CONMAP-003', 'SS-CONMAP-004'] },
  },
  nowhere: {
    text: 'the map that {seat} brings fits nowhere and is left out',
    rules: { '*': ['SS-CONMAP-004', 'SS-CONMAP-005'] },
  },
  joint: {
    text: 'the map touches battlefield {battlefield} at {count, plural, one {# hex} other {# hexes}}',
    rules: { '*': ['SS-CONMAP-004'] },
  },
  path: {
    text: 'figures move and count range across the joint to {space}',
    rules: { '*': ['SS-CONMAP-005', 'SS-CONMAP-006'] },
  },
  linked: {
    text: 'the connection point {space} is linked to the battlefield',
    rules: { '*': ['SS-CONMAP-007'] },
  },
  apart: { text: 'the map touches no battlefield', rules: { '*': ['SS-CONMAP-004'] } },
  noPath: { text: 'no free path leads onto the map', rules: { '*': ['SS-CONMAP-005'] } },
  unlinked: {
    text: 'a connection point of the map is not linked to the battlefield',
    rules: { '*': ['SS-CONMAP-007'] },
  },
});

const kind = 'connective-map';

type Battlefield = GameSetup['battlefield'];

/** Two spaces beside one another of which one is of the map and the other of the battlefield that it extends. */
type Contact = readonly [own: number, other: Figure];

/** Where a map touches the battlefield that it extends. */
function contactsOf(field: Battlefield, { spaces = [] }: FurtherBattlefield): readonly Contact[] {
  const own = new Set(spaces);
  const region = field.region[spaces[0] as number];
  const others = field.names.flatMap((_, space) =>
    field.region[space] === region && !own.has(space) ? [space] : [],
  );
  return spaces.flatMap((space) =>
    others.flatMap((other): readonly Contact[] =>
      field.directionBetween(space, other) < 0 ? [] : [[space, other]],
    ),
  );
}

/** The spaces on which objects stand: plain ones that fill them, and destructible ones at the start. */
function spacesWithObjects({ battlefield: field, ...setup }: GameSetup): ReadonlySet<number> {
  const objects = new Set(setup.definitions.flatMap(({ id, unit }) => (unit === 'object' ? [id] : [])));
  const cards = [...setup.players.flatMap(({ cards }) => cards), ...(setup.neutral ?? [])];
  const standing = cards.flatMap(({ definition, figures }) =>
    objects.has(definition) ? figures.flatMap(({ spaces }) => spaces) : [],
  );
  const filled = field.names.flatMap((_, space) => {
    const solid = field.solidAt[space] as number;
    return solid >= 0 && !field.solids[solid]?.enterable ? [space] : [];
  });
  return new Set([...standing, ...filled]);
}

function problem({ id }: FurtherBattlefield, reason: string, message: string, fix: string): SetupProblem {
  return { part: `battlefield/${id}`, place: 'joint', message, fix, reason };
}

function problemsOf(setup: GameSetup, map: FurtherBattlefield): readonly SetupProblem[] {
  const { battlefield: field } = setup;
  if (map.by !== undefined) return map.by < 0 ? [broughtByNobody(map)] : [];
  const contacts = contactsOf(field, map);
  const beside = 'let one of its hexes lie beside a hex of the battlefield';
  if (contacts.length === 0)
    return [problem(map, messages.apart, `the map ${map.id} touches no battlefield`, beside)];
  const loose = (map.connections ?? []).filter((space) => !contacts.some(([own]) => own === space));
  const unlinked = loose.map((space) =>
    problem(
      map,
      messages.unlinked,
      `the connection point ${field.names[space]} touches no space of the battlefield`,
      'attach the map so that every connection point lies beside a space',
    ),
  );
  const objects = spacesWithObjects(setup);
  const isFree = contacts.some(
    ([own, other]) => !objects.has(own) && !objects.has(other) && !field.separation(own, other).divided,
  );
  if (isFree) return unlinked;
  const free = 'take away what stands there, or attach the map elsewhere';
  return [...unlinked, problem(map, messages.noPath, `no free path leads onto the map ${map.id}`, free)];
}

function broughtByNobody(map: FurtherBattlefield): SetupProblem {
  const message = `nobody who plays brings the map ${map.id}`;
  return problem(map, messages.picked, message, 'name a player, or say where it is attached');
}

/**
 * Each map of a player is attached where that player picks, before anybody is placed: hex of the map, space of the
 * battlefield, side of that.
 */
function attachLoose(run: SkirmishRun): void {
  for (const map of mapsIn(run.game.facts).filter((one) => isLoose(run.game, one))) {
    const joint = pickJoint(run, map, jointsOf(run.game, map));
    if (joint) {
      run.note(messages.picked, { seat: map.by as number, space: joint.of });
      attachMap(run, joint);
    } else {
      run.note(messages.nowhere, { seat: map.by as number });
      clearBattlefield(run, map.region);
    }
  }
}

/** The parts of a joint, one after another; undefined where the map fits nowhere. */
function pickJoint(
  run: SkirmishRun,
  { by = -1 }: FurtherBattlefield,
  joints: readonly Joint[],
): Joint | undefined {
  const parts = [
    ['own', 'space'],
    ['of', 'space'],
    ['direction', 'direction'],
  ] as const;
  let left = joints;
  for (const [part, domain] of parts) {
    if (left.length === 0) return undefined;
    const options = [...new Set(left.map((joint) => joint[part]))];
    if (options.length === 1) continue;
    const picked = run.pick({
      seat: by,
      asks: 'joint',
      domain,
      options,
      source: messages.picked,
      whyNot: () => ({ reason: messages.joint }),
    });
    left = left.filter((joint) => joint[part] === picked);
  }
  return left[0];
}

function mapsIn({ battlefields = [] }: Pick<GameSetup, 'battlefields'>): readonly FurtherBattlefield[] {
  return battlefields.filter((one) => one.kind === kind);
}

/** Maps that are attached to a battlefield and become part of it. */
export const connectiveMap = rules({
  id: kind,
  name: 'Connective maps',
  text: 'A connective map is attached to a battlefield by one hex or more, with a free path onto it, and is part of it.',
  messages,
  wanted: (setup) => mapsIn(setup).length > 0,
  battlefield: { kind, lies: 'beside' },
  refuses: (setup) => mapsIn(setup).flatMap((map) => problemsOf(setup, map)),
  hooks: [
    trigger('G1.2', {
      when: (game) => mapsIn(game.facts).some((map) => isLoose(game, map)),
      run: attachLoose,
    }),
    trigger('G1.3', {
      commutes: true,
      run: (run) => {
        const { facts, field } = run.game;
        for (const map of mapsIn(facts)) {
          const [first = -1] = map.spaces ?? [];
          if (field.exists[first] !== 1) continue;
          const battlefield = (field.region[first] as number) + 1;
          const touching = [...new Set(contactsOf(field, map).map(([own]) => own))];
          run.note(messages.attached, { battlefield });
          run.note(messages.joint, { battlefield, count: touching.length });
          run.note(messages.path, { space: touching[0] as number });
          for (const space of map.connections ?? []) run.note(messages.linked, { space });
        }
      },
    }),
  ],
});

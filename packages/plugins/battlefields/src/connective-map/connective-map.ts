import type { SetupProblem } from '@scapewright/kernel';
import {
  type FurtherBattlefield,
  type GameSetup,
  rules,
  type SkirmishPlugin,
  trigger,
} from '@scapewright/skirmish';

const kind = 'connective-map';

type Battlefield = GameSetup['battlefield'];

/** Two spaces beside one another of which one is of the map and the other of the battlefield that it extends. */
type Contact = readonly [own: number, other: number];

/** Where a map touches the battlefield that it extends. */
function contactsOf(field: Battlefield, { region, spaces = [] }: FurtherBattlefield): readonly Contact[] {
  const own = new Set(spaces);
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

function problem({ id }: FurtherBattlefield, reason: string, message: string, cure: string): SetupProblem {
  return { part: `battlefield/${id}`, place: 'joint', message, cure, reason };
}

function problemsOf(setup: GameSetup, map: FurtherBattlefield): readonly SetupProblem[] {
  const { battlefield: field } = setup;
  const contacts = contactsOf(field, map);
  const beside = 'let one of its hexes lie beside a hex of the battlefield';
  if (contacts.length === 0)
    return [problem(map, 'connective-map.apart', `the map ${map.id} touches no battlefield`, beside)];
  const loose = (map.connections ?? []).filter((space) => !contacts.some(([own]) => own === space));
  const unlinked = loose.map((space) =>
    problem(
      map,
      'connective-map.unlinked',
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
  return [
    ...unlinked,
    problem(map, 'connective-map.no-path', `no free path leads onto the map ${map.id}`, free),
  ];
}

function mapsIn({ battlefields = [] }: Pick<GameSetup, 'battlefields'>): readonly FurtherBattlefield[] {
  return battlefields.filter((one) => one.kind === kind);
}

/** Maps that are attached to a battlefield and become part of it. */
const connectiveMapRule = rules({
  id: kind,
  name: 'Connective maps',
  text: 'A connective map is attached to a battlefield by one hex or more, with a free path onto it, and is part of it.',
  reasons: [
    'connective-map.attached',
    'connective-map.joint',
    'connective-map.path',
    'connective-map.linked',
    'connective-map.apart',
    'connective-map.no-path',
    'connective-map.unlinked',
  ],
  reasonRules: {
    'connective-map.attached': {
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
    'connective-map.joint': { '*': ['SS-CONMAP-004'] },
    'connective-map.path': { '*': ['SS-CONMAP-005', 'SS-CONMAP-006'] },
    'connective-map.linked': { '*': ['SS-CONMAP-007'] },
    'connective-map.apart': { '*': ['SS-CONMAP-004'] },
    'connective-map.no-path': { '*': ['SS-CONMAP-005'] },
    'connective-map.unlinked': { '*': ['SS-CONMAP-007'] },
  },
  lines: {
    'connective-map.attached': 'a connective map is attached to battlefield {battlefield} and part of it',
    'connective-map.joint': 'the map touches battlefield {battlefield} at {count hex hexes}',
    'connective-map.path': 'figures move and count range across the joint to {space}',
    'connective-map.linked': 'the connection point {space} is linked to the battlefield',
    'connective-map.apart': 'the map touches no battlefield',
    'connective-map.no-path': 'no free path leads onto the map',
    'connective-map.unlinked': 'a connection point of the map is not linked to the battlefield',
  },
  wanted: (setup) => mapsIn(setup).length > 0,
  battlefield: { kind, lies: 'beside' },
  refuses: (setup) => mapsIn(setup).flatMap((map) => problemsOf(setup, map)),
  hooks: [
    trigger('G1.3', {
      commutes: true,
      run: (run) => {
        const { facts, field } = run.game;
        for (const map of mapsIn(facts)) {
          const battlefield = map.region + 1;
          const touching = [...new Set(contactsOf(field, map).map(([own]) => own))];
          run.note('connective-map.attached', { battlefield });
          run.note('connective-map.joint', { battlefield, count: touching.length });
          run.note('connective-map.path', { space: touching[0] as number });
          for (const space of map.connections ?? []) run.note('connective-map.linked', { space });
        }
      },
    }),
  ],
});

/** Maps that are attached to a battlefield. */
export const connectiveMapPlugin: SkirmishPlugin = {
  id: 'battlefields/connective-map',
  version: '1.0.0',
  units: [connectiveMapRule],
};

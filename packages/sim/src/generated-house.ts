import type { Chance } from '@scapewright/bots';
import { catalogueOf, planOfMap, readMapYaml } from '@scapewright/packs';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import type { Ground } from '@scapewright/table/battle';
import { groundOfMap, neutralWithCards } from '@scapewright/table/battle';
import type { CoverageGoal } from './coverage-goal.ts';
import { generatedCar, isWhole } from './generated-cards.ts';

/** Ways of which a car bars the others. */
const shaftWays = ['car', 'shaft', 'shaft-levels'] as const;

/**
 * A yard with a house of two floors and one of every way there is: doors, windows, stairs, a shaft with a car or without, a
 * ladder, a turbo lift, a passage through a shed, a cellar that is drawn apart. Undefined where the engine has no floors.
 */
export function generatedHouse(
  engine: SkirmishEngine,
  chance: Chance,
  players: number,
  goal: CoverageGoal,
): Ground | undefined {
  if (engine.kit.catalogue.terrain('floor') === undefined) return undefined;
  const wished = goal.part('link', shaftWays, (id) => id);
  const room = wished === undefined || wished === 'car' ? 3 + chance.below(5) : 4 + chance.below(2);
  const levels = [1, 2 + room];
  const cell = levels.map((level) => `fl${level}`).join('/');
  const mound = 3 + chance.below(6);
  const rows = [
    `g1 g1 g1 g1 g1 g1 g1 g1 -- fl1`,
    `g1 g1 g1 g${mound} g1 g1 g1 g1 -- fl1`,
    `g1 g1 ${cell} ${cell} ${cell} g1 g1 g1 -- --`,
    `g1 g1 ${cell} ${cell} ${cell} g1 g1 g1 -- --`,
    `g7 g1 ${cell} ${cell} ${cell} g1 g1 g1 -- --`,
    `g1 g1 g1 g1 g1 g1 g1 g1 -- --`,
    `g1 g1 g1 g1 g1 g1 g1 g1 -- --`,
  ];
  const pair = (name: string, from: number): string =>
    `{down: ${name}@${levels[from]}, up: ${name}@${levels[from + 1]}, number: ${1 + chance.below(3)}}`;
  const stairs = levels.slice(1).map((_, from) => pair(from === 0 ? 'd3' : 'd5', from));
  const zones =
    players === 2 ? ['a1-h1 a2-c2', 'a6-h6 a7-c7'] : ['a1-d1 a2-c2', 'e1-h1 e2-g2', 'a6-d6 a7-c7'];
  const hasCar = isWhole(engine) && (wished === undefined ? chance.below(2) === 0 : wished === 'car');
  const neutral = hasCar ? `neutral: {car: {card: invented-car, at: d4@1}}\n` : '';
  const text = `map: House
hexes: |
${rows.map((row, at) => `  ${at % 2 === 1 ? ' ' : ''}${row}`).join('\n')}
ladders:
  - {id: ladder, landing: d1, top: d2}
  - {id: lift, landing: a6, top: a5, turbo-lift: true}
buildings:
  - id: house
    access: interior
    limit: ${room}
    floors: [${levels.map((level) => `{level: ${level}, at: c3-e5}`).join(', ')}]
    doorways: [c3@1, e5@1]
    windows: [e3@1, c5@${levels[1]}]
    stairs: [${stairs.join(', ')}]
    elevators: [{id: shaft, at: [${levels.map((level) => `d4@${level}`).join(', ')}]${hasCar ? ', car: car' : ''}}]
  - {id: shed, access: enclosed, at: [g4], height: 6, transit: [{number: ${1 + chance.below(3)}, at: [f4, h4]}]}
  - {id: cellar, access: interior, at: [g6], height: 6, floors: [{level: 1, at: j1-j2}], entrances: [[f6, j1]]}
${neutral}start:
${zones.map((spaces, at) => `  - {player: ${at + 1}, spaces: ${spaces}}`).join('\n')}
`;
  const units = engine.plugins.flatMap((plugin) => plugin.units);
  const catalogue = catalogueOf(units, engine.kit.catalogue.rulings);
  const { map, problems } = readMapYaml('house.yaml', text, catalogue);
  const plan = map && planOfMap(map, catalogue);
  const [wrong] = [...problems, ...(plan?.problems ?? [])].filter(({ severity }) => severity === 'error');
  if (!plan || wrong) throw new Error(`the generated house is no map: ${wrong?.message}`);
  return groundOfMap(
    plan,
    plan.startZones.map(({ spaces }) => spaces),
    neutralWithCards(plan, (card) => generatedCar(card, room)).known,
  );
}

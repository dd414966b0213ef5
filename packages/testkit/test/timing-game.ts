import { Chance, randomReply } from '@scapewright/bots';
import type { GameEvent, Match } from '@scapewright/kernel';
import {
  ability,
  defeat,
  defineMessages,
  flipToken,
  type Game,
  type GameSetup,
  grant,
  grantKinds,
  heal,
  inflict,
  instead,
  markUsed,
  matchTable,
  placeFigure,
  procedures,
  replace,
  revive,
  rules,
  type SkirmishPlugin,
  type SkirmishRun,
  type StepId,
  switchFigures,
  takeControl,
  timingSteps,
  trigger,
  type WindowId,
} from '@scapewright/skirmish/author';
import { plainCard, type SkirmishEngine } from '@scapewright/skirmish/engine';
import { escapes } from '../src/abilities/escape-attack.ts';
import { drawnBattlefield } from '../src/drawn-battlefield.ts';

/** The three windows of a step. */
export const windowsOf = (step: StepId): readonly WindowId[] => [`before:${step}`, step, `after:${step}`];

/** Every window of the vocabulary; a line of the recorder gives the number of one. */
export const windows: readonly WindowId[] = timingSteps.flatMap(windowsOf);

/** Listens at every window, and writes a line with its number. */
const recorder = rules({
  id: 'recorder',
  name: 'Recorder',
  text: 'Writes down every window.',
  messages: defineMessages('recorder', { window: {} }),
  rules: { '*': ['SS-GLO-001'] },
  hooks: windows.map((window, number) =>
    trigger(window, { commutes: true, run: (run) => run.note('recorder.window', { window: number }) }),
  ),
});

/** Of a player: claims every window, and cares about the order. The line tells the turns counted so far. */
const claims = ability({
  id: 'claims',
  name: 'Claims',
  text: 'Acts at every window.',
  messages: defineMessages('claims', { made: {} }),
  rules: { '*': ['SS-GLO-001'] },
  hooks: () =>
    windows.map((window, number) =>
      trigger(window, {
        run: (run, _args, source) => {
          const seat = run.game.controllerOfCard(source.owner);
          run.note('claims.made', { seat, window: number, turns: run.read(matchTable.turns, 0) });
        },
      }),
    ),
});

/** At the end of the first round everything happens that a game seldom comes to by itself. */
const commotion = rules({
  id: 'commotion',
  name: 'Commotion',
  text: 'Everything happens at once.',
  hooks: [
    trigger('R6', { when: (game) => game.state.read(matchTable.round, 0) === 1, run: (run) => commit(run) }),
  ],
});

function commit(run: SkirmishRun): void {
  const { game } = run;
  const figure = (name: string): number => game.facts.figureNames.indexOf(name);
  const space = (name: string): number => game.field.spaceOf(name);
  const [red, blue] = [0, 1];
  placeFigure(run, figure('tall'), [space('a6')]);
  placeFigure(run, figure('tall'), [space('b6')], { falls: true });
  switchFigures(run, figure('tall'), figure('far'));
  run.call(procedures.knockback, { figure: figure('tall'), from: figure('far'), spaces: 2 });
  inflict(run, { figure: figure('tall'), amount: 2 });
  heal(run, figure('tall'), 1);
  flipToken(run, 0);
  takeControl(run, figure('far'), red, 'round');
  takeControl(run, figure('wide'), blue, 'game');
  takeControl(run, figure('wide'), red, 'game');
  defeat(run, figure('weak'));
  revive(run, figure('weak'), [space('c6')]);
  for (const kind of grantKinds) grant(run, kind, figure('tall'), { spaces: 2, by: red });
}

/** The first time that a step comes up, something else is done and a line written. */
export function standIn(step: StepId): SkirmishPlugin {
  const note = (
    run: SkirmishRun,
    { seat, figure }: { readonly seat: number; readonly figure: number },
  ): void => run.note('stand-in.acts', { seat, figure });
  const replaced: Partial<Record<StepId, object>> = {
    'E.wounds-would-be-received': { amount: 0 },
    'E.figure-defeated': { prevented: 1 },
    'E.control-changed': { prevented: 1 },
  };
  const change = replaced[step];
  const once = (game: Game, _args: object, source: Parameters<typeof markUsed>[1]) =>
    game.used(source, 'game') === 0;
  const unit = rules({
    id: 'stand-in',
    name: 'Stand-in',
    text: 'Something else.',
    messages: defineMessages('stand-in', { acts: {} }),
    rules: { '*': ['SS-GLO-001'] },
    hooks: [
      change
        ? replace(step, {
            when: once,
            run: (run, args, source) => {
              note(run, args);
              markUsed(run, source);
              return change;
            },
          })
        : instead(step, {
            forced: true,
            when: once,
            run: (run, args, source) => {
              note(run, args);
              markUsed(run, source);
            },
          }),
    ],
  });
  return { id: 'test/stand-in', version: '1.0.0', units: [unit] };
}

/** The plugin of the ability to escape an attack, which a card of the game has. */
export const escapePlugin: SkirmishPlugin = { id: 'test/escape', version: '1.0.0', units: [escapes] };

/** The plugin of an ability that acts at every window. */
export const claimsPlugin: SkirmishPlugin = { id: 'test/claims', version: '1.0.0', units: [claims] };

/** The plugin that listens everywhere and lets everything happen. */
export const timingPlugin: SkirmishPlugin = {
  id: 'test/timing',
  version: '1.0.0',
  units: [recorder, commotion],
};

const hexes = `
g1 g1 g1 g1 g1
 g1 g1 g1 g1 g1
g1 g1 g1 g1 g1
 g1 g1 g1 g1 g1
g1 g1 g1 g1 g1
 g15 g1 g1 g1 g1`.slice(1);

const battlefield = drawnBattlefield(hexes);
const zone = (...names: readonly string[]) => names.map((name) => battlefield.spaceOf(name));
const card = (name: string) => ({ name, definition: name, figures: [{ name, spaces: [] }] });

/** Two teams, from setup to the end of the third round; their cards have these abilities. */
function setupWith(abilities: readonly string[], rulings: GameSetup['rulings'] = {}): GameSetup {
  const uses = abilities.map((id) => ({ id, with: {} }));
  const evasion = { id: 'escape', with: { at: 'C2', on: 1 } };
  return {
    battlefield,
    definitions: [
      plainCard('tall', { life: 40, abilities: uses }),
      plainCard('wide', { life: 40, abilities: [...uses, evasion] }),
      plainCard('far', { life: 40, range: 5, abilities: uses }),
      plainCard('weak', { life: 1, defense: 0 }),
    ],
    players: [
      { name: 'red', cards: ['tall', 'wide'].map(card), startZone: zone('b2', 'c2', 'b3') },
      { name: 'blue', cards: ['far', 'weak'].map(card), startZone: zone('c6', 'd6', 'd5') },
    ],
    tokens: [
      { name: 't', kind: 'glyph', content: '', space: battlefield.spaceOf('e6'), faceUp: false, data: {} },
    ],
    start: 'setup',
    roundLimit: 3,
    rulings,
  };
}

/** A game that was played at random: what it came to, and its whole log with every step that it passed. */
export interface TimedGame {
  readonly engine: SkirmishEngine;
  readonly match: Match<Game>;
  readonly log: readonly GameEvent[];
}

/** Plays a game at random. */
export function timedGame(
  engine: SkirmishEngine,
  seed: string,
  abilities: readonly string[] = [],
  rulings: GameSetup['rulings'] = {},
): TimedGame {
  const match = engine.prepare(engine.plan(setupWith(abilities, rulings)), { seed, trace: true });
  const chance = new Chance(seed);
  match.advance((decision) => randomReply(decision, chance));
  return { engine, match, log: match.host.log };
}

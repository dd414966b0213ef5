import {
  type DefeatArgs,
  defineMessages,
  type Game,
  hasInteriors,
  inflict,
  lifeNumber,
  occupantsOf,
  rules,
  type SkirmishRun,
  trigger,
} from '@scapewright/skirmish/author';
import { land, spacesLeft } from './footprint.ts';

/** What is said of it, and the rules behind it. */
const messages = defineMessages('wreck', {
  excess: {
    text: '{figure} receives {wounds, plural, one {# wound} other {# wounds}} that {other} had beyond its Life',
    rules: { superscape: ['SS-DO-067', 'SS-DO-068'] },
  },
  noExcess: {
    text: '{figure} had no wound beyond its Life for those inside',
    rules: { superscape: ['SS-DO-067'] },
  },
  placed: {
    text: '{figure} is placed at {space}, where the object stood',
    rules: { superscape: ['SS-DO-070', 'SS-DO-071', 'SS-DO-072', 'SS-PLACE-104'] },
  },
  noSpace: {
    text: 'no space where the object stood takes {figure}',
    rules: { superscape: ['SS-DO-073', 'SS-DO-065', 'SS-DO-071'] },
  },
  order: {
    text: 'those who were inside {figure} are placed where it stood, in initiative order',
    rules: { superscape: ['SS-DO-068', 'SS-DO-070'] },
  },
});

/** What happens to those inside an object that is defeated. */
export const wreckRule = rules({
  id: 'wreck',
  name: 'Defeat of an occupied object',
  text: 'When an object is defeated, those inside receive the wounds that it received beyond its Life; then each player in initiative order places them on spaces that it stood on, after those who stood on top, and who finds none is defeated.',
  messages: messages,
  wanted: hasInteriors,
  hooks: [
    trigger('E.figure-defeated', { group: -3, when: isOccupied, run: wound }),
    trigger('E.figure-defeated', { group: -1, when: isOccupied, run: empty }),
  ],
});

function isOccupied(game: Game, { figure }: DefeatArgs): boolean {
  return game.isObject(figure) && occupantsOf(game, figure).length > 0;
}

function wound(run: SkirmishRun, { figure: object }: DefeatArgs): void {
  const { game } = run;
  const life = game.value(lifeNumber, game.definition(object).life ?? 0, { figure: object });
  const excess = Math.max(0, game.wounds(object) - life);
  if (excess === 0) {
    run.note(messages.noExcess, { figure: object });
    return;
  }
  for (const figure of occupantsOf(game, object)) {
    run.note(messages.excess, { figure, other: object, wounds: excess });
    inflict(run, { figure, amount: excess });
  }
}

function empty(run: SkirmishRun, args: DefeatArgs): void {
  const object = args.figure;
  run.note(messages.order, { figure: object });
  land(run, {
    waiting: () => occupantsOf(run.game, object),
    spaces: spacesLeft(args),
    placed: messages.placed,
    noSpace: messages.noSpace,
  });
}

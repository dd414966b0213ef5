import {
  absentUsers,
  clearBattlefield,
  defineMessages,
  type Game,
  type PluginParts,
  pickLastingBattlefield,
  regionOf,
  regionsInPlay,
  rules,
  type SkirmishRun,
  tokensIn,
  trigger,
} from '@scapewright/skirmish/author';

const messages = defineMessages('battlefield', {
  laid: {
    text: 'battlefield {battlefield} lies beside the main one',
    rules: { '*': ['SS-SEPBF-001', 'SS-SEPBF-002', 'SS-SEPBF-006'] },
  },
  apart: {
    text: 'from battlefield {battlefield} to others there is neither range nor sight',
    rules: { '*': ['SS-SEPBF-010'] },
  },
  local: {
    text: 'abilities of who stands on battlefield {battlefield} speak of it alone',
    rules: { '*': ['SS-SEPBF-004', 'SS-SEPBF-007', 'SS-SEPBF-008', 'SS-SEPBF-009'] },
  },
  held: { text: 'battlefield {battlefield} stays: {count} stand on it', rules: { '*': ['SS-SEPBF-014'] } },
  emptied: {
    text: 'nobody stands on battlefield {battlefield}: it leaves the game',
    rules: { '*': ['SS-SEPBF-013'] },
  },
  contents: {
    text: '{token} leaves the game with battlefield {battlefield}',
    rules: { '*': ['SS-SEPBF-015'] },
  },
});

/** After whatever else acts at the end of a round. */
const last = 1_000;

/** The battlefields that were laid apart from the main one, not the extensions of another. */
function separate({ battlefields }: Game['facts']): Game['facts']['battlefields'] {
  return battlefields.filter(({ attached, of }) => !attached && of === undefined);
}

/** How many figures stand on a battlefield, or inside an object there: characters and destructible objects. */
function figuresIn(game: Game, region: number): number {
  let count = 0;
  for (let figure = 0; figure < game.figureCount; figure++) if (regionOf(game, figure) === region) count++;
  return count;
}

/** Is the battlefield kept although nobody stands on it, since it was laid for the cards in play? */
function isReferenced(game: Game, region: number): boolean {
  return (
    game.ruling('keepReferencedBattlefields') === true &&
    separate(game.facts).some((one) => one.region === region)
  );
}

/** Battlefields that are not connected: each is a world of its own, and leaves the game when it is empty. */
const separateRule = rules({
  id: 'separate-battlefields',
  name: 'Separate battlefields',
  text: 'What is not connected is a battlefield of its own, for abilities and for victory; one on which no figure stands leaves at the end of the round.',
  messages,
  hooks: [
    trigger('G1.3', {
      commutes: true,
      when: (game) => separate(game.facts).length > 0,
      run: (run) => {
        for (const { region } of separate(run.game.facts))
          for (const reason of [messages.laid, messages.apart, messages.local])
            run.note(reason, { battlefield: region + 1 });
      },
    }),
    trigger('1A', {
      optional: true,
      seat: (_game, { seat }) => seat,
      when: (game, { seat }) => absentUsers(game, seat).length > 0,
      run: (run, { seat }) => {
        for (const user of absentUsers(run.game, seat)) pickLastingBattlefield(run, seat, user);
      },
    }),
    trigger('after:R6', {
      group: last,
      when: (game) => regionsInPlay(game).length > 1,
      run: clearEmpty,
    }),
  ],
});

function clearEmpty(run: SkirmishRun): void {
  const { game } = run;
  const regions = regionsInPlay(game);
  const held = regions.filter((region) => figuresIn(game, region) > 0);
  for (const region of held)
    run.note(messages.held, { battlefield: region + 1, count: figuresIn(game, region) });
  if (held.length === 0) return;
  for (const region of regions) {
    if (held.includes(region) || isReferenced(game, region)) continue;
    run.note(messages.emptied, { battlefield: region + 1 });
    for (const token of tokensIn(game, region))
      run.note(messages.contents, { battlefield: region + 1, token });
    clearBattlefield(run, region);
  }
}

/** What holds for all battlefields that are not connected. */
export const separateParts: PluginParts = {
  units: [separateRule],
  rulings: { keepReferencedBattlefields: false },
};

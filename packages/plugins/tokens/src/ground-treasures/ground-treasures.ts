import type { Space } from '@scapewright/board';
import {
  carry,
  defineMessages,
  type EventStimulus,
  type Figure,
  type Game,
  isFaceUp,
  mayTakeToken,
  rollNumber,
  rules,
  runEffect,
  type SkirmishRun,
  type Token,
  tokenPlan,
  tokenStops,
  tokensOn,
  trigger,
} from '@scapewright/skirmish/author';
import { keysOfTreasure } from '../treasures/treasure-messages.ts';
import { isTreasureGlyph, isUniqueHero } from '../treasures/treasure-tokens.ts';

/** A roll up to this number springs the trap of a treasure that lies symbol side up (HS-TREAS-004). */
const trap = 5;

/** What is said of a treasure that may lie face down: it never tells which. */
const groundMessages = defineMessages('treasure', {
  passed: {
    text: '{figure} comes to a treasure at {space}, which stops nobody',
    rules: { heroscape: ['HS-TREAS-002'] },
  },
  stays: {
    text: '{figure} cannot take the treasure: only a Unique Hero can',
    rules: { heroscape: ['HS-TREAS-001'] },
  },
  trap: {
    text: '{figure} walks into a trap: {result} is 5 or less, and the treasure stays',
    rules: { heroscape: ['HS-TREAS-004'] },
  },
  turned: { text: '{figure} turns up a treasure with {result}', rules: { heroscape: ['HS-TREAS-004'] } },
});

/** Treasures on spaces: one chapter sees to all of them, so that neither order nor source tells what lies face down. */
export const groundTreasures = rules({
  id: 'ground-treasures',
  name: 'Treasures on spaces',
  text: 'A treasure stops nobody, and a Unique Hero that ends its movement on it may take it.',
  rules: { heroscape: ['HS-TREAS-001', 'HS-TREAS-003'] },
  messages: groundMessages,
  wanted: (setup) => (setup.tokens ?? []).some(isTreasureGlyph),
  hooks: [
    trigger('E.figure-enters-space', {
      commutes: true,
      when: (game, { space }) => treasuresAt(game, [space]).length > 0,
      run: (run, { figure, space }) => run.note(groundMessages.passed, { figure, space }),
    }),
    trigger('3H', {
      seat: (game, { figure }) => game.controller(figure),
      when: (game, { figure }) =>
        game.isPlaced(figure) && treasuresAt(game, game.spacesOf(figure)).length > 0,
      run: (run, { figure }, { key }) => {
        if (!isUniqueHero(run.game, figure)) run.note(groundMessages.stays, { figure });
        else
          for (const token of treasuresAt(run.game, run.game.spacesOf(figure)))
            if (run.game.ask(mayTakeToken, true, { figure, token })) take(run, figure, token, key);
      },
    }),
  ],
});

/** Treasures that lie on spaces, whatever they are. */
function treasuresAt(game: Game, spaces: readonly Space[]): readonly number[] {
  return spaces.flatMap((space) =>
    tokensOn(game, space).filter(
      (token) => isTreasureGlyph(tokenPlan(game, token)) && !game.ask(tokenStops, true, { token }),
    ),
  );
}

function take(run: SkirmishRun, figure: Figure, token: Token, source: string): void {
  const { game } = run;
  const seat = game.controller(figure);
  if (!run.may(seat, 'equip', source, game.keyOf('figure', figure))) return;
  if (!isFaceUp(game, token)) {
    const { result } = rollNumber(run, { seat, figure, role: 'trap', token });
    run.note(result <= trap ? groundMessages.trap : groundMessages.turned, { figure, result });
    if (result <= trap) {
      const sprung = tokenPlan(game, token).data['trap'] as EventStimulus | undefined;
      if (sprung) runEffect(run, sprung, figure);
      return;
    }
  }
  carry(run, token, figure);
  const messages = keysOfTreasure(tokenPlan(game, token).content);
  run.note(messages.taken, { figure, token });
  if (game.definition(figure).uniqueness === 'uncommon') run.note(messages.asUnique, { figure });
}

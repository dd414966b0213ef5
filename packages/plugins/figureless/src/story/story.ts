import type { HookSource } from '@scapewright/kernel';
import {
  ability,
  type CardDefinition,
  cardTable,
  defineMessages,
  type EventStimulus,
  flipCard,
  type Game,
  meetsNeeds,
  removeCard,
  runEffect,
  trigger,
} from '@scapewright/skirmish/author';

const messages = defineMessages('story', {
  prologueMet: {
    text: 'the team meets the prologue of {card}',
    rules: { superscape: ['SS-STORY-005', 'SS-STORY-006'] },
  },
  prologueFailed: {
    text: 'the team does not meet the prologue of {card}: it is without the story, its setup and its abilities',
    rules: {
      superscape: ['SS-STORY-006', 'SS-STORY-007', 'SS-STORY-008', 'SS-STORY-009'],
    },
  },
  setUp: {
    text: 'the setup of {card} is carried out and lasts for the game',
    rules: { superscape: ['SS-STORY-010', 'SS-STORY-011'] },
  },
  begins: {
    text: '{card} is turned over: the abilities on its back are in effect',
    rules: { superscape: ['SS-STORY-003', 'SS-STORY-012', 'SS-STORY-013'] },
  },
});

/** The cards of the team on which a story is. */
function teamOf(game: Game, { owner }: HookSource): readonly CardDefinition[] {
  return game.facts.cardNames.flatMap((_, card) =>
    game.ownerOfCard(card) === game.ownerOfCard(owner) && game.isTaken(card)
      ? [game.definitionOfCard(card)]
      : [],
  );
}

/** The front of a story card: its prologue is looked at before the game starts, then it is set up and turned over. */
export const story = ability({
  id: 'story',
  name: 'Story',
  text: 'A team that does not meet the prologue when the game starts is without the story; otherwise it is set up and turned over to its abilities.',
  parameters: { effect: undefined as EventStimulus | undefined },
  cards: ['story'],
  messages,
  hooks: ({ effect }) => [
    trigger('after:G1.3', {
      commutes: true,
      run: (run, _args, source) => {
        const { game } = run;
        const card = source.owner;
        if (meetsNeeds(game.definitionOfCard(card), teamOf(game, source))) {
          if (game.definitionOfCard(card).teamNeeds) run.note(messages.prologueMet, { card });
          return;
        }
        run.note(messages.prologueFailed, { card });
        removeCard(run, card);
        run.write(cardTable.owner, card, -1);
      },
    }),
    trigger('G1.4', {
      run: (run, _args, source) => {
        const card = source.owner;
        if (effect) {
          run.note(messages.setUp, { card });
          runEffect(run, effect, -1);
        }
        flipCard(run, card);
        run.note(messages.begins, { card });
      },
    }),
  ],
});

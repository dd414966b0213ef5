import {
  defineMessages,
  type Game,
  matchTable,
  type VictoryFacts,
  victory,
} from '@scapewright/skirmish/author';
import { groundProblems, playerProblems, spacesNamed, teamOfFigure, teamOfPlayer } from '../ground.ts';

const rules = { superscape: ['SS-COMP-001', 'SS-END-002'], heroscape: ['HS-WIN-001', 'HS-WIN-002'] };
const messages = defineMessages('victory', {
  arrived: { text: '{team} has won: its charge has arrived', rules },
  lost: { text: '{team} has won: the charge is lost', rules },
  late: { text: '{team} has won: the charge has not arrived in time', rules },
});

/** A side has to bring a figure of a card to certain spaces; the others keep it from that (HS-WIN-001, HS-WIN-002). */
export const escort = victory({
  id: 'escort',
  name: 'Escort',
  text: 'The team of {player} wins when a figure of {card} stands on one of {spaces}; the others win when no such figure is left{rounds, plural, =0 {} other {, or when round # ends without that}}.',
  messages,
  parameters: {
    /** The player whose charge it is. */
    player: '',
    /** Id of the card. */
    card: '',
    /** Names of the spaces to which it is brought. */
    spaces: [] as readonly string[],
    /** The last round in which it may arrive; 0: any. */
    rounds: 0,
  },
  judge: (game, { teams, roundEnd, region }, { player, card, spaces, rounds }) => {
    const own = teamOfPlayer(game, player);
    const others = teams.filter((team) => team !== own);
    const charges = chargesOf(game, card, own);
    const ends = spacesNamed(game, spaces, region);
    if (charges.some((figure) => game.spacesOf(figure).some((space) => ends.includes(space))))
      return { teams: [own], reason: messages.arrived };
    if (charges.length === 0) return { teams: others, reason: messages.lost };
    const isLate = roundEnd && rounds > 0 && game.state.read(matchTable.round, 0) >= rounds;
    return isLate ? { teams: others, reason: messages.late } : undefined;
  },
  draws: (game, figure, { player, card, spaces }) => {
    const own = teamOfPlayer(game, player);
    const charges = chargesOf(game, card, own);
    if (teamOfFigure(game, figure) !== own) return charges.flatMap((one) => game.spacesOf(one));
    return charges.includes(figure) ? spacesNamed(game, spaces) : [];
  },
  problems: (facts, { player, card, spaces }) => [
    ...playerProblems(facts, player),
    ...chargeProblems(facts, player, card),
    ...groundProblems(facts, spaces),
  ],
});

/** What is wrong with the card that a player is to bring somewhere: nobody has it, or somebody else. */
function chargeProblems({ players, cards, cardsOf }: VictoryFacts, player: string, card: string) {
  if (cardsOf(player).includes(card)) return [];
  if (!cards.includes(card)) {
    const message = card === '' ? 'names no card' : `no card ${card} is in the game`;
    return [{ message, fix: 'name a card of that player' }];
  }
  if (!players.includes(player)) return [];
  return [{ message: `${card} is no card of ${player}`, fix: `name one of ${cardsOf(player).join(', ')}` }];
}

/** The figures of the card that a team still plays. */
function chargesOf(game: Game, id: string, team: number): readonly number[] {
  return game.facts.cardNames.flatMap((_, card) =>
    game.definitionOfCard(card).id === id
      ? game.figuresOf(card).filter((figure) => game.isAlive(figure) && teamOfFigure(game, figure) === team)
      : [],
  );
}

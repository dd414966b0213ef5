import { type Game, matchTable, objectAround } from '@scapewright/skirmish/author';
import { unitWords } from '@scapewright/skirmish/explain';
import type { BattleRecord } from '@scapewright/table/battle';
import { drawGame } from '../battle/battle-map.ts';
import { cardListOf } from '../content/armies.ts';
import type { Page } from '../terminal/page.ts';
import { sidePainter } from '../terminal/print-report.ts';

/** Who plays what on which map, and how the game is won where the players agreed on more than usual. */
export function greet({ line, colours }: Page, record: BattleRecord, game: Game): void {
  const name = record.ruleset === 'heroscape' ? 'HeroScape' : 'SuperScape';
  line(`${colours.bold(name)} on ${colours.bold(record.map)}`);
  record.armies.forEach((army, seat) => {
    const who = record.seats[seat] === 'person' ? 'you' : `${record.seats[seat]} bot`;
    const side = sidePainter(seat, colours)(colours.bold(army.player));
    line(`  ${side} (${who}): ${cardListOf(army) || 'to be drafted'}`);
  });
  if (record.victory !== undefined || record.roundLimit !== undefined) {
    const { roundLimit, victory } = game.facts;
    if (roundLimit !== undefined) line(colours.dim(`  the game ends after round ${roundLimit}`));
    for (const { unit, params } of victory) line(colours.dim(`  ${unitWords(unit, params).text}`));
  }
  line(colours.dim('  ? lists what you can type'));
}

/** Every figure with the life that it has left and where it stands. */
export function listFigures({ line, colours }: Page, game: Game): void {
  game.facts.figureNames.forEach((name, figure) => {
    const { life } = game.definition(figure);
    const left = life === null ? '' : `${Math.max(0, life - game.wounds(figure))} of ${life} life`;
    const side = sidePainter(Math.max(0, game.controller(figure)), colours);
    line(`  ${side(name.padEnd(24))} ${left.padEnd(14)} ${placeOf(game, figure)}`);
  });
}

function placeOf(game: Game, figure: number): string {
  if (game.isPlaced(figure)) return game.field.names[game.space(figure)] ?? '';
  if (!game.isAlive(figure)) return 'out of the game';
  const object = objectAround(game, figure);
  return object < 0 ? 'on no space' : `in ${game.facts.figureNames[object]}`;
}

/** The battlefield as it was left, the winners and the seed. */
export function tellResult(page: Page, record: BattleRecord, game: Game): void {
  const { line, colours, write } = page;
  write(drawGame(page, record.scenery, game));
  const winner = game.state.read(matchTable.winner, 0);
  const winners = record.armies.flatMap(({ player }, seat) => (game.teamOf(seat) === winner ? [player] : []));
  const names = winner >= 0 ? sidePainter(winner, colours)(winners.join(' and ')) : 'Nobody';
  const verb = winners.length > 1 ? 'win' : 'wins';
  line(`${colours.bold(names)} ${verb}. ${colours.dim(`The seed was ${record.seed}.`)}`);
}

import type { Result, TableSnapshot, View } from '@scapewright/protocol';
import type { BattleRecord } from '@scapewright/table/battle';
import { cardListOf } from '../content/armies.ts';
import { rulesetTitle } from '../content/ruleset-title.ts';
import type { Page } from '../terminal/page.ts';
import { sidePainter } from '../terminal/side-painter.ts';
import { wrapText } from '../terminal/wrap-text.ts';
import { figureWords } from './tell-asked.ts';

/** Who plays what on which map, and how the game is won where the players agreed on more than usual. */
export function greet(page: Page, record: BattleRecord, conditions: readonly string[]): void {
  const { line, colours, columns } = page;
  line(`${colours.bold(rulesetTitle(record.ruleset))} on ${colours.bold(record.map)}`);
  const people = record.seats.filter((kind) => kind === 'person').length;
  record.armies.forEach((army, seat) => {
    const kind = record.seats[seat];
    const who = kind === 'person' ? (people === 1 ? 'you' : 'a person') : `${kind} bot`;
    const cards = cardListOf(army) || 'to be drafted';
    const [first = '', ...more] = wrapText(`(${who}): ${cards}`, columns - army.player.length - 4);
    line(`  ${sidePainter(seat, colours)(colours.bold(army.player))} ${first}`);
    for (const text of more) line(`    ${text}`);
  });
  if (record.roundLimit !== undefined) line(colours.dim(`  The game ends after round ${record.roundLimit}.`));
  for (const condition of record.victory === undefined && record.roundLimit === undefined ? [] : conditions)
    for (const text of wrapText(condition, columns - 4)) line(colours.dim(`  ${text}`));
  line(colours.dim('  ? lists what you can type.'));
}

/** `status`: the round, whose turn it is, and everybody's cards with their markers and figures. */
export function tellStatus(page: Page, view: View, { waitingFor }: Pick<TableSnapshot, 'waitingFor'>): void {
  const { line, colours } = page;
  const nameOf = (seat: number): string => view.seats.find((one) => one.seat === seat)?.name ?? '';
  const turn = view.turn > 0 ? `, turn ${view.turn}` : '';
  const active = view.activeSeat >= 0 && view.turn > 0 ? `; ${nameOf(view.activeSeat)} acts` : '';
  const waiting = waitingFor.length > 0 ? `; waiting for ${waitingFor.map(nameOf).join(' and ')}` : '';
  line(`  ${view.round > 0 ? `Round ${view.round}${turn}` : 'Before the first round'}${active}${waiting}`);
  for (const { seat } of view.seats) tellSide(page, view, seat);
  const neutral = view.cards.filter((card) => card.seat < 0);
  if (neutral.length > 0) {
    line(`  ${colours.bold('Nobody’s')}`);
    for (const card of neutral) tellCardRow(page, view, card, colours.dim);
  }
}

function tellSide(page: Page, view: View, seat: number): void {
  const { line, colours } = page;
  const paint = sidePainter(seat, colours);
  const { name = '', out = false, initiative = 0 } = view.seats.find((one) => one.seat === seat) ?? {};
  const rolled = initiative > 0 ? `, initiative ${initiative}` : '';
  line(`  ${paint(colours.bold(name))}${out ? ' (out)' : colours.dim(rolled)}`);
  for (const card of view.cards) if (card.seat === seat) tellCardRow(page, view, card, paint);
}

function tellCardRow(
  { line, colours, columns }: Page,
  view: View,
  { name, figures, orderMarkers, markersByName = {}, out }: View['cards'][number],
  paint: (text: string) => string,
): void {
  const markers = [
    ...(orderMarkers.length > 0 ? [`order markers ${orderMarkers.join(' ')}`] : []),
    ...Object.entries(markersByName).map(([marker, count]) => `${marker} ${count}`),
  ].join(', ');
  const own = view.figures.filter(({ key }) => figures.includes(key));
  const [only, ...others] = own;
  const isSame = only !== undefined && others.length === 0 && only.name === name;
  const tail = markers === '' ? '' : `  [${markers}]`;
  if (isSame || out) {
    const words = isSame ? figureWords(only, view) : `${name}: ${own.length > 0 ? 'destroyed' : 'used'}`;
    const [head = '', ...more] = wrapText(`${words.slice(name.length)}${tail}`, columns - name.length - 6);
    line(`    ${paint(name)}${head}`);
    for (const text of more) line(`      ${text}`);
    return;
  }
  line(`    ${paint(name)}${colours.dim(tail)}`);
  for (const figure of own)
    for (const text of wrapText(figureWords(figure, view), columns - 8)) line(`      ${text}`);
}

/** Who has won, why, and the seed. */
export function tellEnd({ line, colours }: Page, result: Result | undefined, seed: string): void {
  const [winner] = result?.winners ?? [];
  const words = colours.bold(result?.reason ?? 'The game is over.');
  const told = winner === undefined ? words : sidePainter(winner, colours)(words);
  line(`${told} ${colours.dim(`The seed was ${seed}.`)}`);
}

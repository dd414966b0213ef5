import type { Result, TableSnapshot, View } from '@scapewright/protocol';
import type { BattleRecord } from '@scapewright/table/battle';
import { cardListOf } from '../content/armies.ts';
import { rulesetTitle } from '../content/ruleset-title.ts';
import type { Page } from '../terminal/page.ts';
import { sidePainter } from '../terminal/side-painter.ts';
import { wrapText } from '../terminal/wrap-text.ts';
import { capitals, figureWords } from './tell-asked.ts';

/** Who plays what on which map, and how the game is won where the players agreed on more than usual. */
export function greet(page: Page, record: BattleRecord, conditions: readonly string[]): void {
  const { line, colours, columns, words } = page;
  const titled = { ruleset: rulesetTitle(record.ruleset), map: record.map };
  line(colours.bold(words.say('greet:on', titled)));
  const people = record.seats.filter((kind) => kind === 'person').length;
  record.armies.forEach((army, seat) => {
    const kind = record.seats[seat];
    const who =
      kind === 'person'
        ? words.say(people === 1 ? 'greet:you' : 'greet:person')
        : words.say('greet:bot', { bot: kind });
    const cards = cardListOf(army) || words.say('greet:to-be-drafted');
    const [first = '', ...more] = wrapText(`(${who}): ${cards}`, columns - army.player.length - 4);
    line(`  ${sidePainter(seat, colours)(colours.bold(army.player))} ${first}`);
    for (const text of more) line(`    ${text}`);
  });
  if (record.roundLimit !== undefined)
    line(colours.dim(`  ${words.say('greet:ends', { round: record.roundLimit })}`));
  for (const condition of record.victory === undefined && record.roundLimit === undefined ? [] : conditions)
    for (const text of wrapText(condition, columns - 4)) line(colours.dim(`  ${text}`));
  line(colours.dim(`  ${words.say('greet:help')}`));
}

/** `status`: the round, whose turn it is, and everybody's cards with their markers and figures. */
export function tellStatus(page: Page, view: View, { waitingFor }: Pick<TableSnapshot, 'waitingFor'>): void {
  const { line, colours, words } = page;
  const nameOf = (seat: number): string => view.seats.find((one) => one.seat === seat)?.name ?? '';
  const { round, turn, activeSeat } = view;
  const moment = round === 0 ? 'status:before' : turn > 0 ? 'status:turn' : 'status:round';
  const told = [
    words.say(moment, { round, turn }),
    ...(activeSeat >= 0 && turn > 0 ? [words.say('status:acts', { name: nameOf(activeSeat) })] : []),
    ...(waitingFor.length > 0 ? [words.say('status:waiting', { names: waitingFor.map(nameOf) })] : []),
  ];
  line(`  ${told.join('; ')}`);
  for (const { seat } of view.seats) tellSide(page, view, seat);
  const neutral = view.cards.filter((card) => card.seat < 0);
  if (neutral.length > 0) {
    line(`  ${colours.bold(words.say('status:nobodys'))}`);
    for (const card of neutral) tellCardRow(page, view, card, colours.dim);
  }
}

function tellSide(page: Page, view: View, seat: number): void {
  const { line, colours, words } = page;
  const paint = sidePainter(seat, colours);
  const { name = '', out = false, initiative = 0 } = view.seats.find((one) => one.seat === seat) ?? {};
  const rolled = initiative > 0 ? `, ${words.say('status:initiative', { number: initiative })}` : '';
  line(`  ${paint(colours.bold(name))}${out ? ` (${words.say('status:out')})` : colours.dim(rolled)}`);
  for (const card of view.cards) if (card.seat === seat) tellCardRow(page, view, card, paint);
}

function tellCardRow(
  { line, colours, columns, words }: Page,
  view: View,
  { name, figures, orderMarkers, markersByName = {}, out }: View['cards'][number],
  paint: (text: string) => string,
): void {
  const markers = [
    ...(orderMarkers.length > 0
      ? [words.say('status:order-markers', { markers: orderMarkers.join(' ') })]
      : []),
    ...Object.entries(markersByName).map(([name, count]) =>
      words.say('status:marker', { name: capitals(name), count }),
    ),
  ].join(', ');
  const own = view.figures.filter(({ key }) => figures.includes(key));
  const [only, ...others] = own;
  const isSame = only !== undefined && others.length === 0 && only.name === name;
  const tail = markers === '' ? '' : `  [${markers}]`;
  if (isSame || out) {
    const told = isSame
      ? figureWords(words, only, view)
      : words.say(own.length > 0 ? 'status:destroyed' : 'status:used', { name });
    const [head = '', ...more] = wrapText(`${told.slice(name.length)}${tail}`, columns - name.length - 6);
    line(`    ${paint(name)}${head}`);
    for (const text of more) line(`      ${text}`);
    return;
  }
  line(`    ${paint(name)}${colours.dim(tail)}`);
  for (const figure of own)
    for (const text of wrapText(figureWords(words, figure, view), columns - 8)) line(`      ${text}`);
}

/** Who has won, why, and the seed. */
export function tellEnd(
  { line, colours, words: phrases }: Page,
  result: Result | undefined,
  seed: string,
): void {
  const [winner] = result?.winners ?? [];
  const words = colours.bold(result?.reason ?? phrases.say('play:over'));
  const told = winner === undefined ? words : sidePainter(winner, colours)(words);
  line(`${told} ${colours.dim(phrases.say('play:seed', { seed }))}`);
}

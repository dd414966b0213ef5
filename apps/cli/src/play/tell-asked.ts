import type { Told, View } from '@scapewright/protocol';
import { isRuleId, ruleTitle } from '@scapewright/rulebook';
import { ruleTitleKey } from '@scapewright/table';
import type { Page } from '../terminal/page.ts';
import { bar } from '../terminal/plot.ts';
import { wrapText } from '../terminal/wrap-text.ts';
import type { TerminalWords } from '../words/terminal-words.ts';

const barWidth = 24;

/** What a table answers to why. */
export function tellWhy(page: Page, { text, parts, rules }: Told<'why'>, showsIds: boolean): void {
  const { line, colours, columns, words: phrases } = page;
  const say = (words: string, indent: string, paint = (one: string): string => one): void => {
    for (const one of wrapText(words, columns - indent.length - 2)) line(`${indent}${paint(one)}`);
  };
  const [only, ...more] = parts;
  const saysAll = only === undefined || (more.length === 0 && text.includes(only.text));
  say(text, '  ');
  if (saysAll) {
    const [first] = rules;
    if (first !== undefined) say(ruleWords(phrases, first, showsIds), '    ', colours.dim);
    return;
  }
  for (const { applied, text: told, rules: behind } of parts) {
    const [first] = behind;
    const cited = first === undefined ? '' : `  (${ruleWords(phrases, first, showsIds)})`;
    if (applied) say(`${told}${cited}`, '    ');
    else say(`${phrases.say('why:not-now', { text: told })}${cited}`, '    ', colours.dim);
  }
}

/** A rule by its title, and by its id for those who want to look it up. */
const ruleWords = ({ say, nameOf }: TerminalWords, id: string, showsId: boolean): string => {
  if (!isRuleId(id)) return id;
  const title = nameOf(ruleTitle(id), ruleTitleKey(id));
  return showsId ? `${id} ${title}` : say('why:rule', { title });
};

/** What an attack would come to. */
export function tellOdds(page: Page, told: Told<'odds'>, nameOf: (key: string) => string): void {
  const { line, colours, words: phrases } = page;
  const { say } = phrases;
  const [attacker, target] = [nameOf(told.attacker), nameOf(told.target)];
  const { wounds = [], expected = 0, defeat = 0, attack, defense } = told;
  if (!told.possible || wounds.length === 0) {
    const words = told.possible ? told.text : say('odds:cannot', { attacker, target, why: told.text });
    for (const text of wrapText(words, page.columns - 2)) line(`  ${text}`);
    return;
  }
  const numbers = say('odds:dice', {
    dice: attack?.number ?? 0,
    against: defense?.number ?? 0,
    expected: phrases.number(expected, 2),
    defeat: percent(phrases, defeat),
  });
  line(`  ${colours.bold(say('odds:attacks', { attacker, target }))}: ${numbers}`);
  const largest = Math.max(...wounds);
  wounds.forEach((chance, count) => {
    if (chance > 0.0005)
      line(
        `    ${say('odds:wounds', { count }).padEnd(10)} ${percent(phrases, chance).padStart(6)}  ${colours.red(bar(chance, largest, barWidth))}`,
      );
  });
}

/** A chance; never all or nothing where it is not certain. */
function percent({ say, number }: TerminalWords, chance: number): string {
  if (chance > 0 && chance < 0.0005) return say('odds:under', { least: `${number(0.1, 1)} %` });
  if (chance < 1 && chance > 0.9995) return say('odds:over', { most: `${number(99.9, 1)} %` });
  return `${number(chance * 100, 1)} %`;
}

/** A card as it lies on the table: its numbers as they are now, who is left of it, its markers, its abilities. */
export function tellCard(page: Page, card: Told<'card'>, view: View): void {
  const { line, colours, columns, words: phrases } = page;
  const row = view.cards.find(({ key }) => key === card.key);
  const owner = view.seats.find(({ seat }) => seat === card.seat)?.name;
  line(
    `  ${colours.bold(card.name)}${owner === undefined ? '' : colours.dim(`  ${phrases.say('card:of', { owner })}`)}`,
  );
  const say = (words: string): void => {
    for (const text of wrapText(words, columns - 4)) line(`  ${text}`);
  };
  if (card.traits.length > 0) say(colours.dim(card.traits.join(', ')));
  say(
    card.numbers
      .map(({ name, value, now }) =>
        phrases.say(now === undefined ? 'card:number' : 'card:now', { name, value, now }),
      )
      .join(' · '),
  );
  for (const key of card.figures) {
    const figure = view.figures.find((one) => one.key === key);
    if (figure) say(figureWords(phrases, figure, view));
  }
  if (row && row.orderMarkers.length > 0)
    say(phrases.say('card:order-markers', { markers: row.orderMarkers.join(' ') }));
  for (const [name, count] of Object.entries(row?.markersByName ?? {}))
    say(phrases.say('card:markers', { count, name: capitals(name) }));
  for (const { name, text } of card.abilities) {
    line();
    line(`  ${colours.bold(name)}`);
    for (const words of wrapText(text, columns - 6)) line(`    ${words}`);
  }
}

/** A kind of marker as people call it: `justice` is "Justice". */
export const capitals = (id: string): string =>
  id.replaceAll(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase());

/** `Hulk: 6 of 8 life, e7, engaged with Batman`. */
export function figureWords({ say }: TerminalWords, figure: View['figures'][number], view: View): string {
  const { name, life, wounds, spaces, state, in: around, engaged } = figure;
  const nameOf = (key: string): string => view.figures.find((one) => one.key === key)?.name ?? '';
  if (state === 'defeated') return say('status:destroyed', { name });
  const place =
    spaces.length > 0
      ? say('figure:spaces', { spaces })
      : around
        ? say('figure:in', { object: nameOf(around) })
        : say('figure:nowhere');
  const words = [
    ...(life === undefined || life === 1
      ? []
      : [say('figure:life', { left: Math.max(0, life - wounds), life })]),
    place,
    ...(engaged.length > 0 ? [say('figure:engaged', { others: engaged.map(nameOf) })] : []),
  ];
  return `${name}: ${words.join(', ')}`;
}

import type { Told, View } from '@scapewright/protocol';
import { isRuleId, ruleTitle } from '@scapewright/rulebook';
import { counted } from '../terminal/counted.ts';
import type { Page } from '../terminal/page.ts';
import { bar } from '../terminal/plot.ts';
import { wrapText } from '../terminal/wrap-text.ts';

const barWidth = 24;

/** What a table answers to why. */
export function tellWhy(page: Page, { text, parts, rules }: Told<'why'>, showsIds: boolean): void {
  const { line, colours, columns } = page;
  const say = (words: string, indent: string, paint = (one: string): string => one): void => {
    for (const one of wrapText(words, columns - indent.length - 2)) line(`${indent}${paint(one)}`);
  };
  const [only, ...more] = parts;
  const saysAll = only === undefined || (more.length === 0 && text.includes(only.text));
  say(text, '  ');
  if (saysAll) {
    const [first] = rules;
    if (first !== undefined) say(ruleWords(first, showsIds), '    ', colours.dim);
    return;
  }
  for (const { applied, text: told, rules: behind } of parts) {
    const [first] = behind;
    const cited = first === undefined ? '' : `  (${ruleWords(first, showsIds)})`;
    if (applied) say(`${told}${cited}`, '    ');
    else say(`not now: ${told}${cited}`, '    ', colours.dim);
  }
}

/** A rule by its title, and by its id for those who want to look it up. */
const ruleWords = (id: string, showsId: boolean): string => {
  if (!isRuleId(id)) return id;
  return showsId ? `${id} ${ruleTitle(id)}` : `rule: ${ruleTitle(id)}`;
};

/** What an attack would come to. */
export function tellOdds(page: Page, told: Told<'odds'>, nameOf: (key: string) => string): void {
  const { line, colours } = page;
  const [attacker, target] = [nameOf(told.attacker), nameOf(told.target)];
  const { wounds = [], expected = 0, defeat = 0 } = told;
  if (!told.possible || wounds.length === 0) {
    const words = told.possible ? told.text : `${attacker} cannot attack ${target} now. ${told.text}`;
    for (const text of wrapText(words, page.columns - 2)) line(`  ${text}`);
    return;
  }
  line(
    `  ${colours.bold(`${attacker} attacks ${target}`)}: ${told.attack?.number} dice against ${told.defense?.number}, ${expected.toFixed(2)} wounds expected, ${percent(defeat)} to defeat it`,
  );
  const largest = Math.max(...wounds);
  wounds.forEach((chance, count) => {
    if (chance > 0.0005)
      line(
        `    ${counted(count, 'wound').padEnd(10)} ${percent(chance).padStart(6)}  ${colours.red(bar(chance, largest, barWidth))}`,
      );
  });
}

/** A chance; never all or nothing where it is not certain. */
function percent(chance: number): string {
  if (chance > 0 && chance < 0.0005) return 'under 0.1 %';
  if (chance < 1 && chance > 0.9995) return 'over 99.9 %';
  return `${(chance * 100).toFixed(1)} %`;
}

/** A card as it lies on the table: its numbers as they are now, who is left of it, its markers, its abilities. */
export function tellCard(page: Page, card: Told<'card'>, view: View): void {
  const { line, colours, columns } = page;
  const row = view.cards.find(({ key }) => key === card.key);
  const owner = view.seats.find(({ seat }) => seat === card.seat)?.name;
  line(`  ${colours.bold(card.name)}${owner === undefined ? '' : colours.dim(`  of ${owner}`)}`);
  const say = (words: string): void => {
    for (const text of wrapText(words, columns - 4)) line(`  ${text}`);
  };
  if (card.traits.length > 0) say(colours.dim(card.traits.join(', ')));
  say(
    card.numbers
      .map(({ name, value, now }) => `${name} ${value}${now === undefined ? '' : ` (now ${now})`}`)
      .join(' · '),
  );
  for (const key of card.figures) {
    const figure = view.figures.find((one) => one.key === key);
    if (figure) say(figureWords(figure, view));
  }
  if (row && row.orderMarkers.length > 0) say(`order markers: ${row.orderMarkers.join(' ')}`);
  for (const [name, count] of Object.entries(row?.markersByName ?? {})) say(counted(count, name));
  for (const { name, text } of card.abilities) {
    line();
    line(`  ${colours.bold(name)}`);
    for (const words of wrapText(text, columns - 6)) line(`    ${words}`);
  }
}

/** `Hulk: 6 of 8 life, e7, engaged with Batman`. */
export function figureWords(figure: View['figures'][number], view: View): string {
  const { name, life, wounds, spaces, state, in: around, engaged } = figure;
  const nameOf = (key: string): string => view.figures.find((one) => one.key === key)?.name ?? '';
  if (state === 'defeated') return `${name}: destroyed`;
  const place = spaces.length > 0 ? spaces.join(' and ') : around ? `in ${nameOf(around)}` : 'on no space';
  return [
    `${name}: ${life === undefined || life === 1 ? '' : `${Math.max(0, life - wounds)} of ${life} life, `}${place}`,
    ...(engaged.length > 0 ? [`engaged with ${engaged.map(nameOf).join(' and ')}`] : []),
  ].join(', ');
}

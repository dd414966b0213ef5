import type { RulesetName } from '@scapewright/sim';
import type { SkirmishEngine } from '@scapewright/skirmish';
import type { Composition } from '../composition/compose.ts';
import * as tokens from '../composition/tokens.ts';
import type { FoundCard } from '../content/content-library.ts';
import type { Page } from '../terminal/page.ts';
import { wrapText } from '../terminal/wrap-text.ts';
import { abilityWords } from './ability-words.ts';

/** Shows cards in frames. */
export function showCards(
  composition: Composition,
  names: readonly string[],
  ruleset: RulesetName,
  json: boolean,
): void {
  const page = composition.one(tokens.page);
  const library = composition.one(tokens.library);
  const engine = composition.one(tokens.engines)(ruleset);
  const found = names.map((name) => library.card(name));
  if (json) {
    const cards = found.map((one) => ({
      ...one.card,
      pack: one.pack,
      points: one.points ?? null,
      abilities: one.card.abilities.map((ability) => abilityWords(ability, engine)),
    }));
    page.line(JSON.stringify(cards, undefined, 2));
    return;
  }
  found.forEach((one, at) => {
    if (at > 0) page.line();
    frame(page, one, engine);
  });
}

const widest = 76;

function frame(page: Page, { card, pack, points }: FoundCard, engine: SkirmishEngine): void {
  const { line, colours, columns } = page;
  const width = Math.min(widest, columns - 4);
  const row = (text: string, paint: (plain: string) => string = (plain) => plain): void => {
    line(`${colours.dim('│')} ${paint(text.padEnd(width))} ${colours.dim('│')}`);
  };
  const rule = (left: string, right: string): void =>
    line(colours.dim(`${left}${'─'.repeat(width + 2)}${right}`));
  const both = (left: string, right: string): string =>
    left + right.padStart(Math.max(1, width - left.length));
  rule('┌', '┐');
  row(both(card.name, points === undefined ? '' : `${points} points`), colours.bold);
  const who = [card.identity.join(', '), card.publisher ?? ''].filter((text) => text !== '').join(' · ');
  const kind = `${card.uniqueness} ${card.unit}${card.figures > 1 ? ` of ${card.figures}` : ''}`;
  row(both(who === '' ? pack : who, kind), colours.dim);
  rule('├', '┤');
  const number = (value: number | null): string => (value === null ? '-' : String(value));
  row(
    [
      `Life ${number(card.life)}`,
      `Move ${number(card.move)}`,
      `Range ${number(card.range)}`,
      `Attack ${number(card.attack)}`,
      `Defense ${number(card.defense)}`,
    ]
      .map((text) => text.padEnd(Math.floor(width / 5)))
      .join(''),
    (text) => colours.bold(colours.cyan(text)),
  );
  const base = typeof card.base === 'string' ? `${card.base} base` : `base of ${card.base.length} spaces`;
  const labels = [card.species, [card.class], [card.personality], card.faction, card.keywords].flat();
  for (const text of wrapText(
    `${card.size} ${card.height}, ${base} · ${labels.filter(Boolean).join(' · ')}`,
    width,
  ))
    row(text);
  if (card.symbols.length > 0) row(`Symbols: ${card.symbols.join(', ')}`);
  for (const ability of card.abilities) {
    const { name, text } = abilityWords(ability, engine);
    rule('├', '┤');
    row(name.toUpperCase(), colours.bold);
    for (const words of wrapText(text, width)) row(words);
  }
  rule('└', '┘');
}

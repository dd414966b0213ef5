import { abilityWords, type CardFace, cardFaces, tokenFace } from '@scapewright/card-face';
import type { CardAbility } from '@scapewright/packs';
import type { RulesetName } from '@scapewright/table/battle';
import type { FoundCard, FoundToken } from '@scapewright/table/content';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import type { Page } from '../terminal/page.ts';
import { wrapText } from '../terminal/wrap-text.ts';

/** What `scape card show` was asked for. */
export interface ShowFlags {
  readonly ruleset: RulesetName;
  readonly format: string;
  readonly json?: boolean;
  /** A file, or a folder for several cards. */
  readonly png?: string;
  readonly pdf?: string;
  readonly paper: 'a4' | 'letter';
}

/** Shows cards: in frames, as JSON, or as files to look at and to print. */
export async function showCards(
  composition: DependencyContainer,
  names: readonly string[],
  flags: ShowFlags,
): Promise<void> {
  const page = composition.resolve(tokens.page);
  const library = composition.resolve(tokens.library);
  const engine = composition.resolve(tokens.engines)(flags.ruleset);
  const format = library.format(flags.format);
  const found = names.map((name) => library.token(name) ?? library.card(name));
  const faces = found.flatMap((one) =>
    isToken(one) ? tokenFace(one, engine) : cardFaces(one, engine, format),
  );
  if (flags.png !== undefined || flags.pdf !== undefined) {
    const { printCards } = await import('../card-print/print-cards.ts');
    await printCards(composition, faces, flags);
  } else if (flags.json) {
    const words = (abilities: readonly CardAbility[]) =>
      abilities.map((ability) => abilityWords(ability, engine));
    const cards = found.map((one) => {
      if (isToken(one)) return { ...one.card, pack: one.pack, abilities: words(one.card.abilities) };
      const { card, pack, prices, backPrices } = one;
      return {
        ...card,
        pack,
        points: prices.get(format) ?? null,
        prices: Object.fromEntries(prices),
        abilities: words(card.abilities),
        ...(card.flip
          ? {
              flip: {
                ...card.flip,
                points: backPrices.get(format) ?? null,
                abilities: words(card.flip.abilities),
              },
            }
          : {}),
      };
    });
    page.line(JSON.stringify(cards, undefined, 2));
  } else
    faces.forEach((face, at) => {
      if (at > 0) page.line();
      frame(page, face);
    });
}

function isToken(found: FoundCard | FoundToken): found is FoundToken {
  return 'manifest' in found;
}

const widest = 76;

function frame({ line, colours, columns }: Page, face: CardFace): void {
  const width = Math.min(widest, columns - 4);
  const row = (text: string, paint: (plain: string) => string = (plain) => plain): void => {
    line(`${colours.dim('│')} ${paint(text.padEnd(width))} ${colours.dim('│')}`);
  };
  const rule = (left: string, right: string): void =>
    line(colours.dim(`${left}${'─'.repeat(width + 2)}${right}`));
  const both = (left: string, right: string): string =>
    left + right.padStart(Math.max(1, width - left.length));
  rule('┌', '┐');
  const name = face.side === undefined ? face.name : `${face.name} (${face.side})`;
  row(both(name, face.points === undefined ? '' : `${face.points} ${face.pointsLabel}`), colours.bold);
  row(both(face.who === '' ? face.pack : face.who, face.kind), colours.dim);
  rule('├', '┤');
  const statistics = face.statistics.map(([name, value]) =>
    `${name} ${value}`.padEnd(Math.floor(width / face.statistics.length)),
  );
  row(statistics.join(''), (text) => colours.bold(colours.cyan(text)));
  const facts = [face.body, ...face.labels].filter((text) => text !== '');
  for (const text of wrapText(facts.join(' · '), width)) row(text);
  if (face.symbols.length > 0)
    for (const text of wrapText(`Symbols: ${face.symbols.join(', ')}`, width)) row(text);
  for (const { name, text } of face.abilities) {
    rule('├', '┤');
    row(name.toUpperCase(), colours.bold);
    for (const words of wrapText(text, width)) row(words);
  }
  if (face.text !== '') {
    rule('├', '┤');
    for (const words of wrapText(face.text, width)) row(words, colours.dim);
  }
  if (face.otherPrices.length > 0) {
    rule('├', '┤');
    for (const text of wrapText(`Other formats: ${face.otherPrices.join(', ')}`, width))
      row(text, colours.dim);
  }
  rule('└', '┘');
}

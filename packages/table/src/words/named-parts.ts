import type { LinePart } from '@scapewright/protocol';
import type { Game } from '@scapewright/skirmish/author';

/** Finds the names of one game in sentences, so that whoever shows them can mark what they name. */
export class NamedParts {
  private readonly meanings = new Map<string, Omit<LinePart, 'text'>>();
  private readonly pattern: RegExp;

  constructor(game: Game) {
    const { facts } = game;
    facts.playerNames.forEach((name, seat) => {
      this.meanings.set(name, { seat });
    });
    facts.cardNames.forEach((name, card) => {
      this.meanings.set(name, { card: game.keyOf('card', card) });
    });
    facts.figureNames.forEach((name, figure) => {
      this.meanings.set(name, { figure: game.keyOf('figure', figure) });
    });
    const names = [...this.meanings.keys()].sort((a, b) => b.length - a.length).map(escaped);
    const spaces = '(?!d20\\b)[a-z]{1,2}\\d{1,2}(?:@\\d+)?';
    this.pattern = new RegExp(`(?<![\\w-])(?:(${names.join('|')})|(${spaces}))(?![\\w-])`, 'g');
  }

  /** A sentence in its parts. */
  of(game: Game, text: string): LinePart[] {
    const parts: LinePart[] = [];
    let done = 0;
    for (const match of text.matchAll(this.pattern)) {
      const [whole, name, space] = match;
      const meaning = name ? this.meanings.get(name) : spaceOf(game, space ?? '');
      if (!meaning) continue;
      if (match.index > done) parts.push({ text: text.slice(done, match.index) });
      done = match.index + whole.length;
      parts.push({ text: whole, ...meaning });
    }
    if (done < text.length || parts.length === 0) parts.push({ text: text.slice(done) });
    return parts;
  }
}

function spaceOf(game: Game, name: string): Omit<LinePart, 'text'> | undefined {
  return game.field.spaceOf(name) < 0 ? undefined : { space: `space:${name}` };
}

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

import type { Game } from '@scapewright/skirmish/author';
import type { Meaning, Span } from './report-line.ts';

/** Finds the names of one game in sentences, so that figures and players have the colours of their sides. */
export class GameNames {
  private readonly meanings = new Map<string, Meaning>();
  private readonly pattern: RegExp;

  constructor(game: Game) {
    const { facts } = game;
    facts.playerNames.forEach((name, side) => {
      this.meanings.set(name, { kind: 'player', side });
    });
    facts.cardNames.forEach((name, card) => {
      this.meanings.set(name, { kind: 'figure', side: game.ownerOfCard(card) });
    });
    facts.figureNames.forEach((name, figure) => {
      this.meanings.set(name, { kind: 'figure', side: game.ownerOfCard(game.cardOf(figure)) });
    });
    const names = [...this.meanings.keys()].sort((a, b) => b.length - a.length).map(escaped);
    const spaces = '(?!d20\\b)[a-z]{1,2}\\d{1,2}(?:@\\d+)?';
    this.pattern = new RegExp(`(?<![\\w-])(?:(${names.join('|')})|(${spaces})|([+-]?\\d+))(?![\\w-])`, 'g');
  }

  /** A sentence with its names, spaces and numbers marked. */
  marked(text: string): Span[] {
    const spans: Span[] = [];
    let done = 0;
    for (const match of text.matchAll(this.pattern)) {
      const [whole, name, space] = match;
      if (match.index > done) spans.push({ text: text.slice(done, match.index) });
      done = match.index + whole.length;
      const meaning = name ? this.meanings.get(name) : ({ kind: space ? 'space' : 'number' } as const);
      spans.push(meaning ? { text: whole, meaning } : { text: whole });
    }
    if (done < text.length) spans.push({ text: text.slice(done) });
    return spans;
  }
}

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

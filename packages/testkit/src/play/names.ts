import type { Space } from '@scapewright/board';
import type { Seat } from '@scapewright/kernel';
import type { SpaceNames } from '@scapewright/packs';
import type { Game } from '@scapewright/skirmish/author';
import { CommandRefused, ScenarioFailure } from '../failure.ts';

/** Finds what a scenario names in the match that is played. */
export class Names {
  private readonly play: { readonly game: Game };

  constructor(play: { readonly game: Game }) {
    this.play = play;
  }

  /** The row of a figure. */
  figure(name: string): number {
    const row = this.play.game.facts.figureNames.indexOf(name);
    if (row < 0) throw new ScenarioFailure(`there is no figure "${name}"`);
    return row;
  }

  /** The row of a figure, undefined for something else. */
  figureOrNone(name: string): number | undefined {
    const row = this.play.game.facts.figureNames.indexOf(name);
    return row < 0 ? undefined : row;
  }

  /** The row of a card: by its own name, or that of a figure on it. */
  card(name: string): number {
    const { game } = this.play;
    const row = game.facts.cardNames.indexOf(name);
    return row >= 0 && this.figureOrNone(name) === undefined ? row : game.cardOf(this.figure(name));
  }

  figureName(row: number): string {
    return this.play.game.facts.figureNames[row] ?? 'nobody';
  }

  /** The row of a token. */
  token(name: string): number {
    const row = this.play.game.facts.tokens.findIndex((token) => token.name === name);
    if (row < 0) throw new ScenarioFailure(`there is no token "${name}"`);
    return row;
  }

  player(name: string): number {
    const seat = this.play.game.facts.playerNames.indexOf(name);
    if (seat < 0) throw new ScenarioFailure(`there is no player "${name}"`);
    return seat;
  }

  playerName(seat: Seat): string | null {
    return this.play.game.facts.playerNames[seat] ?? null;
  }

  /** Numbers of spaces that a command names; a space that does not exist is refused. */
  spaces(names: SpaceNames): readonly number[] {
    return names.map((name) => {
      const space = this.space(name);
      if (space < 0) throw new CommandRefused(`there is no space ${name}`);
      return space;
    });
  }

  /** The number of a space, -1 where there is none. Where terrain has gone, a column alone is the topmost space left in it. */
  space(name: string): number {
    const { field } = this.play.game;
    const space = field.spaceOf(name);
    return space >= 0 && field.exists[space] === 1 ? space : this.remaining(name);
  }

  /** The space of a column at the level that is named, or its topmost one, as they are now; -1 where there is none. */
  private remaining(name: string): number {
    const { field } = this.play.game;
    const [column = '', level] = name.split('@');
    let found = -1;
    field.names.forEach((other, space) => {
      if (field.exists[space] !== 1 || field.rung[space] === 1) return;
      if (other !== column && !other.startsWith(`${column}@`)) return;
      const height = field.level[space] as number;
      const isMeant = level === undefined || (level !== '' && height === Number(level));
      if (isMeant && (found < 0 || height > (field.level[found] as number))) found = space;
    });
    return found;
  }

  spaceName(space: Space): string {
    return this.play.game.field.names[space] ?? '';
  }

  /** The bit set of damage kinds. */
  kinds(names: readonly string[]): number {
    const { game } = this.play;
    const unknown = names.find((name) => !game.parameters.kinds.includes(name));
    if (unknown !== undefined) throw new ScenarioFailure(`there is no kind of damage "${unknown}"`);
    return game.kindBits(names);
  }
}

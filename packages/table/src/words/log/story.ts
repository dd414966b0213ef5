import type { Level, Roll } from '@scapewright/protocol';
import type { Figure, Game } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import {
  type LineFacts,
  lineFacts,
  nameOfSource,
  type Said,
  type SaidValue,
  saidValue,
  sourceOf,
  type ToldEvent,
} from '@scapewright/skirmish/explain';
import type { NewLine, ToldPart } from '../../table/told.ts';
import type { SavedTeller } from '../../table/words.ts';
import { stepCode } from '../step-code.ts';
import { tell } from '../tell.ts';

/** Rules that a line brings along: those that say it best come first, and `why` tells of all. */
export const mostRules = 3;

/** An event, and those just before it that gave something to its number. */
export interface StoryEvent {
  readonly event: ToldEvent;
  readonly parts: readonly ToldEvent[];
  /** The dice that it tells of. */
  readonly roll?: Roll | undefined;
}

/** What the sentences of a log know of the game as far as it has been told. */
export class Story {
  readonly engine: SkirmishEngine;
  private readonly match: () => Game;
  private readonly wounds: number[];
  private code = 'G1';

  /** `from`: what it knew when it was saved. */
  constructor(engine: SkirmishEngine, game: () => Game, from?: Pick<SavedTeller, 'wounds' | 'step'>) {
    this.engine = engine;
    this.match = game;
    this.wounds = from
      ? [...from.wounds]
      : this.game.facts.figureNames.map((_, figure) => this.game.wounds(figure));
    if (from) this.code = from.step;
  }

  save(): Pick<SavedTeller, 'wounds' | 'step'> {
    return { wounds: [...this.wounds], step: this.code };
  }

  get game(): Game {
    return this.match();
  }

  /** Goes back to the game as it stands now. */
  rewind(): void {
    for (let figure = 0; figure < this.wounds.length; figure++)
      this.wounds[figure] = this.game.wounds(figure);
  }

  /** Knows from now on what another knows. */
  goOnFrom(other: Story): void {
    this.code = other.code;
    other.wounds.forEach((wounds, figure) => {
      this.wounds[figure] = wounds;
    });
  }

  isLike({ code, wounds }: Story): boolean {
    return this.code === code && this.wounds.every((count, figure) => count === wounds[figure]);
  }

  /** Takes down what an event does to wounds. */
  note({ reason, data }: ToldEvent): void {
    const figure = data['figure'] ?? -1;
    const before = this.wounds[figure];
    if (before === undefined) return;
    if (reason === 'wounds.received') this.wounds[figure] = before + (data['wounds'] ?? 0);
    if (reason === 'wounds.healed') this.wounds[figure] = before - (data['wounds'] ?? 0);
  }

  facts({ event, parts }: StoryEvent): LineFacts {
    return lineFacts(this.engine, this.game, event, parts);
  }

  /** A line of several events, in the step of the first. */
  line(events: readonly StoryEvent[], level: Level, ...told: readonly (Said | ToldPart)[]): NewLine {
    const facts = events.map((one) => this.facts(one));
    const [first] = facts;
    this.code = stepCode(first?.step ?? '', this.code);
    return {
      step: this.code,
      rules: [...new Set(facts.flatMap(({ rules }) => rules))].slice(0, mostRules),
      level,
      ...rollsOf(events),
      told: told.map((one) => ('said' in one ? one : { said: one })),
    };
  }

  figure(figure: Figure): SaidValue {
    return saidValue(this.game, 'figure', figure);
  }

  /** A value of an event by its name and what it stands for. */
  value({ data }: ToldEvent, name: string, domain = name): SaidValue {
    return saidValue(this.game, domain, data[name] ?? -1);
  }

  /** What an event comes from, by its printed name. */
  source({ source, data }: ToldEvent): SaidValue {
    return nameOfSource(sourceOf(this.game, source, data));
  }

  /** `3 wounds, 3 of 7 life left`. */
  woundsOf(figure: Figure, wounds: number): Said {
    const life = this.lifeOf(figure);
    return life ? tell('line:wounds-left', { wounds, ...life }) : tell('line:wounds', { wounds });
  }

  /** What a figure has left, where that can be told. */
  lifeOf(figure: Figure): { readonly left: number; readonly life: number } | undefined {
    const { life } = this.game.definition(figure);
    return life === null ? undefined : { life, left: Math.max(0, life - (this.wounds[figure] ?? 0)) };
  }

  /** Is one wound enough for a figure? */
  isFrail(figure: Figure): boolean {
    return this.game.definition(figure).life === 1;
  }
}

function rollsOf(events: readonly StoryEvent[]): { readonly rolls?: Roll[] } {
  const rolls = events.flatMap(({ roll }) => roll ?? []);
  return rolls.length > 0 ? { rolls } : {};
}

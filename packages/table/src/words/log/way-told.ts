import {
  lowerName,
  nameOfSource,
  type Said,
  type SaidValue,
  saidOfEvent,
  saidSpace,
  sourceOf,
} from '@scapewright/skirmish/explain';
import type { NewLine } from '../../table/told.ts';
import { oneAfterAnother } from '../named-things.ts';
import { type TableText, tell } from '../tell.ts';
import type { Collector } from './collector.ts';
import { foldedLines } from './folded-lines.ts';
import { partsOf } from './number-told.ts';
import type { Story, StoryEvent } from './story.ts';

const steps = new Set(['move.step', 'move.up', 'move.up-beyond-height', 'move.down', 'move.link']);
/** Ladders, stairs and passages: steps whose own words come after the way. */
const isLink = (reason: string): boolean => reason.startsWith('link.');
const begins = new Set(['move.begins', 'move.begins-special', 'move.begins-maneuver']);
/** What happens on a way and is told with it. */
const manner = new Set(['fly.takes-off', 'fly.lands', 'fly.stays-down', 'move.stays', 'move.taken']);
const passes = new Set(['move.passes', 'move.passes-enemy']);
/** Water, rungs and the like that are left: the way says so with the levels that it climbs. */
const isLeft = (reason: string): boolean => /^terrain\.[a-z-]+\.left$/.test(reason);

/** A way that is walked or flown: one line for all its steps, and one with all its spaces for who wants them. */
export class WayTold implements Collector {
  private readonly story: Story;
  private readonly taken: StoryEvent[] = [];
  private readonly passed: StoryEvent[] = [];
  private special: StoryEvent | undefined;
  private begun: StoryEvent | undefined;
  private bonus: StoryEvent | undefined;
  private isFlown = false;
  private landed: StoryEvent | undefined;
  private isOnFoot = false;

  private constructor(story: Story, first: StoryEvent) {
    this.story = story;
    const { reason } = first.event;
    if (reason === 'move.special') this.special = first;
    else if (begins.has(reason)) this.begun = first;
    else this.take(first);
  }

  /** Undefined where no way begins with this event, or goes on. */
  static begin(story: Story, first: StoryEvent): WayTold | undefined {
    const { reason } = first.event;
    return begins.has(reason) || steps.has(reason) || isLink(reason) || reason === 'move.special'
      ? new WayTold(story, first)
      : undefined;
  }

  take(told: StoryEvent): boolean {
    const { reason } = told.event;
    if (begins.has(reason) && !this.begun && this.taken.length === 0) {
      this.begun = told;
      return true;
    }
    if (steps.has(reason) || isLink(reason)) this.taken.push(told);
    else if (passes.has(reason)) this.passed.push(told);
    else if (/^terrain\.[a-z-]+\.bonus$/.test(reason)) this.bonus = told;
    else if (!manner.has(reason) && !isLeft(reason)) return false;
    if (reason === 'fly.takes-off') this.isFlown = true;
    if (reason === 'fly.lands') this.landed = told;
    if (reason === 'fly.stays-down') this.isOnFoot = true;
    return true;
  }

  lines(): readonly NewLine[] {
    const { story, taken, special, begun, bonus } = this;
    const head = [special, begun, bonus].filter((one) => one !== undefined);
    const about = head[0] ?? taken[0];
    if (!about) return [];
    const said = this.changed(this.plain(about));
    const isStill = taken.length === 0 && !this.isFlown && (begun?.event.data['spaces'] ?? 0) === 0;
    const isQuiet = isStill && special === undefined;
    const line = story.line(head.length > 0 ? head : [about], isQuiet ? 'full' : 'normal', said);
    const links = foldedLines(taken.flatMap((one) => this.linkOf(one)));
    if (taken.length < 2 && this.passed.length === 0) return [line, ...links];
    const onFoot = taken.filter(({ event }) => !isLink(event.reason));
    const [first, ...rest] = onFoot.length > 0 ? onFoot : taken;
    const told = first ? [first, ...this.passed, ...rest] : this.passed;
    return [line, story.line(told, 'full', this.way()), ...links];
  }

  /** What a ladder, stairs or a passage says of who takes it. */
  private linkOf(told: StoryEvent): readonly NewLine[] {
    const { story } = this;
    return isLink(told.event.reason)
      ? [story.line([told], 'normal', saidOfEvent(story.game, told.event))]
      : [];
  }

  private plain(about: StoryEvent): Said {
    const { story, taken, special, begun } = this;
    const figure = this.who(about);
    const ability = special && nameOfSource(sourceOf(story.game, special.event.source, special.event.data));
    const [first] = taken;
    const last = taken.at(-1);
    if (ability && !begun) return tell('line:uses', { figure, source: ability });
    if (taken.length === 0 && !this.isFlown && (begun?.event.data['spaces'] ?? 0) > 0)
      return tell('line:sets-out', { figure });
    if (this.isFlown) return this.flight(figure, ability);
    if (!first || !last)
      return ability ? tell('line:stays-special', { figure, ability }) : tell('line:stays', { figure });
    const values = {
      figure,
      cost: begun?.event.data['cost'] ?? 0,
      from: story.value(first.event, 'from', 'space'),
      space: story.value(last.event, 'space'),
    };
    if (ability) return tell('line:move-special', { ...values, ability });
    return tell(this.kind(begun), values);
  }

  /** A flight is told by its end: what it passes over is no step. */
  private flight(figure: SaidValue, ability: SaidValue | undefined): Said {
    const { story, landed, begun } = this;
    const values = { figure, cost: begun?.event.data['cost'] ?? 0, ability: ability ?? '' };
    if (!landed) return tell('line:takes-off', values);
    const space = story.value(landed.event, 'space');
    return tell(ability === undefined ? 'line:flies' : 'line:flies-special', { ...values, space });
  }

  private kind(begun: StoryEvent | undefined): TableText {
    if (!begun) return 'line:goes-on';
    if (begun.event.reason === 'move.begins-maneuver') return 'line:maneuver';
    return this.isOnFoot ? 'line:walks' : 'line:move';
  }

  /** With what changed the Move Number, and the ground that gave more. */
  private changed(what: Said): Said {
    const { story, begun, bonus, taken } = this;
    const parts = begun && taken.length > 0 ? partsOf(story, begun) : undefined;
    const number = begun?.event.data['number'] ?? 0;
    const moved = parts === undefined ? what : tell('line:move-of', { what, number, parts });
    if (!bonus) return moved;
    const { data, reason } = bonus.event;
    const unit = story.game.facts.catalogue.terrain(reason.split('.')[1] ?? '');
    const terrain: SaidValue = unit ? lowerName(unit) : '';
    return tell('line:bonus', { what: moved, spaces: data['spaces'] ?? 0, terrain });
  }

  private who({ event }: StoryEvent): SaidValue {
    return this.story.value(event, 'figure');
  }

  /** The way, and whom it goes through. */
  private way(): Said {
    const way = this.spaces();
    const others = [...new Set(this.passed.map(({ event }) => event.data['other'] ?? -1))];
    if (others.length === 0) return tell('line:way', { way });
    const figures = others.map((figure) => this.story.figure(figure) as Said);
    return tell('line:way-through', { way, figures, count: others.length });
  }

  /** The spaces of the way, with the levels that it climbs or goes down. */
  private spaces(): SaidValue {
    const { game } = this.story;
    const [first] = this.taken;
    const spaces = this.taken.flatMap(({ event: { reason, data } }): SaidValue[] => {
      const levels = data['levels'] ?? 0;
      const space = wordOf(saidSpace(game, data['space'] ?? -1));
      return levels > 0 ? [`${reason === 'move.down' ? '↓' : '↑'}${levels}`, space] : [space];
    });
    const way = [wordOf(saidSpace(game, first?.event.data['from'] ?? -1)), ...spaces];
    return way.every((one) => typeof one === 'string') ? way.join(' ') : oneAfterAnother(way);
  }
}

/** A space in a way of many: its name alone where that says which it is. */
const wordOf = (space: SaidValue | undefined): SaidValue =>
  typeof space === 'object' && 'name' in space ? space.name : (space ?? '');

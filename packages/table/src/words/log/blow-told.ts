import type { Level } from '@scapewright/protocol';
import type { Said } from '@scapewright/skirmish/explain';
import type { NewLine } from '../../table/told.ts';
import { tell } from '../tell.ts';
import type { Collector } from './collector.ts';
import { Harm } from './harm-told.ts';
import type { Story, StoryEvent } from './story.ts';

const begins = new Set([
  'swipe.taken',
  'swipe.rolled',
  'damage.rolled',
  'fall.damage',
  'fall.major',
  'fall.extreme',
]);
const alone = new Set(['wounds.received', 'wounds.virtual', 'figure.defeated']);

/** A swipe, a fall or damage to one figure, and what comes of it; or only what comes of something. */
export class BlowTold implements Collector {
  private readonly story: Story;
  private readonly events: StoryEvent[];
  private readonly harm: Harm;
  private skulls: number | undefined;

  private constructor(story: Story, first: StoryEvent) {
    this.story = story;
    this.harm = new Harm(story, first.event.data['figure'] ?? -1);
    this.events = [];
    if (alone.has(first.event.reason)) this.harm.take(first);
    else {
      this.events.push(first);
      this.look(first);
    }
  }

  /** Undefined where no blow begins with this event. */
  static begin(story: Story, first: StoryEvent): BlowTold | undefined {
    const { reason } = first.event;
    return begins.has(reason) || alone.has(reason) ? new BlowTold(story, first) : undefined;
  }

  take(told: StoryEvent): boolean {
    const { reason, data } = told.event;
    const isRoll = (reason === 'swipe.rolled' || reason === 'fall.rolled') && this.skulls === undefined;
    if (isRoll && data['figure'] === this.harm.figure && this.events.length > 0) {
      this.events.push(told);
      this.look(told);
      return true;
    }
    return this.harm.take(told);
  }

  lines(): readonly NewLine[] {
    const { story, harm, events } = this;
    const told = [...events, ...harm.events];
    const level: Level = harm.isTold ? 'brief' : 'normal';
    const [first] = events;
    if (!first) return [story.line(told, 'brief', { said: harm.alone(), tone: 'bad' })];
    const head = this.head(first);
    if (harm.isTold) return [story.line(told, level, { said: harm.after(head), tone: 'bad' })];
    if (this.skulls === undefined || this.skulls > 0) return [story.line(told, level, head)];
    const isSwipe = first.event.reason.startsWith('swipe.');
    const missed = isSwipe
      ? tell('line:swipe-misses', this.names(first))
      : tell('line:unhurt', { what: head });
    return [story.line(told, level, missed)];
  }

  private look({ event: { data } }: StoryEvent): void {
    if (data['skulls'] !== undefined) this.skulls = data['skulls'];
  }

  private head(first: StoryEvent): Said {
    const { reason, data } = first.event;
    const names = this.names(first);
    if (reason.startsWith('swipe.')) return tell('line:swipe', names);
    if (reason.startsWith('fall.')) return tell('line:falls', { ...names, drop: data['drop'] ?? 0 });
    const kinds = this.story.value(first.event, 'kinds');
    const isPlain = Array.isArray(kinds) && kinds.length === 0;
    return tell(isPlain ? 'line:damage-plain' : 'line:damage', { ...names, kinds, dice: data['dice'] ?? 0 });
  }

  private names({ event }: StoryEvent) {
    return { figure: this.story.value(event, 'figure'), by: this.story.value(event, 'by', 'figure') };
  }
}

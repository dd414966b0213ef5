import type { NewLine } from '../../table/told.ts';
import { tell } from '../tell.ts';
import type { Collector } from './collector.ts';
import type { Story, StoryEvent } from './story.ts';

/** An ability that is used, and the numbered die that is rolled for it. */
export class UsedTold implements Collector {
  private readonly story: Story;
  private readonly used: StoryEvent | undefined;
  private rolled: StoryEvent | undefined;

  private constructor(story: Story, first: StoryEvent) {
    this.story = story;
    if (first.event.reason === 'ability.used') this.used = first;
    else this.rolled = first;
  }

  static begin(story: Story, first: StoryEvent): UsedTold | undefined {
    const { reason } = first.event;
    return reason === 'ability.used' || reason === 'roll.number' ? new UsedTold(story, first) : undefined;
  }

  /** Does it say no more than that an ability is used, which the line of its attack says too? */
  isSaidBy(ability: string | undefined): boolean {
    return ability !== undefined && this.rolled === undefined && this.used?.event.source === ability;
  }

  take(told: StoryEvent): boolean {
    const { reason, source } = told.event;
    if (reason === 'move.special' && source === this.used?.event.source) return true;
    if (this.rolled || reason !== 'roll.number') return false;
    this.rolled = told;
    return true;
  }

  lines(): readonly NewLine[] {
    const { story, used, rolled } = this;
    const events = [used, rolled].filter((one) => one !== undefined);
    const values = {
      ...(used ? { figure: story.value(used.event, 'figure'), source: story.source(used.event) } : {}),
      ...(rolled
        ? {
            seat: story.value(rolled.event, 'seat', 'player'),
            rolled: rolled.event.data['rolled'] ?? 0,
            result: rolled.event.data['result'] ?? 0,
            sides: rolled.event.data['sides'] ?? 20,
          }
        : {}),
    };
    const isChanged = rolled && rolled.event.data['result'] !== rolled.event.data['rolled'];
    const alone = isChanged ? 'line:d20-changed' : 'line:d20';
    const text = !rolled ? 'line:uses' : used ? 'line:used-and-rolled' : alone;
    return [story.line(events, 'normal', tell(text, values))];
  }
}

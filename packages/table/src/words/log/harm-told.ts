import type { Card, Figure } from '@scapewright/skirmish/author';
import type { Said } from '@scapewright/skirmish/explain';
import { tell } from '../tell.ts';
import { joined } from './joined.ts';
import type { Story, StoryEvent } from './story.ts';

/** What one blow does to one figure: wounds, and whether it is defeated. */
export class Harm {
  private readonly story: Story;
  readonly figure: Figure;
  readonly events: StoryEvent[] = [];
  private wounds: number | undefined;
  private isDefeated = false;
  private isHit = false;

  constructor(story: Story, figure: Figure) {
    this.story = story;
    this.figure = figure;
  }

  get isTold(): boolean {
    return this.wounds !== undefined || this.isDefeated || this.isHit;
  }

  take(told: StoryEvent): boolean {
    const { reason, data } = told.event;
    if (reason === 'card.inactive' && this.isDefeated && this.isLast(data['card'] ?? -1)) {
      this.events.push(told);
      return true;
    }
    if (data['figure'] !== this.figure || this.isDefeated) return false;
    if (reason === 'wounds.received') this.wounds = (this.wounds ?? 0) + (data['wounds'] ?? 0);
    else if (reason === 'wounds.none') this.wounds ??= 0;
    else if (reason === 'wounds.virtual') this.isHit = true;
    else if (reason === 'figure.defeated') this.isDefeated = true;
    else return false;
    this.events.push(told);
    return true;
  }

  /** What went before, and what it has done. */
  after(before: Said): Said {
    const { story, figure, wounds, isDefeated } = this;
    if (isDefeated && (wounds === undefined || story.isFrail(figure)))
      return tell('line:and-defeated', { what: before });
    const { left } = story.lifeOf(figure) ?? {};
    if (wounds === undefined) return before;
    const told = isDefeated && left === 0 ? tell('line:wounds', { wounds }) : story.woundsOf(figure, wounds);
    const whole = tell('line:then', { first: before, second: told });
    return isDefeated ? (joined('line:sentences', [whole, this.defeat()]) as Said) : whole;
  }

  /** The same where nothing went before. */
  alone(): Said {
    const { story, figure, wounds, isDefeated } = this;
    if (wounds === undefined || (isDefeated && story.isFrail(figure))) return this.defeat();
    const receives = tell('line:receives', {
      figure: story.figure(figure),
      result: isDefeated ? tell('line:wounds', { wounds }) : story.woundsOf(figure, wounds),
    });
    return isDefeated ? (joined('line:sentences', [receives, this.defeat()]) as Said) : receives;
  }

  private defeat(): Said {
    return tell('line:defeated', { figure: this.story.figure(this.figure) });
  }

  /** Does a card stand for this one figure? Then nobody need be told that it is out of play. */
  private isLast(card: Card): boolean {
    const figures = this.story.game.figuresOf(card);
    return figures.length === 1 && figures[0] === this.figure;
  }
}

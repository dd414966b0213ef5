import type { Figure } from '@scapewright/skirmish/author';
import type { Said } from '@scapewright/skirmish/explain';
import type { ToldPart } from '../../table/told.ts';
import { tell } from '../tell.ts';
import { Harm } from './harm-told.ts';
import { joined } from './joined.ts';
import { countTold, diceTold } from './number-told.ts';
import { Rerolls } from './rerolls.ts';
import type { Story, StoryEvent } from './story.ts';

const roll = /^defense\.(dice|no-dice|no-number|rolled)$/;

/** How one figure defends itself against an attack, and what the attack does to it. */
export class DefenseTold {
  private readonly story: Story;
  private readonly own: StoryEvent[] = [];
  private readonly harm: Harm;
  private readonly rerolls: Rerolls;
  private dice: StoryEvent | undefined;
  private rolled: StoryEvent | undefined;
  private isBare = false;
  private hits: number | undefined;
  private isOver = false;

  private constructor(story: Story, figure: Figure) {
    this.story = story;
    this.harm = new Harm(story, figure);
    this.rerolls = new Rerolls(story);
  }

  /** Undefined where nobody begins to defend with this event. */
  static begin(story: Story, told: StoryEvent): DefenseTold | undefined {
    const { reason, data } = told.event;
    if (!roll.test(reason)) return undefined;
    const defense = new DefenseTold(story, data['figure'] ?? -1);
    defense.take(told);
    return defense;
  }

  get events(): readonly StoryEvent[] {
    return [...this.own, ...this.harm.events];
  }

  take(told: StoryEvent): boolean {
    const { reason, data } = told.event;
    const isMine = data['figure'] === this.harm.figure && !this.isOver;
    if (isMine && reason === 'defense.dice' && !this.dice) this.dice = told;
    else if (isMine && /^defense\.no-(dice|number)$/.test(reason)) this.isBare = true;
    else if (isMine && reason === 'defense.rolled') this.rolled = told;
    else if (isMine && reason === 'attack.succeeds') this.hits = data['wounds'];
    else if (isMine && reason === 'attack.fails') this.hits = 0;
    else if (!this.rolled && this.rerolls.take(told)) this.isOver = false;
    else {
      const isTaken = this.harm.take(told);
      if (isTaken && reason === 'figure.defeated') this.isOver = true;
      return isTaken;
    }
    this.own.push(told);
    return true;
  }

  /** Is there anything to tell, where so many hits were rolled? Who defends against nothing is not spoken of. */
  isTold(hits: number | undefined): boolean {
    return hits !== 0 || this.harm.isTold;
  }

  told(hits: number | undefined): ToldPart {
    const defense = this.defense(hits);
    const said = this.harm.isTold ? this.harm.after(defense) : defense;
    return this.harm.isTold ? { said, tone: 'bad' } : { said };
  }

  private defense(hits: number | undefined): Said {
    const { story, dice, rolled, rerolls, isBare } = this;
    const figure = story.figure(this.harm.figure);
    if (isBare || (!dice && !rolled)) return tell('line:no-defense', { figure });
    const number = diceTold(story, (dice ?? rolled) as StoryEvent);
    if (!rolled) return tell('line:defends', { figure, number });
    const { blocks = 0 } = rolled.event.data;
    const isAll = this.hits === 0 && (hits === undefined || blocks >= hits) && blocks > 0;
    const kind = isAll ? 'line:blocks-everything' : blocks === 0 ? 'line:blocks-nothing' : 'line:blocks';
    const about = (dice ?? rolled) as StoryEvent;
    const count = kind === 'line:blocks' ? countTold(story, about) : number;
    if (rerolls.isEmpty) return tell(kind, { figure, number: count, blocks });
    const first = tell('line:then', {
      first: tell('line:defends', { figure, number }),
      second: rerolls.before('shields'),
    });
    const plain = kind === 'line:blocks' ? 'line:count' : 'line:number';
    const last = tell(kind, {
      figure,
      number: tell(plain, { dice: rolled.event.data['dice'] ?? 0 }),
      blocks,
    });
    return joined('line:sentences', [first, ...rerolls.told(undefined, 'shields'), last]) as Said;
  }
}

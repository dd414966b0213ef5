import { nameOfSource, type Said, sourceOf } from '@scapewright/skirmish/explain';
import type { NewLine, ToldPart } from '../../table/told.ts';
import { tell } from '../tell.ts';
import type { Collector } from './collector.ts';
import { DefenseTold } from './defense-told.ts';
import { joined } from './joined.ts';
import { diceTold } from './number-told.ts';
import { Rerolls } from './rerolls.ts';
import type { Story, StoryEvent } from './story.ts';

/** An attack: the roll, what changed it, and what it did to each who defended. */
export class AttackTold implements Collector {
  private readonly story: Story;
  private readonly events: StoryEvent[] = [];
  private readonly declared: StoryEvent | undefined;
  private readonly rerolls: Rerolls;
  private readonly defenses: DefenseTold[] = [];
  private dice: StoryEvent | undefined;
  private rolled: StoryEvent | undefined;

  private constructor(story: Story, first: StoryEvent) {
    this.story = story;
    this.rerolls = new Rerolls(story);
    if (first.event.reason.startsWith('attack.declared')) {
      this.declared = first;
      this.events.push(first);
    } else this.take(first);
  }

  /** Undefined where no attack begins with this event, or goes on. */
  static begin(story: Story, first: StoryEvent): AttackTold | undefined {
    return /^(attack\.(declared|dice|no-dice|rolled)|defense\.(dice|no-|rolled$)|roll\.(first|again)$)/.test(
      first.event.reason,
    )
      ? new AttackTold(story, first)
      : undefined;
  }

  take(told: StoryEvent): boolean {
    const last = this.defenses.at(-1);
    if (last?.take(told)) return true;
    const { reason } = told.event;
    if (/^attack\.(dice|dice-special|no-dice)$/.test(reason)) this.dice = told;
    else if (reason === 'attack.rolled') this.rolled = told;
    else if (reason.startsWith('defense.')) {
      const defense = DefenseTold.begin(this.story, told);
      if (!defense) return false;
      this.defenses.push(defense);
      return true;
    } else if (this.rolled || !this.rerolls.take(told)) return false;
    this.events.push(told);
    return true;
  }

  lines(): readonly NewLine[] {
    const { story, events, defenses } = this;
    const attack = this.attack();
    const hits = this.rolled?.event.data['hits'];
    const told = defenses.filter((one) => one.isTold(hits));
    const all = [...events, ...defenses.flatMap((one) => one.events)];
    const first: readonly ToldPart[] = attack ? [{ said: attack }] : [];
    const rest = told.map((one): ToldPart => one.told(hits));
    const parts = [...first, ...rest].flatMap((part, at): ToldPart[] =>
      at === 0 ? [part] : [{ said: tell('line:stop') }, part],
    );
    return parts.length > 0 ? [story.line(all, 'brief', ...parts)] : [];
  }

  /** `Hulk attacks Battle Beast with 7 dice (6 +1 height): 4 hits`. */
  private attack(): Said | undefined {
    const { dice, rolled, rerolls } = this;
    const head = this.head();
    if (!head) return rerolls.isEmpty ? undefined : this.rerolled();
    if (!rolled)
      return rerolls.isEmpty ? head : (joined('line:sentences', [head, ...rerolls.told()]) as Said);
    const { hits = 0, skulls = 0 } = rolled.event.data;
    const result =
      hits === skulls || skulls === 0
        ? tell('line:hits', { hits })
        : tell('line:hits-of-skulls', { hits, skulls });
    if (rerolls.isEmpty)
      return dice || this.declared ? tell('line:then', { first: head, second: result }) : result;
    const first = tell('line:then', { first: head, second: rerolls.before('skulls') });
    return joined('line:sentences', [first, ...rerolls.told(result)]) as Said;
  }

  /** Dice of a roll that was told before. */
  private rerolled(): Said {
    const { rerolls, defenses } = this;
    const face = defenses.length > 0 ? 'shields' : 'skulls';
    return joined('line:sentences', [rerolls.before(face), ...rerolls.told(undefined, face)]) as Said;
  }

  private head(): Said | undefined {
    const { story, declared, dice, rolled } = this;
    const number = dice ? diceTold(story, dice) : rolled ? diceTold(story, rolled) : undefined;
    if (!declared) {
      const about = dice ?? rolled;
      return about && number
        ? tell('line:rolls-attack', { figure: story.value(about.event, 'figure'), number })
        : undefined;
    }
    const { event } = declared;
    const ability = sourceOf(story.game, undefined, { source: event.data['ability'] ?? -1 });
    const values = {
      figure: story.value(event, 'figure'),
      target: story.value(event, 'target', 'figure'),
      ability: nameOfSource(ability),
      number: number ?? '',
    };
    const what = number
      ? tell(ability ? 'line:attack-special' : 'line:attack', values)
      : tell(ability ? 'line:attack-begins-special' : 'line:attack-begins', values);
    const affected = event.data['affected'] ?? 1;
    return affected > 1 ? tell('line:attack-many', { what, affected }) : what;
  }
}

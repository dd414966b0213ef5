import type { Decision, Reply } from '@scapewright/kernel';
import { readRoute, tokensOn } from '@scapewright/skirmish/author';
import { replyWith } from '../bot.ts';
import { endsByScript } from '../policy/paths.ts';
import { PlaceJudge } from '../policy/place-judge.ts';
import { tempers } from '../policy/temper.ts';
import type { Thought } from '../policy/thought.ts';
import { randomReply } from '../random-bot.ts';

/** A reply that a script proposes. */
export interface Proposal {
  readonly reply: Reply;
  /** For a way: points by which its end is better at first sight than that of the policy's reply; less than none: worse. */
  readonly lead: number | undefined;
}

/** Replies that scripts propose beside the policy's own, at most so many, none twice; ways that look best come first. */
export function proposals(
  decision: Decision,
  thought: Thought,
  first: Reply,
  most: number,
): readonly Proposal[] {
  const known = new Set([nameOf(decision, first)]);
  const found: Reply[] = [];
  const leadOf = decision.shape === 'path' ? leadsBy(decision, thought, first) : undefined;
  for (const reply of candidates(decision, thought)) {
    if (found.length >= most && !leadOf) break;
    const name = nameOf(decision, reply);
    if (known.has(name)) continue;
    known.add(name);
    found.push(reply);
  }
  const list = found.map((reply): Proposal => ({ reply, lead: leadOf?.(reply) }));
  return leadOf ? list.sort((a, b) => (b.lead ?? 0) - (a.lead ?? 0)).slice(0, most) : list;
}

/** What replies are told apart by. The last order marker, the X, is for the enemy's eyes: nothing that is tried would differ by it. */
function nameOf({ asks }: Decision, reply: Reply): string {
  return String(asks === 'order-markers' && typeof reply !== 'number' ? reply.slice(0, -1) : reply);
}

/** How much better the end of a way is at first sight than that of another, in points; undefined where no figure goes. */
function leadsBy(
  { choice }: Decision,
  { game }: Thought,
  first: Reply,
): ((reply: Reply) => number) | undefined {
  const figure = game.valueOf('figure', choice.subject ?? '') ?? -1;
  if (figure < 0) return undefined;
  const judge = new PlaceJudge(game, figure, tempers.steady);
  const scoreOf = (reply: Reply): number => {
    const { end } = readRoute(reply as readonly number[]);
    return judge.glance(end.length > 0 ? end : game.spacesOf(figure));
  };
  const before = scoreOf(first);
  return (reply) => scoreOf(reply) - before;
}

function* candidates(decision: Decision, thought: Thought): Generator<Reply> {
  const { shape, choice, count } = decision;
  if (shape === 'path') yield* paths(decision, thought);
  else if (shape === 'allot') yield* allotments(decision, thought);
  else if (decision.most > 1) {
    if (choice.extras?.length) yield decision.valueAt(choice.options.length);
    for (let time = 0; time < 4; time++) yield randomReply(decision, thought.chance);
  } else if (count <= 8) for (let index = 0; index < count; index++) yield replyWith(decision, index);
  else {
    for (let index = choice.options.length; index < count; index++) yield replyWith(decision, index);
    for (let time = 0; time < 10; time++) yield replyWith(decision, thought.chance.below(count));
  }
}

/** Ends of a move by what scripts want, then any. */
function* paths(decision: Decision, { game, chance }: Thought): Generator<Reply> {
  const { choice } = decision;
  const figure = game.valueOf('figure', choice.subject ?? '') ?? -1;
  const reply = (end: number): Reply => (choice.wayTo ? choice.wayTo(end) : [end]);
  if (figure >= 0) {
    for (const end of endsByScript(decision, game, figure)) yield reply(end);
    for (let index = 0; index < choice.options.length; index++) {
      const end = choice.options[index] as number;
      const spaces = choice.partsOf?.(end) ?? [end];
      if (spaces.some((space) => tokensOn(game, space).length > 0)) yield reply(end);
    }
  }
  for (let time = 0; time < 3; time++)
    yield reply(choice.options[chance.below(choice.options.length)] as number);
}

/** All markers to one card, in turns to two, or each to any. */
function* allotments(decision: Decision, { chance }: Thought): Generator<Reply> {
  const { choice, most } = decision;
  const cards = Array.from(choice.options);
  const any = (): number => cards[chance.below(cards.length)] as number;
  if (!choice.repeat || choice.domain !== 'card') {
    for (let time = 0; time < 3; time++) yield randomReply(decision, chance);
    return;
  }
  for (const card of cards) yield [...Array.from({ length: most - 1 }, () => card), any()];
  for (let time = 0; time < 40; time++) {
    const [main, other] = [any(), any()];
    yield [main, ...Array.from({ length: most - 2 }, () => (chance.below(2) === 0 ? main : other)), any()];
  }
  for (let time = 0; time < 120; time++) yield Array.from({ length: most }, any);
}

import type { Decision, Reply } from '@scapewright/kernel';
import type { StandingOrders } from '@scapewright/protocol';

/** What orders may say besides the key of an option. */
const words: Readonly<Record<string, string>> = { always: 'yes', never: 'no' };

/** Between the options of a prepared allotment: `card:Hulk|card:Hulk|card:Thing|card:Hulk`. */
const between = '|';

/**
 * The reply that a seat has ordered beforehand to questions of a kind; undefined where it wants to be asked, or what it has
 * ordered is not among the options now.
 */
export function orderedReply(orders: StandingOrders | undefined, decision: Decision): Reply | undefined {
  const order = orders?.[decision.asks];
  if (order === undefined || order === 'ask') return undefined;
  if (decision.shape === 'allot') return allotted(decision, order.split(between));
  return replyOf(decision, words[order] ?? order);
}

/** The orders that still hold once those for one time only, markers that were prepared for the next round, are used up. */
export function withoutPrepared(orders: StandingOrders = {}): StandingOrders {
  return Object.fromEntries(Object.entries(orders).filter(([, order]) => !order.includes(between)));
}

function allotted(decision: Decision, keys: readonly string[]): Reply | undefined {
  const values = keys.map((key) => replyOf(decision, key));
  if (values.length !== decision.most || values.includes(undefined)) return undefined;
  return values as number[];
}

function replyOf(decision: Decision, key: string): number | undefined {
  if (decision.shape !== 'pick' && decision.shape !== 'allot') return undefined;
  for (let index = 0; index < decision.count; index++)
    if (decision.keyAt(index) === key) {
      const value = decision.valueAt(index);
      return decision.shape === 'pick' && decision.most > 1 && value >= 0 ? undefined : value;
    }
  return undefined;
}

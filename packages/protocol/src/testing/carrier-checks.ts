import type { Carrier, CarrierOptions, CarrierState } from '../carrier/index.ts';
import { mustBeSame, mustHold } from './same.ts';

/** How the carriers of one kind are made. */
export interface CarrierRig {
  /** A carrier to whoever accepts: that is given the other end of each connection, and opens it. */
  make(accept: (other: Carrier) => void, options: CarrierOptions): Carrier;
  /** Waits until all that is under way has arrived. */
  settle(): Promise<void>;
}

/** What a carrier told. */
interface Told {
  readonly carrier: Carrier;
  readonly messages: unknown[];
  readonly faults: string[];
  readonly states: CarrierState[];
  readonly stop: () => void;
}

const longest = 500;

function listenTo(carrier: Carrier): Told {
  const [messages, faults, states]: [unknown[], string[], CarrierState[]] = [[], [], []];
  const stop = carrier.listen({
    message: (message) => void messages.push(message),
    fault: (problem) => void faults.push(problem),
    state: (state) => void states.push(state),
  });
  return { carrier, messages, faults, states, stop };
}

/** A carrier that is open, and the other ends that were made for it so far. */
async function connected(rig: CarrierRig): Promise<{ near: Told; far: Told; ends: readonly Told[] }> {
  const ends: Told[] = [];
  const accept = (other: Carrier): void => {
    ends.push(listenTo(other));
    other.open();
  };
  const near = listenTo(rig.make(accept, { longest }));
  near.carrier.open();
  await rig.settle();
  const [far] = ends;
  if (!far) throw new Error('nobody was given the other end');
  return { near, far, ends };
}

const numbered = (count: number): readonly { readonly n: number }[] =>
  Array.from({ length: count }, (_, n) => ({ n }));

/**
 * What every carrier has to keep to, by name: each check throws what is wrong. Any test runner can run them:
 * `for (const [name, check] of Object.entries(carrierChecks)) test(name, () => check(rig))`.
 */
export const carrierChecks: Readonly<Record<string, (rig: CarrierRig) => Promise<void>>> = {
  async 'tells how it stands, and sends nothing unless it is open'(rig) {
    const closed = rig.make(() => {}, { longest });
    mustBeSame([closed.state, closed.send({ n: 1 })], ['closed', false], 'before it is opened');
    const { near, far } = await connected(rig);
    mustBeSame(near.states, ['opening', 'open'], 'the near end');
    mustBeSame(far.states, ['opening', 'open'], 'the far end');
    near.carrier.open();
    mustBeSame(near.states.length, 2, 'states after it was opened twice');
    near.carrier.close();
    mustBeSame([near.carrier.state, near.carrier.send({ n: 2 })], ['closed', false], 'after it is closed');
    await rig.settle();
    mustBeSame(far.messages, [], 'what arrived');
  },

  async 'carries everything once and in order, both ways at once'(rig) {
    const { near, far } = await connected(rig);
    for (const message of numbered(100)) {
      mustHold(near.carrier.send(message), 'an open carrier sends');
      far.carrier.send({ ...message, back: 'ünïcode "quoted"' });
    }
    await rig.settle();
    mustBeSame(far.messages, numbered(100), 'at the far end');
    const back = numbered(100).map((message) => ({ ...message, back: 'ünïcode "quoted"' }));
    mustBeSame(near.messages, back, 'at the near end');
    near.carrier.close();
  },

  async 'tells either end that the other has closed'(rig) {
    const first = await connected(rig);
    first.near.carrier.close();
    await rig.settle();
    mustBeSame(first.far.states.at(-1), 'closed', 'the far end');
    const second = await connected(rig);
    second.far.carrier.close();
    await rig.settle();
    mustBeSame(second.near.states.at(-1), 'closed', 'the near end');
  },

  async 'may be opened again, and nothing of before comes after'(rig) {
    const { near, far, ends } = await connected(rig);
    far.carrier.send({ late: true });
    near.carrier.close();
    near.carrier.open();
    await rig.settle();
    mustBeSame(ends.length, 2, 'other ends');
    ends[1]?.carrier.send({ fresh: true });
    await rig.settle();
    mustBeSame(near.messages, [{ fresh: true }], 'what arrived');
    mustBeSame(near.states, ['opening', 'open', 'closed', 'opening', 'open'], 'its states');
    near.carrier.close();
  },

  async 'says what is too long or no message, and goes on'(rig) {
    const { near, far } = await connected(rig);
    for (const end of [near, far]) {
      const other = end === near ? far : near;
      end.carrier.send({ text: 'x'.repeat(longest) });
      end.carrier.send({ many: Array.from({ length: longest }, () => 1) });
      end.carrier.send(['a list']);
      end.carrier.send({ n: 1 });
      await rig.settle();
      mustBeSame(other.faults.length, 3, 'faults');
      mustHold(other.faults[0]?.includes(String(longest)) === true, 'the bound is named');
      mustBeSame(other.messages, [{ n: 1 }], 'what arrived');
    }
    near.carrier.close();
  },

  async 'tells nothing to who has stopped to listen, nor after it was closed by who listens'(rig) {
    const { near, far } = await connected(rig);
    far.stop();
    const late = listenTo(far.carrier);
    far.carrier.listen({ message: () => far.carrier.close(), fault: () => {}, state: () => {} });
    for (const message of numbered(3)) near.carrier.send(message);
    await rig.settle();
    mustBeSame([far.messages, late.messages], [[], [{ n: 0 }]], 'what arrived');
    mustBeSame(near.carrier.state, 'closed', 'the near end');
  },
};

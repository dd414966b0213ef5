import { KernelError } from '../error.ts';
import { fairFace, type RollRequest } from '../state/dice.ts';
import type { AnyClock } from './clock.ts';
import type { RecordedReplies } from './frame.ts';
import type { Run } from './run.ts';

/** What is recorded of a roll, its faces from the match's dice source; undefined when a person has to be asked. */
export function nextFaces(clock: AnyClock, request: RollRequest, run: Run): RecordedReplies | undefined {
  const { source } = clock;
  const { purpose: asks, count, sides, secret } = request;
  if (source === 'asked') return clock.ask([chanceOf(request)], run);
  const faces: number[] = [];
  const words = typeof source === 'function' ? undefined : clock.random();
  if (words) {
    const next = typeof source === 'object' ? source.next : undefined;
    for (let die = 0; die < count; die++) faces.push(fairFace(words, sides, next));
    clock.setRandom(words);
  } else if (typeof source === 'function') {
    faces.push(...source(request));
    if (faces.length !== count || faces.some((face) => !(face >= 0 && face < sides)))
      throw new KernelError('dice-missing', run.where, `${asks} needs ${count} dice of ${sides} sides`);
  }
  if (clock.paranoid) Object.freeze(faces);
  if (!secret) return { kind: 'roll', asks, replies: [faces], words };
  const options = facesOf(sides);
  const secrets = [{ seat: -1, options, least: count, most: count, repeat: true, single: false }];
  return { kind: 'roll', asks, replies: [faces], words, secrets };
}

function facesOf(sides: number): readonly number[] {
  return Array.from({ length: sides }, (_, face) => face);
}

/** Physical dice: the faces are a decision of the seat that rolls. */
function chanceOf({ seat, purpose, sides, count, die, secret = false }: RollRequest) {
  return {
    seat,
    asks: purpose,
    shape: 'chance',
    rolls: true,
    domain: 'face',
    options: facesOf(sides),
    least: count,
    most: count,
    subject: die,
    secret,
  } as const;
}

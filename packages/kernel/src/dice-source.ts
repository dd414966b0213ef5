import type { Clock } from './clock.ts';
import { fairFace, type RandomWords, type RollRequest } from './dice.ts';
import { KernelError } from './error.ts';
import type { Run } from './run.ts';

/** The faces of a roll from the match's dice source, or undefined when a person has to be asked for them. */
export function nextFaces(
  // biome-ignore lint/suspicious/noExplicitAny: the kernel does not know the game
  clock: Clock<any>,
  request: RollRequest,
  run: Run,
): { readonly faces: readonly number[]; readonly words: RandomWords | undefined } | undefined {
  const { source } = clock;
  if (request.count <= 0) return { faces: [], words: undefined };
  if (source === 'seeded') {
    const words = clock.random();
    const faces: number[] = [];
    for (let die = 0; die < request.count; die++) faces.push(fairFace(words, request.sides));
    clock.setRandom(words);
    return { faces, words };
  }
  if (source === 'asked') {
    const replies = clock.ask(
      [
        {
          seat: request.seat,
          asks: request.purpose,
          shape: 'chance',
          domain: 'face',
          options: Array.from({ length: request.sides }, (_, face) => face),
          least: request.count,
          most: request.count,
          subject: request.die,
        },
      ],
      run,
    );
    const reply = replies?.[0];
    if (reply === undefined) return undefined;
    return { faces: typeof reply === 'number' ? [reply] : reply, words: undefined };
  }
  const faces = source(request);
  if (faces.length !== request.count || faces.some((face) => face < 0 || face >= request.sides))
    throw new KernelError(
      'dice-missing',
      request.purpose,
      `${request.count} dice of ${request.sides} sides were needed`,
    );
  return { faces: [...faces], words: undefined };
}

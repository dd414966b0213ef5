import type { ToLab } from '../lab/lab-messages.ts';
import type { JudgeQuestion } from '../start/judge.ts';
import type { ToGame } from './game-messages.ts';
import { GameRoom } from './game-room.ts';

/**
 * The one worker with the engine: its name says whether it plays a game, judges what is set up, or plays for the laboratory. They
 * are one build, so that what one of them has fetched the others have.
 */
type Take = (message: never) => void;

const jobs: Readonly<Record<string, () => Take | Promise<Take>>> = {
  game: () => {
    const room = new GameRoom((message) => postMessage(message));
    return (message: ToGame) => room.take(message);
  },
  judge: async () => {
    const { answerTo } = await import('../start/judge-job.ts');
    return (question: JudgeQuestion) =>
      void answerTo(question)
        .then((answer) => postMessage(answer))
        .catch(tellPage);
  },
  lab: async () => {
    const { playFor } = await import('../lab/lab-job.ts');
    return (wish: ToLab) => void playFor(wish, (message) => postMessage(message)).catch(tellPage);
  },
};

/** A promise that fails tells nobody outside a worker: thrown anew, the page hears of it. */
function tellPage(fault: unknown): void {
  setTimeout(() => {
    throw fault;
  });
}

/** Begun when the first message comes; those that come meanwhile wait, each in its turn. */
let taking: Promise<Take> | undefined;

addEventListener('message', ({ data }: MessageEvent) => {
  taking ??= Promise.resolve(jobs[self.name]?.() ?? (() => undefined));
  void taking.then((take) => take(data as never)).catch(tellPage);
});

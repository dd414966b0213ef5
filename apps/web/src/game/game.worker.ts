import type { FromGame, ToGame } from './game-messages.ts';
import { GameRoom } from './game-room.ts';

const room = new GameRoom((message: FromGame) => postMessage(message));

addEventListener('message', ({ data }: MessageEvent<ToGame>) => room.take(data));

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { dataFolder } from '@scapewright/cards';
import type { Reply } from '@scapewright/kernel';
import { importMap, loadPack } from '@scapewright/packs';
import {
  acceptPort,
  type FromTable,
  type PortLike,
  type Question,
  serveViewer,
  type ToTable,
} from '@scapewright/protocol';
import { dice, randomPick } from '@scapewright/protocol/testing';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { Table, TableHost, tableWords } from '@scapewright/table';
import { type BattleRecord, createEngine, planOf, type RulesetName } from '@scapewright/table/battle';
import { Library, newBattle } from '@scapewright/table/content';
import { usualTables } from '@scapewright/table/usual';
import { readPackFolder } from '@scapewright/testkit';

type Pick = string | string[];

/** A whole game between two people that was played once, so that it can be played again. */
export interface PlayedGame {
  readonly engine: SkirmishEngine;
  readonly record: BattleRecord;
  /** What people answered, in order. */
  readonly picks: readonly { readonly seat: number; readonly pick: Pick }[];
  /** All replies, those among them of which nobody was asked. */
  readonly replies: readonly { readonly seat: number; readonly reply: Reply }[];
}

/** The usual armies on the usual map of a ruleset, answered at random to the end. */
export function playedGame(ruleset: RulesetName, seed: number): PlayedGame {
  const engine = createEngine(ruleset);
  const record = usualBattle(engine, ruleset);
  const table = new Table({ engine, record, words: tableWords(engine) });
  const roll = dice(seed);
  const picks: { seat: number; pick: Pick }[] = [];
  while (table.status === 'playing')
    for (const seat of table.seats) {
      while (table.step());
      const [question] = table.stream(seat).moment.questions;
      if (!question) continue;
      const pick = randomPick(question, roll);
      if (table.answer(seat, { number: question.number, pick }).ok) picks.push({ seat, pick });
    }
  const replies = table.journal.flatMap((entry) => (entry.kind === 'answer' ? [entry] : []));
  return { engine, record, picks, replies };
}

function usualBattle(engine: SkirmishEngine, ruleset: RulesetName): BattleRecord {
  const { map: id, armies } = usualTables[ruleset];
  const file = `${id}.yaml`;
  const map = importMap(file, readFileSync(new URL(`../maps/${file}`, dataFolder))).map;
  if (!map) throw new Error(`${file} cannot be read`);
  const packs = ['superscape', 'heroscape'].map((name) => {
    const read = loadPack(readPackFolder(fileURLToPath(new URL(name, dataFolder))));
    if (!read.ok) throw new Error(JSON.stringify(read.problems[0]));
    return { pack: read.pack, hash: name };
  });
  const made = newBattle(engine, new Library(packs), {
    ruleset,
    map: { id, map },
    seed: 'port',
    roundLimit: 8,
    sides: armies.map(({ name: player, cards }) => ({ player, seat: 'person', cards: [...cards] })),
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problems[0]));
  return made.record;
}

/** Plays it on an engine that nobody watches. */
export function playBare({ engine, record, replies }: PlayedGame): string {
  const match = engine.start(planOf(engine, record), { seed: record.seed, undo: true });
  for (const { seat, reply } of replies) match.reply(seat, reply);
  return String(match.over);
}

/** What a table sends to two people in a game that was played, by the answer that it follows, and to whom. */
export type Sent = readonly (readonly { readonly seat: number; readonly message: FromTable }[])[];

/** Plays it at a table, and gives what that sends. */
export function sentOf({ engine, record, picks }: PlayedGame): Sent {
  const table = new Table({ engine, record, words: tableWords(engine) });
  const host = new TableHost(table, { id: 'port' });
  let now: { seat: number; message: FromTable }[] = [];
  const people = [0, 1].map((seat) => host.connect(seat, (message) => now.push({ seat, message })));
  for (const person of people) person.receive({ type: 'hello', protocol: 1 });
  return picks.map(({ seat, pick }, given) => {
    const [question] = table.stream(seat).toldMoment.questions;
    now = [];
    people[seat]?.receive({ type: 'answer', id: `${given}`, number: question?.number, pick });
    return now;
  });
}

/** Sends the same over two ports with no table behind them: answers there, and back what was sent then. */
export async function sendOverPorts({ picks }: PlayedGame, sent: Sent): Promise<void> {
  const channels = [0, 1].map(() => new MessageChannel());
  let [given, heard] = [0, 0];
  const answerNext = (): void => {
    const { seat, pick } = picks[given] ?? { seat: 0, pick: '' };
    channels[seat]?.port1.postMessage({ type: 'answer', id: `${given}`, number: given, pick });
  };
  await new Promise<void>((done) => {
    for (const { port1, port2 } of channels) {
      port2.on('message', () => {
        for (const { seat, message } of sent[given] ?? []) channels[seat]?.port2.postMessage(message);
      });
      port1.on('message', () => {
        if (++heard < (sent[given]?.length ?? 0)) return;
        [given, heard] = [given + 1, 0];
        if (given < picks.length) answerNext();
        else done();
      });
    }
    answerNext();
  });
  for (const { port1 } of channels) port1.close();
}

/**
 * Plays it at a table over two ports, one for each person, who answer as soon as they are asked. Gives the number of the last
 * update. Fails where something is refused.
 */
export async function playOverPorts({ engine, record, picks }: PlayedGame): Promise<string> {
  const host = new TableHost(new Table({ engine, record, words: tableWords(engine) }), { id: 'port' });
  let given = 0;
  const answered = [-1, -1];
  const asked = new Map<number, { readonly question: Question; readonly port: PortLike }>();
  return new Promise((done, fail) => {
    const answerNext = (): void => {
      const next = picks[given];
      const one = next && asked.get(next.seat);
      if (!one) return;
      asked.delete(next.seat);
      const { number } = one.question;
      answered[next.seat] = number;
      one.port.postMessage({ type: 'answer', id: `${given++}`, number, pick: next.pick } satisfies ToTable);
    };
    const ends = [0, 1].map((seat) => {
      const { port1, port2 } = new MessageChannel();
      const end = serveViewer(acceptPort(port2 as unknown as PortLike), (send) => host.connect(seat, send));
      const port = port1 as unknown as PortLike;
      port.addEventListener('message', (event) => {
        const { data: message } = event as { readonly data: FromTable };
        if (message.type === 'refused' || message.type === 'error') fail(new Error(message.message));
        if (message.type === 'over' && seat === 0) {
          for (const close of ends) close();
          done(`${message.at}`);
        }
        if (message.type !== 'state' && message.type !== 'update') return;
        const [question] = message.questions;
        if (question && question.number !== answered[seat]) asked.set(seat, { question, port });
        else asked.delete(seat);
        answerNext();
      });
      port.start?.();
      port.postMessage({ type: 'hello', protocol: 1 } satisfies ToTable);
      return () => {
        end();
        port.close?.();
      };
    });
  });
}

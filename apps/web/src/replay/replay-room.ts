import type { JournalEntry } from '@scapewright/table';
import { ReplayHost, Table, tableWords, tell, type WordCatalogues } from '@scapewright/table';
import { type BattleRecord, readBattle } from '@scapewright/table/battle';
import type { BattleProblem } from '@scapewright/table/content';
import type { ExampleAt } from '../examples/example-at.ts';
import { beginGame } from '../game/begin-game.ts';
import { engineOf } from '../game/engine-of.ts';
import { GameStore, type KeptGame } from '../game/game-store.ts';
import type { Language } from '../settings/settings.ts';
import type { FromReplay, ReplaySource } from './replay-messages.ts';
import { wholeCourse } from './replay-text.ts';
import type { Branch, ReplayRoom } from './room.ts';
import { shareGame } from './share-game.ts';

/** A recorded game, or what is wrong with it. */
type Recorded =
  | { readonly ok: true; readonly record: BattleRecord; readonly course: readonly JournalEntry[] }
  | { readonly ok: false; readonly problems: readonly BattleProblem[] };

/** Plays a recorded game once through. */
export async function openReplay(
  source: ReplaySource,
  language: Language,
): Promise<{ readonly ok: true; readonly room: ReplayRoom } | Extract<Recorded, { ok: false }>> {
  if (source.kind === 'example') return openExample(source.example, language);
  const recorded = await recordedIn(source, language);
  if (!recorded.ok) return recorded;
  const { record, course } = recorded;
  const engine = await engineOf(record.ruleset, record.variants);
  const parts = {
    engine,
    record,
    words: tableWords(engine, await cataloguesOf(language)),
    failed: (error: unknown) => console.warn(error),
  };
  const host = new ReplayHost('replay', parts, course, language);
  const table = new Table(parts, host.before(host.places.length));
  const told: FromReplay = {
    type: 'replaying',
    seats: record.seats,
    names: record.armies.map(({ player }) => player),
    places: host.places,
    stopped: host.stopped,
    shared: await shareGame(table),
  };
  return { ok: true, room: { host, told, branch: (branch) => branchReplay(record, host, branch) } };
}

/** Examples are fetched, with what plays them, when somebody opens one. */
async function openExample(example: ExampleAt, language: string): ReturnType<typeof openReplay> {
  const { openExampleReplay, recordOfExample } = await import('../examples/example-room.ts');
  const opened = await openExampleReplay(example, await cataloguesOf(language), language);
  if (!opened.ok) return opened;
  const branch = async ({ place, seat, id }: Branch): Promise<void> => {
    const record = await recordOfExample(example, seat, id);
    await keep({ id, record, began: Date.now(), position: { ...example, place } });
  };
  return { ok: true, room: { ...opened.room, branch } };
}

/** German is fetched when somebody wants it. */
async function cataloguesOf(language: string): Promise<WordCatalogues> {
  return language === 'de' ? { de: (await import('@scapewright/table/german')).german() } : {};
}

async function recordedIn(
  source: Exclude<ReplaySource, { kind: 'example' }>,
  language: Language,
): Promise<Recorded> {
  if (source.kind === 'link') {
    const { wish, secure, course } = source.replay;
    const begun = await beginGame(wish, language);
    if (!begun.ok) return begun;
    return {
      ok: true,
      record: { ...begun.record, ...(secure ? { dice: 'secure' as const } : {}) },
      course: wholeCourse(course),
    };
  }
  const read = readBattle(source.name, source.text);
  if (!read.ok)
    return {
      ok: false,
      problems: read.problems.slice(0, 5).map(({ message, fix, path, line }) => ({
        ...{ place: '', message, ...(fix ? { fix } : {}) },
        said: {
          message: path === '' ? tell('save:unread') : tell('save:stray', { line, path }),
          fix: tell('save:copy'),
        },
      })),
    };
  const { record, match } = read.battle;
  const course = match.inputs.flatMap((input): JournalEntry[] =>
    'reply' in input ? [{ kind: 'answer', seat: input.seat, reply: input.reply, by: 'person' }] : [],
  );
  return { ok: true, record, course };
}

async function branchReplay(
  record: BattleRecord,
  host: ReplayHost,
  { place, seat, id }: Branch,
): Promise<void> {
  const seats = record.seats.map((kind, at) =>
    at === seat ? 'person' : kind === 'person' ? 'greedy' : kind,
  );
  const answers = host.before(place).filter(({ kind }) => kind === 'answer');
  await keep({ id, record: { ...record, seats }, began: Date.now() }, answers);
}

async function keep(game: KeptGame, answers: readonly JournalEntry[] = []): Promise<void> {
  const store = await GameStore.open();
  await store.begin(game, answers);
  store.close();
}

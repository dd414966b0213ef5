import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player } from '../../test/player.ts';
import { RunningServer } from '../../test/running-server.ts';
import { Seated } from '../../test/seated.ts';
import { serverGerman } from './server-german.ts';
import { type ServerText, serverTexts } from './server-texts.ts';
import { wordingFor } from './speech.ts';

/** What stands in braces and is no word of a plural. */
const placesOf = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name)),
];

test('German has every text of the server, and none besides, with the same places', () => {
  expect(Object.keys(serverGerman).sort()).toEqual(Object.keys(serverTexts).sort());
  for (const key of Object.keys(serverTexts) as ServerText[])
    expect([key, ...placesOf(serverGerman[key])].sort()).toEqual([key, ...placesOf(serverTexts[key])].sort());
});

test.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['en-GB, de;q=0.7', 'en'],
  ['fr, de;q=0.3, en;q=0.1', 'de'],
  ['en;q=0, de;q=0.1', 'de'],
  ['fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
  ['de;q=no', 'de'],
  ['__proto__, constructor', 'en'],
])('who accepts “%s” is told in %s', (accepted, language) => {
  expect(wordingFor(accepted).language).toBe(language);
});

interface Told {
  readonly title: string;
  readonly detail: string;
  readonly fix?: string;
  readonly lang?: string;
  readonly problems?: readonly { place: string; message: string; fix?: string; lang?: string }[];
}

describe('what is refused over HTTP is said in the language that is wanted', () => {
  let server: RunningServer;
  let ann: Player;
  const refused = async (language: string, path: string, body?: unknown): Promise<Told> =>
    (await ann.send<Told>(body ? 'POST' : 'GET', path, body, { 'accept-language': language })).body;
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const table = { ruleset: 'superscape', map: 'first-light', seats };

  beforeAll(async () => {
    server = await RunningServer.start(join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite'));
    ann = await Player.guest(server.url, 'Ann');
  }, 120_000);
  afterAll(() => server.end('SIGTERM'));

  test('what is not there, and who is not known', async () => {
    expect(await refused('de', '/tables/nowhere')).toEqual({
      ...{ type: 'about:blank', status: 404 },
      ...{ title: 'Nicht gefunden', detail: 'Diesen Tisch gibt es hier nicht.' },
    });
    expect((await refused('en', '/tables/nowhere')).detail).toBe('There is no table here.');
    const answer = await fetch(`${server.url}/api/v1/me`, { headers: { 'accept-language': 'de' } });
    expect([answer.headers.get('content-language'), answer.headers.get('vary')]).toEqual([
      'de',
      'accept-language',
    ]);
    expect(await answer.json()).toMatchObject({
      title: 'Wer bist du?',
      fix: expect.stringContaining('melde dich an'),
    });
  });

  test('every place of a request that is wrong', async () => {
    const wrong = {
      ruleset: 'chess',
      seats: [{ kind: 'me' }],
      points: 'many',
      public: 3,
      clock: { kind: 'sand' },
    };
    const { title, detail, problems = [] } = await refused('de', '/tables', wrong);
    expect([title, detail]).toEqual([
      'Das lässt sich nicht lesen',
      '„ruleset“: Hier gehört eines von diesen hin: superscape und heroscape.',
    ]);
    expect(Object.fromEntries(problems.map(({ place, message }) => [place, message]))).toEqual({
      ruleset: 'Hier gehört eines von diesen hin: superscape und heroscape.',
      map: 'Das fehlt.',
      seats: 'Mindestens 2 Einträge gehören hierhin.',
      points: 'Hier gehört eine Zahl hin.',
      public: 'Hier gehört ja oder nein (true oder false) hin.',
      'clock.kind': 'Das ist hier nicht gewollt.',
    });
    expect((await refused('en', '/tables', wrong)).problems?.map(({ message }) => message)).toContain(
      'At least 2 entries are wanted here.',
    );
    const name = { name: 'turned \u202e around' };
    expect((await refused('de', '/guests', name)).problems?.[0]?.message).toBe(
      'Ein Name hat keine unsichtbaren Zeichen.',
    );
    const short = { name: 'Bo', password: 'short', email: 'none' };
    expect((await refused('de', '/accounts', short)).problems?.map(({ message }) => message)).toEqual([
      'Ein Passwort hat mindestens acht Zeichen.',
      'Das ist keine Mailadresse.',
    ]);
  });

  test('what the rules hold against a table', async () => {
    const hulks = { cards: ['hulk', 'hulk'] };
    const twice = { ...table, seats: [{ kind: 'me', army: hulks }, { kind: 'open' }] };
    expect((await refused('de', '/tables', twice)).problems?.[0]?.message).toMatch(
      /^Ann: Hulk darf nur einmal in einer Armee sein, nicht 2-mal \(SS-UNIQ-001, Je Identität eine einmalige oder Ereignis-Einheit\)/,
    );
    expect((await refused('en', '/tables', twice)).detail).toMatch(
      /^Ann: Hulk may stand on a team only once, not 2 times \(SS-UNIQ-001, One Event or Unique unit per identity\)/,
    );
    expect((await refused('de', '/tables', { ...table, points: 1 })).detail).toMatch(
      /^Ann: Die Armee kostet \d+ Punkte, mehr als 1 \(SS-SETUP-006, Punktgrenze\)/,
    );
    const strange = { ...table, map: 'nowhere', variants: ['odd'] };
    expect((await refused('de', '/tables', strange)).problems).toMatchObject(
      [
        { place: 'variants', message: 'superscape hat keine Variante „odd“.' },
        {
          place: 'map',
          message: 'Es gibt keine Karte „nowhere“.',
          fix: /^Es gibt diese: .* und twin-arches\.$/,
        },
      ].map(({ fix, ...rest }) => (fix ? { ...rest, fix: expect.stringMatching(fix) } : rest)),
    );
    const missing = { ...table, seats: [{ kind: 'me', army: { cards: ['hulkk'] } }, { kind: 'open' }] };
    expect((await refused('de', '/tables', missing)).detail).toBe(
      'Es gibt keine Figurenkarte „hulkk“. Meinst du hulk?',
    );
  });

  test('what is wrong with a pack that a table brings, and what there is in English alone says so', async () => {
    const pack = (...files: readonly (readonly [path: string, text: string])[]) => ({
      ...table,
      pack: { files: files.map(([path, text]) => ({ path, text })) },
    });
    const wrong = pack([
      'pack.yaml',
      'id: 7\nversion: 1.0.0\nengin: "*"\nrulesets: []\nlicence: MIT\ncredits: Ann\n',
    ]);
    const { title, lang, problems = [] } = await refused('de', '/tables', wrong);
    expect([title, lang]).toEqual(['Mit diesem Paket lässt sich nicht spielen', undefined]);
    expect(problems.map(({ message, fix }) => [message, fix])).toEqual([
      [
        'Hierher gehört eine Kennung mit Bindestrichen, etwa my-pack, und da steht "7".',
        'Ändere das und schick es noch einmal.',
      ],
      ['0 Einträge sind zu wenig, es sind mindestens 1.', 'Ändere das und schick es noch einmal.'],
      ['Einen Schlüssel „engin“ gibt es hier nicht.', 'Meinst du „engine“?'],
    ]);
    expect((await refused('en', '/tables', wrong)).problems?.map(({ message }) => message)).toEqual([
      'expected an id in kebab-case, as my-pack, got "7"',
      '0 entries, at least 1 is needed',
      'unknown key "engin"',
    ]);
    const odd = pack(['maps/odd.yaml', 'map: Odd\nhexes: "zz"\n']);
    const english = await refused('de', '/tables', odd);
    expect(english.problems?.some((one) => one.lang === 'en')).toBe(true);
    expect((await refused('en', '/tables', odd)).lang).toBeUndefined();
  });

  test('what is no message on a socket, in the language of the greeting', async () => {
    const made = await ann.send<{ id: string }>('POST', '/tables', {
      ...table,
      seats: [{ kind: 'me' }, { kind: 'bot:greedy' }],
    });
    const seated = await Seated.at(ann, made.body.id, 0);
    seated.socket.send(JSON.stringify({ type: 'hello', protocol: 1, language: 'de' }));
    seated.socket.send('{');
    await expect
      .poll(() => seated.raw.at(-1), { timeout: 30_000 })
      .toBe(JSON.stringify({ type: 'error', message: 'Das ist kein JSON.' }));
    seated.leave();
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { serveFiles } from '../serve/serve-files.ts';
import { addressOfWish, wishFor } from '../src/start/wish.ts';
import { chromiumPath } from './chromium-path.ts';

/**
 * Measures the built pages in Chromium, and beside each figure the bare one of the machine: what a page without any of our code
 * needs for the like. Prints one JSON object: kilobytes (1,024 bytes, gzip) and milliseconds.
 */
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const server = serveFiles(dist);
await new Promise<void>((resolve) => server.listen(0, resolve));
const { port } = server.address() as AddressInfo;
const base = `http://localhost:${port}`;
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });

const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

const kilobytes = (file: string): number => gzipSync(readFileSync(`${dist}${file}`)).length / 1024;

async function newPage(of: Browser): Promise<Page> {
  const context = await of.newContext({
    viewport: { width: 1200, height: 800 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  return context.newPage();
}

/** Everything that `/` loads before it is quiet, without workers and 3D. */
async function firstLoad(): Promise<number> {
  const page = await newPage(browser);
  const files: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (answer.ok() && !/worker|three-/.test(pathname))
      files.push(pathname === '/' ? '/index.html' : pathname);
  });
  await page.goto(base, { waitUntil: 'networkidle' });
  await page.context().close();
  return files.reduce((sum, file) => sum + kilobytes(file.slice(1)), 0);
}

/** From the press of a button to what it brings, as the page itself sees it: until the picture after that. */
async function timeOf(page: Page, press: string, brought: string): Promise<number> {
  return page.evaluate(
    ([button, wanted]) =>
      new Promise<number>((done) => {
        const began = performance.now();
        const look = (): void => {
          if (document.querySelector(wanted ?? ''))
            requestAnimationFrame(() => done(performance.now() - began));
          else requestAnimationFrame(look);
        };
        document.querySelector<HTMLElement>(button ?? '')?.click();
        look();
      }),
    [press, brought] as const,
  );
}

async function firstQuestion(): Promise<readonly number[]> {
  const page = await newPage(browser);
  const times: number[] = [];
  for (let run = 0; run < 8; run++) {
    await page.goto(base, { waitUntil: 'networkidle' });
    times.push(await timeOf(page, '.home-play', '.question .answers button'));
  }
  await page.context().close();
  return times.slice(1);
}

/** Answers a game of two people, and times each: from the press until other options are on the screen. */
async function answers(): Promise<readonly number[]> {
  const page = await newPage(browser);
  await page.goto(`${base}${addressOfWish({ ...wishFor('heroscape', 'people'), seed: 'measure' })}`);
  await page.locator('.question button').first().waitFor();
  const times = await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
    const shown = (): string => document.querySelector('.question')?.textContent ?? '';
    const found: number[] = [];
    for (let turn = 0; turn < 400 && found.length < 160; turn++) {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('.question button:not(:disabled)')];
      const answer = buttons[turn % Math.min(4, buttons.length)];
      if (!answer || shown().startsWith('Winner')) break;
      const isAnswer = answer.closest('.answers') !== null && !document.querySelector('.places');
      const before = shown();
      const began = performance.now();
      answer.click();
      while (shown() === before && performance.now() - began < 3000) await frame();
      if (isAnswer && shown() !== before) found.push(performance.now() - began);
      await frame();
    }
    return found;
  });
  await page.context().close();
  return times;
}

/** A map of 25 by 20 spaces, with hills and water. */
function largeMap(): string {
  const row = (at: number): string =>
    Array.from({ length: 25 }, (_, column) => {
      const level = 1 + ((column * 7 + at * 5) % 11 > 7 ? 3 : (column + at) % 9 === 0 ? 1 : 0);
      return `${level > 2 ? 'rk' : (column * 3 + at) % 13 === 0 ? 'wa' : 'sa'}${level}`;
    }).join(' ');
  const rows = Array.from({ length: 20 }, (_, at) => `  ${at % 2 === 0 ? '' : '  '}${row(at)}`);
  const zone = (player: number, at: number): string =>
    `  - {player: ${player}, name: Side ${player}, spaces: a${at}-y${at}}`;
  return ['map: Five Hundred', 'players: 2', 'hexes: |', ...rows, 'start:', zone(1, 1), zone(2, 20), ''].join(
    '\n',
  );
}

/** Frames of a board of 500 spaces that is dragged to and fro, from above. */
async function pan(): Promise<{ readonly frames: readonly number[]; readonly spaces: number }> {
  const page = await newPage(browser);
  await page.goto(`${base}/maps`);
  await page.setInputFiles('input[type=file]', {
    name: 'five-hundred.yaml',
    mimeType: 'text/yaml',
    buffer: Buffer.from(largeMap()),
  });
  await page.waitForURL(/\/maps\/.+/);
  const map = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await page.goto(
    `${base}${addressOfWish({ ...wishFor('superscape', 'people', { map }), seed: 'measure' })}`,
  );
  await page.locator('.bv [role=gridcell]').first().waitFor({ state: 'attached' });
  const spaces = await page.locator('.bv [role=gridcell]').count();
  const frames = await page.evaluate(framesWhile, '.bv-view');
  await page.context().close();
  return { frames, spaces };
}

/** Drags an element in every frame, and tells how long each took. */
async function framesWhile(which: string): Promise<number[]> {
  const view = document.querySelector<HTMLElement>(which);
  const { left = 0, top = 0, width = 0, height = 0 } = view?.getBoundingClientRect() ?? {};
  const send = (type: string, x: number, y: number): void => {
    const place = { clientX: left + width / 2 + x, clientY: top + height / 2 + y };
    view?.dispatchEvent(
      new PointerEvent(type, {
        ...place,
        pointerId: 1,
        button: 0,
        buttons: 1,
        bubbles: true,
        isPrimary: true,
      }),
    );
  };
  const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
  send('pointerdown', 0, 0);
  const frames: number[] = [];
  let last = await frame();
  for (let at = 1; at <= 90; at++) {
    send('pointermove', Math.sin(at / 8) * 120, Math.cos(at / 8) * 60);
    const now = await frame();
    frames.push(now - last);
    last = now;
  }
  send('pointerup', 0, 0);
  return frames;
}

/** The same without any of our code: a message to an empty worker and back, a new worker's first word, a moved picture. */
async function bare(): Promise<{
  readonly worker: number;
  readonly message: number;
  readonly frame: number;
}> {
  const page = await newPage(browser);
  await page.goto(
    'data:text/html,<div id=v style="position:fixed;inset:0;background:linear-gradient(red,blue)"></div>',
  );
  const told = await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
    const source = URL.createObjectURL(new Blob(['postMessage(0);onmessage=()=>postMessage(0)']));
    const starts: number[] = [];
    const messages: number[] = [];
    for (let run = 0; run < 9; run++) {
      const began = performance.now();
      const worker = new Worker(source);
      await new Promise((done) => worker.addEventListener('message', done, { once: true }));
      await frame();
      starts.push(performance.now() - began);
      for (let turn = 0; turn < 20; turn++) {
        const sent = performance.now();
        const back = new Promise((done) => worker.addEventListener('message', done, { once: true }));
        worker.postMessage(0);
        await back;
        await frame();
        messages.push(performance.now() - sent);
      }
      worker.terminate();
    }
    const picture = document.querySelector<HTMLElement>('#v');
    const frames: number[] = [];
    let last = await frame();
    for (let at = 0; at < 90; at++) {
      if (picture) picture.style.transform = `translate(${Math.sin(at / 8) * 120}px, 0)`;
      const now = await frame();
      frames.push(now - last);
      last = now;
    }
    return { starts, messages, frames };
  });
  await page.context().close();
  return {
    worker: quantile(told.starts, 0.5),
    message: quantile(told.messages, 0.95),
    frame: quantile(told.frames, 0.5),
  };
}

/** A file of the build with all that it needs before it can begin. */
function withImports(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known;
  known.add(file);
  const code = readFileSync(`${dist}assets/${file}`, 'utf8');
  for (const [, other = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g))
    withImports(other, known);
  return known;
}

const workerFile = readdirSync(`${dist}assets`).find((name) => /^engine\.worker-.*\.js$/.test(name)) ?? '';

/**
 * Files of the engine worker, with what it fetches later by these names, in this order, and all that they need: what one of them
 * fetches in its turn may be named after it. Throws where it fetches no such thing.
 */
function workerWith(...later: readonly string[]): ReadonlySet<string> {
  const known = new Set(withImports(workerFile));
  for (const name of later) {
    const own = [...known].map((file) => readFileSync(`${dist}assets/${file}`, 'utf8')).join('\n');
    const [, file] = new RegExp(`import\\(\\s*["'\`]\\./(${name}-[^"'\`]+)`).exec(own) ?? [];
    if (file === undefined) throw new Error(`the engine worker never fetches ${name}`);
    withImports(file, known);
  }
  return known;
}

const sizeOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + kilobytes(`assets/${file}`), 0);

const games = ['heroscape-game', 'superscape-game'];
const bothGames = workerWith(...games);
/** What is fetched besides: kilobytes that are not in what a game begins with. */
const besides = (...later: readonly string[]): number =>
  sizeOf([...workerWith(...games, ...later)].filter((file) => !bothGames.has(file)));
const questions = await firstQuestion();
const answered = await answers();
const panned = await pan();
process.stdout.write(
  `${JSON.stringify({
    firstLoad: await firstLoad(),
    engineWorker: sizeOf(bothGames),
    heroscape: sizeOf(workerWith('heroscape-game')),
    superscape: sizeOf(workerWith('superscape-game')),
    newGame: besides('begin-game'),
    asks: besides('table-asks'),
    variants: besides('variants'),
    firstQuestion: quantile(questions, 0.5),
    answers: answered.length,
    answer95: quantile(answered, 0.95),
    answer50: quantile(answered, 0.5),
    panSpaces: panned.spaces,
    pan50: quantile(panned.frames, 0.5),
    bare: await bare(),
  })}\n`,
);
await browser.close();
server.close();

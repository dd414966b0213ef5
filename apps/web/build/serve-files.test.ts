import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveFiles } from '../serve/serve-files.ts';

const place = mkdtempSync(join(tmpdir(), 'pages-'));
const folder = join(place, 'dist');
const server = serveFiles(folder);

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<h1>start</h1>');
  writeFileSync(join(folder, 'assets/a-1.js'), 'plain');
  writeFileSync(join(folder, 'assets/a-1.js.gz'), gzipSync('packed'));
  writeFileSync(join(place, 'secret.txt'), 'secret');
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterAll(() => {
  server.close();
  rmSync(place, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

/** Asks for a path exactly as it is written, which `fetch` would tidy first. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, path, headers, method }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => {
        text += part.toString('latin1');
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    })
      .on('error', reject)
      .end();
  });
}

const page = { accept: 'text/html' };

describe('the server of the pages', () => {
  test('sends the start page at every address of a page, under a strict policy', async () => {
    for (const path of ['/', '/maps/first-light', '/table/new']) {
      const { status, text, headers } = await get(path, page);
      expect([path, status, text]).toEqual([path, 200, '<h1>start</h1>']);
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  test('sends what has a hash in its name for ever, packed where that is taken', async () => {
    const plain = await get('/assets/a-1.js');
    expect([plain.text, plain.headers['content-encoding']]).toEqual(['plain', undefined]);
    expect(plain.headers['cache-control']).toContain('immutable');
    expect((await get('/assets/a-1.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
      'gzip',
    );
  });

  test('has no file that is missing, and takes nothing', async () => {
    expect((await get('/assets/b-2.js')).status).toBe(404);
    expect((await get('/', page, 'POST')).status).toBe(405);
  });

  test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/%00', '/%'])(
    'lets nobody out of its folder: %s',
    async (path) => {
      const { status, text } = await get(path);
      expect([status, text.includes('secret')]).toEqual([404, false]);
    },
  );
});

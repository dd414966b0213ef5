import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { contentPolicy } from '../build/content-policy.ts';

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Names that carry a hash of what is in the file: whatever has such a name never changes. */
const lasting = /^\/(?:assets|content)\//;

/** A server of the built pages in a folder: packed where the browser takes it, the start page at every address of a page. */
export function serveFiles(folder: string): Server {
  return createServer((request, response) => {
    const path = pathOf(request);
    const file = path === undefined ? undefined : fileAt(folder, path);
    if (request.method !== 'GET' && request.method !== 'HEAD') end(response, 405);
    else if (file !== undefined) send(request, response, file, path ?? '/');
    else if (request.headers.accept?.includes('text/html') === true)
      send(request, response, join(folder, 'index.html'), '/');
    else end(response, 404);
  });
}

/** The path that is asked for, or nothing where it makes no sense. */
function pathOf({ url = '/' }: IncomingMessage): string | undefined {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://here').pathname));
    return path.includes('\0') || path.includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}

function fileAt(folder: string, path: string): string | undefined {
  const file = join(folder, path === '/' ? 'index.html' : path);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

function send(request: IncomingMessage, response: ServerResponse, file: string, path: string): void {
  const packed = packedCopy(file, String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(200, {
    'content-type': kinds[extname(file)] ?? 'application/octet-stream',
    'content-length': statSync(packed?.file ?? file).size,
    'cache-control': lasting.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-security-policy': `${contentPolicy}; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    vary: 'accept-encoding',
    ...(packed ? { 'content-encoding': packed.encoding } : {}),
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(packed?.file ?? file).pipe(response);
}

function packedCopy(
  file: string,
  accepted: string,
): { readonly file: string; readonly encoding: string } | undefined {
  const copies = [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const;
  const found = copies.find(
    ([encoding, ending]) => accepted.includes(encoding) && existsSync(`${file}${ending}`),
  );
  return found && { file: `${file}${found[1]}`, encoding: found[0] };
}

function end(response: ServerResponse, status: number): void {
  response
    .writeHead(status, { 'content-type': 'text/plain' })
    .end(status === 404 ? 'not found' : 'not allowed');
}

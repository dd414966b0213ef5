import { parseArgs } from 'node:util';
import { placeNamed, type StorePlace } from '@scapewright/store';

/** How the server runs. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly store: StorePlace;
  /** The folder of the built pages; undefined: none are served. */
  readonly pages: string | undefined;
  /** Is whoever is before it, a proxy, believed when it says from where a request came? */
  readonly trustProxy: boolean;
  /** How many requests from one address are taken in a minute, by what they do; 0: any number. */
  readonly limits: Limits;
  readonly logs: boolean;
  readonly notices: NoticeSettings;
}

/** How players are told that it is their turn. */
export interface NoticeSettings {
  /** The address of the pages as others reach it; undefined: this machine's. */
  readonly publicUrl: string | undefined;
  readonly smtp: string | undefined;
  readonly mailFrom: string;
  /** For how long somebody may be asked before they are told, in milliseconds. */
  readonly delay: number;
  readonly anywhere: boolean;
}

/** A minute each, from one address. */
export interface Limits {
  readonly requests: number;
  readonly guests: number;
  readonly logins: number;
  readonly tables: number;
  /** Tables that bring a pack, which takes longer to check than a table takes to make. */
  readonly packs: number;
}

const usual: Limits = { requests: 6000, guests: 300, logins: 10, tables: 600, packs: 20 };

/** Where everything is kept when nothing is said. */
export const usualFile = 'scapewright.sqlite';

export const usage = `The server of Scapewright: pages, HTTP and sockets on one port.

  --port NUMBER   or PORT          8080 where nothing is said
  --host ADDRESS  or HOST          localhost; 0.0.0.0 lets other machines in
  --data FILE     or SCAPE_DATA    the SQLite file: scapewright.sqlite in this folder
                  or DATABASE_URL  postgres://… instead: several servers may share it
  --pages FOLDER                   the built pages
  --no-limits     or SCAPE_NO_LIMITS=1   takes any number of requests: for tests
  --url ADDRESS   or PUBLIC_URL    the address of the pages, for links in notices
                  SMTP_URL         smtp://user:password@host:587: notices go by mail too
                  MAIL_FROM        from whom they come
  --trust-proxy   or TRUST_PROXY=1 believes a proxy: X-Forwarded-For, -Proto, -Host
  --quiet                          writes no log of requests`;

/** Reads settings from arguments and the environment; arguments win. Throws what is wrong with them, in words. */
export function readSettings(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  pages: string,
): Settings | 'help' {
  const { values } = parseWords({
    args: [...args],
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      pages: { type: 'string' },
      url: { type: 'string' },
      'no-limits': { type: 'boolean' },
      'trust-proxy': { type: 'boolean' },
      quiet: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return 'help';
  const port = Number(values.port ?? env['PORT'] ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${values.port ?? env['PORT']} is no port: give a number up to 65535.`);
  const isFree = values['no-limits'] ?? env['SCAPE_NO_LIMITS'] === '1';
  return {
    port,
    host: values.host ?? env['HOST'] ?? 'localhost',
    store: placeNamed(values.data ?? env['DATABASE_URL'] ?? env['SCAPE_DATA'] ?? usualFile),
    pages: values.pages ?? pages,
    trustProxy: values['trust-proxy'] ?? env['TRUST_PROXY'] === '1',
    limits: isFree ? { requests: 0, guests: 0, logins: 0, tables: 0, packs: 0 } : usual,
    logs: values.quiet !== true,
    notices: {
      publicUrl: (values.url ?? env['PUBLIC_URL'])?.replace(/\/+$/, ''),
      smtp: env['SMTP_URL'],
      mailFrom: env['MAIL_FROM'] ?? 'Scapewright <nobody@localhost>',
      delay: 1000 * Number(env['SCAPE_NOTICE_DELAY'] ?? 120),
      anywhere: env['SCAPE_NOTICE_ANYWHERE'] === '1',
    },
  };
}

/** As `parseArgs`; what it does not know it tells with where the options stand. */
const parseWords: typeof parseArgs = (config) => {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Error(
      `${(error as Error).message}. These there are:\n${usage.slice(usage.indexOf('\n\n') + 2)}`,
    );
  }
};

import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { placeNamed, Store } from '@scapewright/store';
import { usualFile } from '../settings.ts';
import { commands, type Work } from './commands.ts';

/** What an operator can have done, line by line. */
export const commandsUsage: string = Object.entries(commands)
  .map(([name, { takes, does }]) => `  ${`${name} ${takes}`.padEnd(22)} ${does}`)
  .join('\n');

/** Does what an operator asks for. False where the first word is no command: the server is to be started. */
export async function runCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  tools: Pick<Work, 'say' | 'read'>,
): Promise<boolean> {
  const [name = '', ...rest] = args;
  if (name === '' || name.startsWith('-')) return false;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(`“${name}” is no command. These there are:\n${commandsUsage}`);
  const { values, positionals } = parseArgs({
    ...{ args: rest, allowPositionals: true },
    options: { data: { type: 'string' } },
  });
  const place = placeNamed(values.data ?? env['DATABASE_URL'] ?? env['SCAPE_DATA'] ?? usualFile);
  if (place.kind === 'sqlite' && !command.isFirst && !existsSync(place.file))
    throw new Error(`There is no file ${place.file}. Name the one of the server: --data FILE.`);
  const store = await Store.open(place, () => new Date().toISOString());
  try {
    await command.run({ store, words: positionals, ...tools });
  } finally {
    await store.close();
  }
  return true;
}

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** `pnpm run generate plugin my-plugin`: runs the generator of that name from this package. */
const [kind, ...rest] = process.argv.slice(2);
const list: { generators: Readonly<Record<string, { readonly description: string }>> } = JSON.parse(
  readFileSync(new URL('../generators.json', import.meta.url), 'utf8'),
);

if (kind === undefined || !(kind in list.generators)) {
  console.error('Usage: pnpm run generate KIND NAME, where KIND is one of');
  for (const [name, { description }] of Object.entries(list.generators))
    console.error(`  ${name.padEnd(10)}${description}`);
  process.exitCode = 1;
} else {
  const environment = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };
  const { status } = spawnSync('nx', ['generate', `@scapewright/generators:${kind}`, ...rest], {
    stdio: 'inherit',
    env: environment,
  });
  process.exitCode = status ?? 1;
}

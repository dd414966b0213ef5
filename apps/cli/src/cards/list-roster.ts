import { readFileSync } from 'node:fs';
import { dataFolder } from '@scapewright/cards';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';

/** How far a published card is, as the generated file of the packs has it. */
interface RosterEntry {
  readonly name: string;
  readonly line: string;
  readonly set: string;
  readonly status: 'done' | 'part' | 'none';
  readonly card?: string;
  readonly missing?: string;
}

/** Tells how far all published cards are. As JSON: `{ done, part, none }`, each a list. */
export function listRoster(composition: DependencyContainer, json: boolean): void {
  const { line, colours } = composition.resolve(tokens.page);
  const entries = JSON.parse(readFileSync(new URL('roster.json', dataFolder), 'utf8')) as RosterEntry[];
  const having = (status: RosterEntry['status']): readonly RosterEntry[] =>
    entries.filter((entry) => entry.status === status);
  const [done, part, none] = [having('done'), having('part'), having('none')];
  if (json) {
    line(
      JSON.stringify({
        done,
        part,
        none: none.map(({ name, line: where, set }) => ({ name, line: where, set })),
      }),
    );
    return;
  }
  line(
    `Of ${entries.length} published cards ${done.length} are done, ${part.length} in part, ${none.length} not yet.`,
  );
  for (const { name, line: where } of done) line(`${colours.bold(name.padEnd(36))} ${where.padEnd(16)} done`);
  for (const { name, line: where, missing } of part)
    line(`${colours.bold(name.padEnd(36))} ${where.padEnd(16)} in part: ${missing}`);
  line(colours.dim(`Not yet: ${none.map(({ name }) => name).join(', ')}`));
}

import { createHash } from 'node:crypto';
import { loadPack, type Problem as PackProblem } from '@scapewright/packs';
import type { BroughtPack } from '@scapewright/protocol/http';
import { rulesetNames, variantsOf } from '@scapewright/table/battle';
import { packFindings } from '@scapewright/table/check';
import { Library, type ReadPack } from '@scapewright/table/content';
import { inEnglish, type ProblemPart, unplayable } from '../problems.ts';
import { findingSaid } from '../words/findings/findings.ts';
import { tell } from '../words/speech.ts';
import type { Content } from './content.ts';

/** Letters of its cards once every ability stands written out on each card that has it. */
const mostWritten = 400_000;

/**
 * The cards of the project, and those of a pack that a table brings. It is read as every pack is; what is wrong with it is a
 * Problem (422) with each place. It may not stand for cards that there are.
 */
export function libraryWith(content: Content, { files }: BroughtPack): Library {
  const { pack, hash } = readBrought(content, files);
  const problems: ProblemPart[] = pack.cards
    .filter(({ id }) => content.library.has(id))
    .map(({ id }) => ({
      place: 'pack',
      message: tell('pack:known-card', { id }),
      fix: tell('pack:other-id'),
    }));
  if (content.library.packs.some((known) => known.pack.manifest.id === pack.manifest.id))
    problems.push({ place: 'pack', message: tell('pack:known', { id: pack.manifest.id }) });
  if (problems.length > 0) throw unplayable('problem:no-pack', problems);
  return new Library([...content.library.packs, { pack, hash }]);
}

/** Looks whether a pack that a table brings makes sense, as `scape check` does. Throws a Problem (422) with each place. */
export function checkBrought(content: Content, { files }: BroughtPack): void {
  const { pack } = readBrought(content, files);
  const { rulesets, variants } = pack.manifest;
  const engines = rulesetNames
    .filter((ruleset) => rulesets.includes(ruleset))
    .map((ruleset) =>
      content.engine(
        ruleset,
        variants.filter((variant) => variantsOf(ruleset).includes(variant)),
      ),
    );
  const { problems } = packFindings(pack, files, { engines, symbols: content.known.symbols });
  if (problems.length > 0) throw unplayable('problem:no-pack', problems.slice(0, mostTold).map(partOf));
}

/** How much of what is wrong is told at once. */
const mostTold = 20;

const partOf = ({ file, line, column, message, fix }: PackProblem): ProblemPart => ({
  place: `pack ${file}:${line}:${column}`,
  message: findingSaid(message) ?? inEnglish(message),
  fix: fix === undefined ? undefined : (findingSaid(fix) ?? inEnglish(fix)),
});

function readBrought({ known, catalogue }: Content, files: BroughtPack['files']): ReadPack {
  const read = loadPack(files, known, catalogue);
  if (!read.ok) throw unplayable('problem:no-pack', read.problems.slice(0, mostTold).map(partOf));
  // Looked at before anything looks at each part of each card.
  if (JSON.stringify(read.pack.cards).length > mostWritten)
    throw unplayable('problem:no-pack', [{ place: 'pack', message: tell('pack:too-much') }]);
  const hash = createHash('sha256');
  for (const { path, text } of [...files].sort((a, b) => (a.path < b.path ? -1 : 1)))
    hash.update(JSON.stringify([path, text]));
  return { pack: read.pack, hash: hash.digest('hex') };
}

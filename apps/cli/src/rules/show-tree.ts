import type { RulesetName } from '@scapewright/sim';
import type { Composition } from '../composition/compose.ts';
import * as tokens from '../composition/tokens.ts';
import { stepTree, treeText } from './step-tree.ts';

/** Shows every procedure and step of a ruleset with what hooks there. */
export function showTree(composition: Composition, ruleset: RulesetName): void {
  const { line, colours, write, paint } = composition.one(tokens.page);
  const lines = stepTree(composition.one(tokens.engines)(ruleset));
  if (!paint) {
    write(treeText(lines));
    return;
  }
  for (const { depth, kind, code, text } of lines) {
    const indent = '  '.repeat(depth);
    if (kind === 'procedure') {
      line();
      line(colours.bold(text));
    } else if (kind === 'hook') line(`${indent}${colours.green(`+ ${text}`)}`);
    else if (kind === 'flow') line(`${indent}${colours.dim(text)}`);
    else line(`${indent}${colours.cyan(code)} ${text}`);
  }
}

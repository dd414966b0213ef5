import type { RulesetName } from '@scapewright/table/battle';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { stepTree, treeText } from './step-tree.ts';

/** Shows every procedure and step of a ruleset with what hooks there. */
export function showTree(composition: DependencyContainer, ruleset: RulesetName): void {
  const { line, colours, write, paint } = composition.resolve(tokens.page);
  const lines = stepTree(composition.resolve(tokens.engines)(ruleset));
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

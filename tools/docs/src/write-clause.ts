import type { AbilityClause, AbilityPart, ClauseBlock, JsonValue } from '@scapewright/packs';
import { stringify } from 'yaml';

/** An ability as an author writes it: a key to a line, blocks in one line each. */
export function writeClause({ name, text, parts }: AbilityClause): string {
  const head = [`name: ${flow(name)}`, ...(text === undefined ? [] : [`text: ${flow(text)}`])];
  const [only] = parts;
  if (parts.length === 1 && only) return [...head, ...linesOf(only)].join('\n');
  const written = parts.flatMap((part) =>
    linesOf(part).map((line, at) => `${at === 0 ? '  - ' : '    '}${line}`),
  );
  return [...head, 'parts:', ...written].join('\n');
}

function linesOf(part: AbilityPart): string[] {
  const { kind, trigger, when, optional, chooser, limit, cost, choose, until } = part;
  const list = (key: string, blocks: readonly JsonValue[]): string[] => {
    const [first] = blocks;
    if (first === undefined) return [];
    const line = `${key}: [${blocks.map(flow).join(', ')}]`;
    return line.length <= 100 ? [line] : [`${key}:`, ...blocks.map((block) => `  - ${flow(block)}`)];
  };
  return [
    `kind: ${kind}`,
    ...(trigger ? [`trigger: ${flow({ on: trigger.on, ...trigger.with })}`] : []),
    ...list('when', when.map(blockOf)),
    ...(optional ? ['optional: true'] : []),
    ...(chooser === undefined ? [] : [`chooser: ${chooser}`]),
    ...(limit ? [`limit: ${flow({ ...limit })}`] : []),
    ...list('cost', cost.map(blockOf)),
    ...list(
      'choose',
      choose.map(({ name, verb, with: parameters }) => ({ name, [verb]: parameters })),
    ),
    ...list('do', part.do.map(blockOf)),
    ...(until === 'instant' ? [] : [`until: ${until}`]),
    ...list('else', part.else.map(blockOf)),
  ];
}

function blockOf({ verb, with: parameters }: ClauseBlock): JsonValue {
  return Object.keys(parameters).length === 0 ? verb : { [verb]: parameters };
}

function flow(value: JsonValue): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();
}

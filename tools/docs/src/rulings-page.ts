import { openPoints, rulings } from '@scapewright/rulebook';

/** The page about rulings: the switches with their positions, and every open point of the texts. */
export function rulingsPage(): string {
  const named = rulings();
  const points = openPoints();
  const switches = named.filter(({ switchable }) => switchable).length;
  return [
    '# Rulings',
    '',
    'Written by `pnpm run generate:docs`; do not edit. `npx scape rules --rulings` shows the same.',
    '',
    `Where the text of the rules is open, something has to hold all the same. ${named.length} of these rulings have names, and ${switches} of them can be switched, in a`,
    'setup or a scenario: `rulings: { NAME: POSITION }`. The default is bold.',
    '',
    '## Named rulings',
    '',
    ...named.flatMap(({ id, title, values, default: value, reason, games, rules, switchable }) => [
      `### \`${id}\``,
      '',
      `${title} (${games.join(', ')}).${switchable ? '' : ' It has one position.'}`,
      '',
      ...values.map((position) => {
        const name = `\`${position.value}\``;
        return `- ${position.value === value ? `**${name}**` : name}: ${position.meaning}`;
      }),
      '',
      `Because: ${reason}`,
      '',
      ...switchOf(id, values, value, switchable),
      ...(rules.length > 0 ? [`Rules: ${rules.join(', ')}`, ''] : []),
    ]),
    '## Open points',
    '',
    `${points.length} points of the texts that are open, and what holds.`,
    '',
    ...points.flatMap(({ rule, title, question, ruling, reason, switches: turns }) => [
      `### ${rule}: ${title}`,
      '',
      ...(question ? [`Open: ${question}`, ''] : []),
      `Holds: ${ruling}`,
      '',
      ...(reason ? [`Because: ${reason}`, ''] : []),
      ...(turns.length > 0 ? [`Switch: ${turns.map((one) => `\`${one}\``).join(', ')}`, ''] : []),
    ]),
  ].join('\n');
}

/** How a setup or a scenario switches a ruling. */
function switchOf(
  id: string,
  values: readonly { readonly value: unknown }[],
  usual: unknown,
  switchable: boolean,
): readonly string[] {
  const other = values.find(({ value }) => value !== usual);
  return switchable && other ? [`Switch: \`rulings: { ${id}: ${other.value} }\``, ''] : [];
}

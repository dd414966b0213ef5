/**
 * How many random boards an oracle tries: `usual` in the project's check, and as many as SCAPEWRIGHT_BOARDS says where
 * somebody wants more.
 */
export function howMany(usual: number): number {
  const asked = Number(process.env['SCAPEWRIGHT_BOARDS'] ?? '');
  return Number.isInteger(asked) && asked > 0 ? asked : usual;
}

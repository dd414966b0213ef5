/** `1 card`, `2 cards`: a count with its word. */
export function counted(count: number, word: string, several = `${word}s`): string {
  return `${count} ${count === 1 ? word : several}`;
}

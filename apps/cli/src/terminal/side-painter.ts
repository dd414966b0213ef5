import type { Colours } from './page.ts';

/** The colour of a side, counted from 0. */
export function sidePainter(side: number, colours: Colours): (text: string) => string {
  const sides = [colours.redBright, colours.blueBright, colours.greenBright, colours.yellowBright];
  return sides[side % sides.length] ?? colours.magentaBright;
}

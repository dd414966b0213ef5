/** The faces of type that cards are set in. */
export const typefaces = ['regular', 'italic', 'semibold', 'bold'] as const;
export type Typeface = (typeof typefaces)[number];

/** The name of the family of type, in its files and in SVG. */
export const family = 'Source Sans 3';

/** One thing that is drawn. Lengths are points (1/72 inch), y grows downwards, colours are `#rrggbb`. */
export type Drawing =
  | {
      readonly kind: 'path';
      /** As in the `d` of SVG. */
      readonly d: string;
      readonly fill?: string;
      readonly stroke?: string;
      readonly strokeWidth?: number;
    }
  | {
      readonly kind: 'text';
      readonly text: string;
      /** Left end of the baseline. */
      readonly x: number;
      readonly y: number;
      readonly typeface: Typeface;
      readonly size: number;
      readonly fill: string;
    };

/** The width of a text in points. */
export type Measure = (text: string, typeface: Typeface, size: number) => number;

/** A rectangle with round corners, as a path; `radii` from the upper left clockwise. */
export function roundedPath(
  x: number,
  y: number,
  width: number,
  height: number,
  radii: readonly [number, number, number, number],
): string {
  const [a, b, c, d] = radii;
  const arc = (radius: number, toX: number, toY: number): string =>
    radius === 0 ? '' : `A${radius} ${radius} 0 0 1 ${toX} ${toY}`;
  const right = x + width;
  const bottom = y + height;
  return [
    `M${x + a} ${y}`,
    `H${right - b}${arc(b, right, y + b)}`,
    `V${bottom - c}${arc(c, right - c, bottom)}`,
    `H${x + d}${arc(d, x, bottom - d)}`,
    `V${y + a}${arc(a, x + a, y)}Z`,
  ].join('');
}

/** A hex with a corner on top, as a path. */
export function hexPath(x: number, y: number, radius: number): string {
  const half = (radius * Math.sqrt(3)) / 2;
  const corners = [
    [0, -radius],
    [half, -radius / 2],
    [half, radius / 2],
    [0, radius],
    [-half, radius / 2],
    [-half, -radius / 2],
  ] as const;
  const points = corners.map(([dx, dy]) => `${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}`);
  return `M${points.join('L')}Z`;
}

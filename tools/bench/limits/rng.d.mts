export class Sfc32 {
  constructor(seed: number);
  die(sides: number): number;
  int(sides: number): number;
}

/** The words of a legend beside what things are called: for who reads another language than English. */
export interface LegendWords {
  /** What a terrain is called; `name` in English. */
  readonly nameOf: (terrain: string, name: string) => string;
  readonly terrain: (lowest: number, highest: number) => string;
  readonly objects: string;
  readonly zones: string;
  readonly spaces: (count: number) => string;
  readonly figures: string;
  readonly nowhere: string;
  readonly tokens: string;
  /** Spaces that lie under others, which have a mark. */
  readonly under: string;
  readonly rungs: string;
}

export const englishLegend: LegendWords = {
  nameOf: (_, name) => name,
  terrain: (lowest, highest) =>
    lowest === highest ? `Terrain and level ${lowest}` : `Terrain and levels ${lowest} to ${highest}`,
  objects: 'Objects',
  zones: 'Start zones',
  spaces: (count) => `${count} ${count === 1 ? 'space' : 'spaces'}`,
  figures: 'Figures',
  nowhere: 'nowhere',
  tokens: 'Tokens',
  under: "Under the spaces marked '",
  rungs: 'Ladder rungs',
};

import type { ObjectLooks, ObjectMark, TerrainLooks } from '@scapewright/board';
import type { CardFace } from '@scapewright/card-face';
import type { MapModel, MapPlan } from '@scapewright/packs';
import type { SourceDocument } from '@scapewright/rulebook/rules';

/** A game that is played here: its id, and the name that people give it. */
export type GameId = 'heroscape' | 'superscape';

/** Addresses of everything that the build has made of packs, maps and rules; each is fetched when it is wanted. */
export interface ContentAddresses {
  readonly overview: string;
  readonly cards: string;
  /** Packs as the engine's workers read them. */
  readonly packs: string;
  readonly rules: string;
  /** What rules are called in German, by id. */
  readonly germanTitles: string;
  /** Entries of rules, by the file of the ledger. */
  readonly ledger: Readonly<Record<string, string>>;
  /** What scenarios there are. */
  readonly exampleList: string;
  /** Their files, by group. */
  readonly examples: Readonly<Record<string, string>>;
  readonly maps: Readonly<Record<string, string>>;
  readonly pictures: Readonly<Record<string, string>>;
}

/** A pack as a list shows it. */
export interface PackSummary {
  readonly id: string;
  readonly name: string;
  readonly rulesets: readonly string[];
  readonly variants: readonly string[];
  readonly credits: readonly string[];
  readonly cards: number;
}

/** A map as a gallery shows it. */
export interface MapSummary {
  readonly id: string;
  readonly name: string;
  readonly author: string;
  readonly description: string;
  /** Start zones that it marks. */
  readonly players: number;
  readonly spaces: number;
  readonly highest: number;
  readonly terrains: readonly string[];
  readonly games: readonly GameId[];
}

/** What every page may need to know first. */
export interface Overview {
  readonly packs: readonly PackSummary[];
  readonly maps: readonly MapSummary[];
  /** What the cards of the usual armies are called, by id: the start shows them without all the others. */
  readonly usualNames: Readonly<Record<string, string>>;
  readonly terrains: TerrainLooks;
  readonly objectLooks: ObjectLooks;
}

/** A map with its plan, and what is drawn on it. */
export interface MapContent {
  readonly summary: MapSummary;
  readonly map: MapModel;
  readonly plan: MapPlan;
  readonly objects: readonly ObjectMark[];
}

/** A rule that a card uses. */
export interface UsedRule {
  readonly id: string;
  readonly title: string;
}

/** What a named ruling says of an open question. */
export interface UsedRuling {
  readonly question: string;
  readonly holds: string;
}

/** A card, an item, a hazard or a resource, as pages show it. */
export interface CardContent {
  readonly id: string;
  readonly name: string;
  readonly pack: string;
  readonly games: readonly GameId[];
  readonly variants: readonly string[];
  readonly unit: CardFace['unit'];
  readonly uniqueness: string;
  /** Who the character is: two cards of one identity may not meet in an army. */
  readonly identity: readonly string[];
  /** Points by format. */
  readonly points: Readonly<Record<string, number>>;
  /** Two of a flip card, the front first. */
  readonly faces: readonly CardFace[];
  readonly rules: readonly UsedRule[];
  /** What holds where the texts of these rules leave it open; left out: nothing. */
  readonly rulings?: readonly UsedRuling[];
  /** In which set it was published, where that is known. */
  readonly set?: string;
}

/** A scenario that opens as a position. */
export interface ExampleContent {
  /** Its place in its file. */
  readonly at: number;
  /** A sentence that says what holds. */
  readonly title: string;
  readonly games: readonly GameId[];
  /** Rules that it proves. */
  readonly rules: readonly string[];
  /** Worked examples of rules that it plays, as `SS-FALL-001.2`; left out: none. */
  readonly shows?: readonly string[];
  /** Cards of packs that it plays with; left out: none. */
  readonly cards?: readonly string[];
}

/** A file of scenarios. */
export interface ExampleFile {
  readonly group: string;
  readonly name: string;
  readonly examples: readonly ExampleContent[];
}

/** A rule in a list. */
export interface RuleTitle extends UsedRule {
  /** The chapter file in which its entry is. */
  readonly file: string;
}

/** The list of all rules; the entries themselves come chapter by chapter. */
export interface RulesContent {
  readonly files: readonly { readonly id: string; readonly title: string; readonly game: string }[];
  readonly documents: readonly SourceDocument[];
  readonly titles: readonly RuleTitle[];
  /** How many scenarios prove a rule, by its id. */
  readonly proofs: Readonly<Record<string, number>>;
  /** What timing steps are called, by id. */
  readonly steps: Readonly<Record<string, string>>;
}

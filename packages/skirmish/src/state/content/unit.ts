import type { ObjectLook, ObjectLooks, Space, TerrainLook } from '@scapewright/board';
import type { Hook, HookSource, Refusal, Run } from '@scapewright/kernel';
import type { SetupProblem } from '@scapewright/kernel/check';
import type { CardUnit, Size } from '../../model/card.ts';
import type { Figure, Token } from '../../model/numbers.ts';
import type { BroughtTokens, GameSetup, TokenPlan } from '../../model/setup.ts';
import type { Game } from '../game.ts';
import type { BattlefieldKind } from './battlefield-kind.ts';
import type { GrantedTo } from './granted-abilities.ts';
import type { MessageDefinitions, NotedValues, RulesByGame } from './messages.ts';
import type { VictoryUnit } from './victory-unit.ts';

/** The context of skirmish bodies and hooks. */
export interface SkirmishRun extends Run<Game> {
  /** Writes a line to the event log, with every value that its text names. Only `see` seats are shown it (default: all). */
  note<Key extends string>(reason: Key, ...values: NotedValues<Key>): void;
}

/** What players name with an option: figures and objects, tokens, spaces, by their rows. */
export interface ChosenParts {
  /** The word by which they ask for it. */
  readonly option: string;
  readonly figures: readonly Figure[];
  readonly tokens: readonly Token[];
  readonly spaces: readonly Space[];
  /** Names that may be those of places inside an object. */
  readonly places: readonly string[];
}

/** What every unit of content states before it does anything. */
export interface UnitBase {
  /** Kebab-case; unique among units of its kind. */
  readonly id: string;
  readonly name: string;
  /** What it does, in our own words; `{max}` is replaced by the parameter `max`. Card text, log and docs show it. */
  readonly text: string;
  /**
   * What it says in the log and in refusals, by reason key. Keys are unique among all units, so that a log line without a source
   * finds its unit.
   */
  readonly messages: MessageDefinitions;
  /** Ledger ids that it implements, per ruleset id (`*` any): of every message without ids of its own. */
  readonly rules?: RulesByGame;
  /**
   * What it speaks of on cards by name, besides its own id and what parameters of abilities say: labels, symbols, and
   * abilities that only bear a name. Random battles make up cards with them.
   */
  readonly speaksOf?: {
    readonly labels?: readonly string[];
    readonly symbols?: readonly string[];
    readonly abilities?: readonly string[];
  };
  /** The general words, besides its own id, by which players ask for what it opens: `equip`, `drop`. */
  readonly options?: readonly string[];
  /** Why an option of it is not open to a figure now, for what players name with it. */
  readonly whyNot?: (game: Game, figure: Figure, chosen: ChosenParts) => Refusal | undefined;
}

/** A range and a number of dice of a special attack that has several. */
export interface AttackMode {
  readonly range: number;
  readonly attack: number;
}

/** A special attack that an ability gives. */
export interface SpecialAttack {
  readonly range: number;
  readonly attack: number;
  /** Damage kinds of its wounds. */
  readonly kinds?: readonly string[];
  /** Dice that its own text adds against a target; nothing else changes the number (SS-ATK-016). `attack`: its row. */
  readonly more?: (game: Game, attacker: Figure, target: Figure, attack: number) => number;
  /** Whom it may choose at all, beside range, engagement and sight. */
  readonly targets?: (game: Game, attacker: Figure, target: Figure) => boolean;
  /** True where it needs no sight of its target. */
  readonly blind?: boolean;
  /** True where an engaged attacker may choose figures that it is not engaged with. */
  readonly unbound?: boolean;
  /** Ranges and numbers of dice of which the attacker takes one for each attack. */
  readonly modes?: readonly AttackMode[];
  /** Dice of all its attacks together, out of which each mode takes its own; left out: each mode once. */
  readonly pool?: number | 'without-end';
  /** Figures that the attacker may have affected beside the target. */
  readonly also?: {
    readonly most: number;
    /** So many must be, where there are as many; left out: none. */
    readonly least?: number;
    readonly figures: (game: Game, attacker: Figure, target: Figure) => readonly number[];
    /** One more beside the last of those who have been chosen, as it sees others. */
    readonly then?: (game: Game, attacker: Figure, last: Figure) => readonly number[];
    /** Whoever is next to one of them all is affected too, the attacker as well. */
    readonly beside?: boolean;
    /** Whoever is next to the attacker between the target and the other, counterclockwise, is affected too. */
    readonly sweep?: boolean;
  };
  /** A line of so many spaces that begins behind the target, which the attacker may choose: it affects whom the attacker sees on it. */
  readonly lineBehind?: number;
  /** Is there a further attack after those that have been made? Left out: as many as `attacks` says. */
  readonly goesOn?: (game: Game, attack: number) => boolean;
  /** True where its further attacks must be made. */
  readonly mustGoOn?: boolean;
  /** Further attacks: of a `chain` on figures that were next to the defender when its attack began, `same`: on the same target. */
  readonly further?: 'chain' | 'same';
  /** Others who make the attack together with the attacker: how many, and who can. */
  readonly together?: {
    readonly count: number;
    readonly figures: (game: Game, attacker: Figure, target: Figure) => readonly number[];
  };
  /** Attacks in the action; default 1. */
  readonly attacks?: number;
  /** May one figure be attacked more than once in the action? Default true. */
  readonly sameTwice?: boolean;
  /** The figures that may be chosen, where that is not the usual test of range, engagement and sight. */
  readonly candidates?: (game: Game, attacker: Figure) => readonly number[];
  /** All figures affected by an attack on `target`, in the order in which they defend where that is fixed. */
  readonly affects?: (game: Game, attacker: Figure, target: Figure) => readonly number[];
  /** True where the attacker orders the defenders. */
  readonly attackerOrders?: boolean;
  /** True where it takes no chosen target. */
  readonly untargeted?: boolean;
  /** True where an attack whose target is gone before the dice is used up: no other target may be chosen for it. */
  readonly spentWithTarget?: boolean;
}

/** An ability: a folder with this and its scenarios. `hooks` gets the parameters of the card. */
export interface AbilityUnit extends UnitBase {
  readonly kind: 'ability';
  /** Parameters and their defaults. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Parameters with which it acts, one set or more, where the defaults do nothing: random battles use them. */
  readonly examples?: readonly Readonly<Record<string, unknown>>[];
  /** The kinds of card on which it stands; left out: any with figures. */
  readonly cards?: readonly CardUnit[];
  /** Name and text where the parameters give them: an ability that is written out on its card. */
  readonly words?: (params: Readonly<Record<string, unknown>>) => {
    readonly name: string;
    readonly text: string;
  };
  readonly hooks: (params: Readonly<Record<string, unknown>>) => readonly Hook[];
  readonly specialAttack?: (params: Readonly<Record<string, unknown>>) => SpecialAttack | undefined;
  /** Tokens with which each unit of its card begins. */
  readonly brings?: (params: Readonly<Record<string, unknown>>) => readonly BroughtTokens[];
  /** Marker names that it uses. */
  readonly markers?: (params: Readonly<Record<string, unknown>>) => readonly string[];
  /** True where it works although its card is inactive. */
  readonly worksInactive?: boolean | ((params: Readonly<Record<string, unknown>>) => boolean);
  /** True where it holds for other figures all the time: a user on no battlefield speaks of one for it (SS-SEPBF-011). */
  readonly reachesOthers?: boolean | ((params: Readonly<Record<string, unknown>>) => boolean);
}

/**
 * A terrain type. What it does to movement is stated here, so that the path search asks each type once; only what acts
 * on events needs hooks. Skirmish cites it under `terrain.<id>`, followed by `.stop`, `.spared`, `.crossed`, `.cost`,
 * `.drift[-turned|-over]`, `.barred`, `.unfit`, `.taken`, `.[no-]bonus`, `.left` (a tile that adds no level),
 * `.overflown`, `.over` (what lies on nothing), `.bare` or `.soft-landing` (`terrainReasons`).
 */
export interface TerrainUnit extends UnitBase {
  readonly kind: 'terrain';
  readonly land: 'land' | 'nonland' | 'neither';
  readonly groups: readonly string[];
  /** Groupings to which it belongs besides where a building stands around it. */
  readonly groupsInBuildings?: readonly string[];
  /** Levels that a tile adds: 1, or 0 for tiles that lie flat. */
  readonly levels: 0 | 1;
  /** Taken for what a setup does not state: the land under flat tiles, all that buildings stand on, or the tops of objects. */
  readonly assumed?: 'under-flat' | 'in-buildings' | 'on-objects';
  /** How drawings show it. */
  readonly look?: TerrainLook;
  /** What it lies on: anything (left out), only land, or nothing at all. */
  readonly liesOn?: 'land' | 'nothing';
  /** Whom it stops: nobody, whoever enters with any part of the base, or only a base that lies on it as a whole. */
  readonly stops: 'never' | 'always' | 'whole-base';
  /** Symbols that keep it from stopping a figure. */
  readonly stopsUnless?: readonly string[];
  /** These symbols spare a figure that others move there too: what it is counts, not how it moves. */
  readonly sparesPushed?: boolean;
  /** A named ruling that must be on for it to stop anybody. */
  readonly stopsIf?: string;
  /** Wounds taken off a fall that ends here. */
  readonly fallReduction: number;
  /** A named ruling that must not be off for that. */
  readonly fallReductionIf?: string;
  /** What entering it costs beyond one space, and symbols that spare that. */
  readonly extraCost?: number;
  readonly extraCostUnless?: readonly string[];
  /** Spaces that a normal move gains while it keeps to this terrain. */
  readonly bonus?: number;
  /** Whoever enters it must go straight on, but for figures with these symbols. */
  readonly driftUnless?: readonly string[];
  /**
   * Who may be on it at all, on foot or landing: only single bases, or only figures up to a size. Skirmish refuses others
   * for `terrain.<id>.unfit`, and who comes where somebody is for `.taken`.
   */
  readonly holds?: { readonly base: 'single'; readonly largest?: Size };
  /** Kinds of move action that may neither enter it nor go over it. */
  readonly bars?: readonly ('normal' | 'special' | 'maneuver')[];
  /** What it does at the end of the round to each figure that stands on it with any part of its base (SS-TERR-020). */
  readonly endsRound?: (run: SkirmishRun, figure: Figure) => void;
  /** What entering is expected to cost, for path offers: thousandths of a wound, or damage dice and their kinds. */
  readonly risk?: number | { readonly dice: number; readonly kinds: readonly string[] };
  readonly riskUnless?: readonly string[];
  /** Kinds of token that may not lie on it, for the reason `terrain.<id>.bare`. */
  readonly bearsNo?: readonly string[];
  /** No line of sight runs through its spaces; from and to them it does. */
  readonly blind?: boolean;
  /** Part of what it is built into: never taken away by itself, for the reason `terrain.<id>.fixed`. */
  readonly fixed?: boolean;
  readonly hooks?: readonly Hook[];
}

/** A symbol of the keyword bar. */
export interface SymbolUnit extends UnitBase {
  readonly kind: 'symbol';
  readonly hooks: readonly Hook[];
}

/** Rules that belong to no card: a chapter as a plugin. */
export interface RuleUnit extends UnitBase {
  readonly kind: 'rule';
  readonly hooks: readonly Hook[];
  /** Does a match of this setup need it? Left out: every match does. Its hooks are not compiled where it does not. */
  readonly wanted?: (setup: GameSetup) => boolean;
  /** Does it bring the rules of this token? A token for which nothing does is refused. */
  readonly token?: (token: TokenPlan) => boolean;
  /** Classes of its tokens, by which abilities mean them: `treasure`. */
  readonly tokenClasses?: readonly string[];
  /** What it does not allow in a setup; each problem gives one of its reasons. */
  readonly refuses?: (setup: GameSetup) => readonly SetupProblem[];
  /** How drawings show what it brings to battlefields besides plain objects: buildings and their parts, by kind. */
  readonly looks?: ObjectLooks;
  /** The kind of battlefield of which it has the rules. */
  readonly battlefield?: BattlefieldKind;
}

/** How a link may be used, or the reason key for which it may not. */
export type LinkUse = 'foot' | 'flight' | 'both' | { readonly refused: string };

/**
 * A way from space to space that is no step between neighbours: a ladder, a passage, a lift. The first of its reasons is
 * what skirmish notes when a figure takes it.
 */
export interface LinkUnit extends UnitBase {
  readonly kind: 'link';
  /** May the figure use it? `of` is what stands behind the stroke of the link's kind: the building it belongs to. */
  readonly use: (game: Game, figure: Figure, of: string) => LinkUse;
  /** May a figure that stands at one end be placed at the other instead of taking a move action? */
  readonly insteadOfMove?: boolean;
  readonly hooks?: readonly Hook[];
}

/**
 * A kind of plain object: what fills spaces or stands between them and is no figure. Skirmish cites it under
 * `object.<id>`, followed by `.climbed` and `.bars-flying`, as far as what it states makes these possible.
 */
export interface ObjectUnit extends UnitBase {
  readonly kind: 'object';
  /** Types that abilities can name (SS-OBJ-111): `urban`, `nature` ... */
  readonly types: readonly string[];
  /** How drawings show it. */
  readonly look?: ObjectLook;
  /** Classes of which it is a member (SS-OBJ-126 to SS-OBJ-128): `tree`, `plant`, `ruin`. */
  readonly classes?: readonly string[];
  /** Levels, where neither the map nor the scenario gives a height. */
  readonly height?: number;
  /** Numbers of hexes in which it is made; left out: any. */
  readonly footprints?: readonly number[];
  /** Between spaces: it may be climbed over, for its levels on the near side. */
  readonly climb?: 'levels';
  /** Levels that climbing counts at least from outside: from the lower space, at one level from the second of the pair. */
  readonly climbOutside?: number;
  /** Flyers may not pass over it either. */
  readonly blocksFlying?: boolean;
  /** A named ruling that must not be off for that. */
  readonly blocksFlyingIf?: string;
  readonly blocksSight?: boolean;
  readonly obstructs?: boolean;
  /** Figures may stand on its hexes. */
  readonly enterable?: boolean;
  /** Terrain of the space that it offers on top of each of its hexes (SS-OBJ-137). */
  readonly top?: string;
  readonly hooks?: readonly Hook[];
}

/** Anything that a plugin brings. */
export type Unit = AbilityUnit | TerrainUnit | SymbolUnit | RuleUnit | LinkUnit | ObjectUnit | VictoryUnit;

/** A hook source as skirmish makes it: with the special attack of an ability, if it has one. */
export interface SkirmishSource extends HookSource {
  readonly unit: Unit;
  readonly specialAttack?: SpecialAttack;
  /** True where it works although its card is inactive. */
  readonly worksInactive: boolean;
  /** True where it holds for other figures all the time. */
  readonly reachesOthers: boolean;
  /** The side of a flip card on which it stands. */
  readonly side?: number;
  /** What lends it to figures, where it stands on none of their cards. */
  readonly grantedTo?: GrantedTo;
  readonly place: number;
}

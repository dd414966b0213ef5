import type { Match } from '@scapewright/kernel';
import type { Level } from '@scapewright/protocol';
import type { Game, Token } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import {
  isDetail,
  isPart,
  lineTextOf,
  type Named,
  nameOfSource,
  numberOfPart,
  type Said,
  saidOfEvent,
  sourceOf,
  type ToldEvent,
  textOfUnit,
} from '@scapewright/skirmish/explain';
import type { NewLine } from '../table/told.ts';
import type { SavedTeller, Teller } from '../table/words.ts';
import { AttackTold } from './log/attack-told.ts';
import { BlowTold } from './log/blow-told.ts';
import type { Collector } from './log/collector.ts';
import { addFolded, foldedLines } from './log/folded-lines.ts';
import { InitiativeTold, OrdersTold, PlacedTold, TurnTold, turnOrder } from './log/gathered.ts';
import { gist, good, isSilent, quiet } from './log/levels.ts';
import { Story, type StoryEvent } from './log/story.ts';
import { UsedTold } from './log/used-told.ts';
import { WayTold } from './log/way-told.ts';
import { RolledDice } from './rolled-dice.ts';
import { tell } from './tell.ts';

/** What can be told together, by who takes the first event of it. */
const collectors: readonly ((story: Story, first: StoryEvent) => Collector | undefined)[] = [
  AttackTold.begin,
  BlowTold.begin,
  WayTold.begin,
  TurnTold.begin,
  InitiativeTold.begin,
  PlacedTold.begin,
  OrdersTold.begin,
  UsedTold.begin,
];

/** What comes after the attacks with an ability. */
const endsAttacks: ReadonlySet<string> = new Set(['attack-phase.ends', 'turn.ends', 'turn.begins']);

/** Numbers in whose line stands what was given to them. */
const numbers: Readonly<Record<string, readonly string[]>> = {
  attack: ['attack.dice', 'attack.dice-special'],
  defense: ['defense.dice'],
  move: ['move.begins', 'move.begins-special', 'move.begins-maneuver'],
};

/**
 * Tells a game as it is played: takes the events that one viewer sees, a few at a time, and gives lines of all levels of
 * detail. What belongs together is one line: a way, an attack with its defense and wounds, a turn with its order marker.
 */
export class LogTeller implements Teller {
  private readonly engine: SkirmishEngine;
  private readonly match: () => Match<Game>;
  private readonly story: Story;
  private readonly explained: Set<string>;
  private readonly dice: RolledDice;
  /** The ability with which somebody attacks: it need not be named again. */
  private attacksWith: string | undefined;

  /** `match`: the match as it is when something is told. `from`: what one has told is told already. */
  constructor(engine: SkirmishEngine, match: () => Match<Game>, from?: SavedTeller) {
    this.engine = engine;
    this.match = match;
    this.story = new Story(engine, () => match().host.game, from);
    this.explained = new Set(from?.explained);
    this.dice = new RolledDice(from?.dice);
    this.attacksWith = from?.attacksWith;
  }

  save(): SavedTeller {
    const { attacksWith } = this;
    return { ...this.story.save(), explained: [...this.explained], dice: this.dice.save(), attacksWith };
  }

  copy(): LogTeller {
    const other = new LogTeller(this.engine, this.match);
    other.story.goOnFrom(this.story);
    other.dice.goOnFrom(this.dice);
    for (const source of this.explained) other.explained.add(source);
    other.attacksWith = this.attacksWith;
    return other;
  }

  isLike(other: Teller): boolean {
    return (
      other instanceof LogTeller &&
      this.attacksWith === other.attacksWith &&
      this.story.isLike(other.story) &&
      this.dice.isLike(other.dice) &&
      this.explained.size === other.explained.size &&
      [...this.explained].every((source) => other.explained.has(source))
    );
  }

  /** Goes back to the game as it stands now. */
  rewind(): void {
    this.story.rewind();
  }

  tell(events: readonly ToldEvent[]): NewLine[] {
    const lines: NewLine[] = [];
    let open: Collector | undefined;
    let asides: NewLine[] = [];
    /** An ability that acts, and need not be named if what it does is told. */
    let announced: StoryEvent | undefined;
    let before: ToldEvent | undefined;
    const close = (): void => {
      lines.push(...(open?.lines() ?? []), ...asides);
      [open, asides] = [undefined, []];
    };
    const announce = (): void => {
      if (announced) (open ? asides : lines).push(...this.plain(announced));
      announced = undefined;
    };
    for (const told of this.withParts(events)) {
      const { event } = told;
      if (endsAttacks.has(event.reason)) this.attacksWith = undefined;
      this.attacksWith = this.abilityOf(event) ?? this.attacksWith;
      if (isSilent(event.reason) || isSame(before, event)) continue;
      const isOfSource = before?.source !== undefined && before.source === event.source;
      before = event;
      const isNamed =
        announced !== undefined &&
        (announced.event.source === event.source || announced.event.source === this.abilityOf(event));
      if (isNamed) announced = undefined;
      const isTaken = open?.take(told) === true;
      if (!isTaken) announce();
      this.story.note(event);
      if (isTaken) continue;
      if (this.isAnnouncement(event)) {
        if (!isOfSource && event.source !== this.attacksWith) announced = told;
        continue;
      }
      const next = this.begin(told);
      if (open && !next && this.levelOf(told) === 'full') {
        for (const aside of this.plain(told)) addFolded(asides, aside);
        continue;
      }
      const isSaid = open instanceof UsedTold && open.isSaidBy(this.abilityOf(event));
      if (isSaid) open = undefined;
      close();
      open = next;
      if (!open) lines.push(...this.plain(told, isNamed || !isOfSource));
    }
    announce();
    close();
    return foldedLines(lines);
  }

  /** What an event begins, with which others may be told. */
  private begin(told: StoryEvent): Collector | undefined {
    for (const begin of collectors) {
      const begun = begin(this.story, told);
      if (begun) return begun;
    }
    return undefined;
  }

  /** Events with those before them that gave something to their number. */
  private withParts(events: readonly ToldEvent[]): StoryEvent[] {
    const list: StoryEvent[] = [];
    const alone = (part: ToldEvent): StoryEvent => ({ event: part, parts: [] });
    let parts: ToldEvent[] = [];
    for (const event of events) {
      if (isPart(event)) {
        parts.push(event);
        continue;
      }
      const taken = parts.filter((part) => numbers[numberOfPart(part) ?? '']?.includes(event.reason));
      const roll = this.dice.of(this.story.game, event, taken);
      list.push(...parts.filter((part) => !taken.includes(part)).map(alone), { event, parts: taken, roll });
      parts = [];
    }
    return [...list, ...parts.map(alone)];
  }

  /** A line of one event. */
  private plain(told: StoryEvent, isFirst = true): NewLine[] {
    const { event } = told;
    const level = this.levelOf(told);
    if (level === 'full' && this.story.facts(told).rules.length === 0) return [];
    const { reason, data } = event;
    if (reason === 'round.begins')
      return [
        {
          ...this.story.line([told], 'brief', tell('line:round', { round: data['round'] ?? 0 })),
          kind: 'round',
        },
      ];
    if (reason === 'token.shows' && this.isNamedAlike(data['token'] ?? -1)) return [];
    const tone = good.has(reason) || isVictory(reason) ? 'good' : reason === 'player.out' ? 'bad' : undefined;
    const by = isFirst ? this.abilityBehind(event) : undefined;
    const what = this.said(told);
    const said = by ? tell('line:by', { unit: by, what }) : what;
    const line = this.story.line([told], level, { said, ...(tone ? { tone } : {}) });
    return this.isAnnouncement(event) ? [line, ...this.explanation(event)] : [line];
  }

  private said(told: StoryEvent): Said {
    const { event } = told;
    const { reason, data } = event;
    const { story } = this;
    if (reason === 'initiative.order') return turnOrder(story, told);
    if (reason === 'wounds.healed') {
      const figure = data['figure'] ?? -1;
      const values = { figure: story.figure(figure), wounds: data['wounds'] ?? 0 };
      const life = story.lifeOf(figure);
      return life ? tell('line:healed-left', { ...values, ...life }) : tell('line:healed', values);
    }
    const said = saidOfEvent(story.game, event);
    if (!isBare(said)) return said;
    const { unit = '', figure } = said.values ?? {};
    if (figure === undefined) return tell('line:takes-effect', { unit });
    const owner = sourceOf(story.game, event.source, data)?.owner ?? -1;
    return owner >= 0 && story.game.cardOf(data['figure'] ?? -1) === owner
      ? tell('line:uses', { figure, source: unit })
      : tell('line:acts', { unit, figure });
  }

  /** Is a token called what it turns out to be? */
  private isNamedAlike(token: Token): boolean {
    const { name, data } = this.story.game.facts.tokens[token] ?? {};
    return name !== undefined && name === data?.['name'];
  }

  /** The ability behind a line of shared code, whose words do not name it. */
  private abilityBehind({ reason, source: key, data }: ToldEvent): Named | undefined {
    const source = sourceOf(this.story.game, key, {});
    const isAbility = source?.unit.kind === 'ability' || source?.unit.kind === 'symbol';
    const isShared =
      data['amount'] === undefined && data['source'] === undefined && lineTextOf(reason) !== undefined;
    return isAbility && isShared ? nameOfSource(source) : undefined;
  }

  /** What an ability says, for who wants everything: once in a game. */
  private explanation({ source: key, data }: ToldEvent): NewLine[] {
    const { story } = this;
    const source = sourceOf(story.game, key, data);
    if (!source || this.explained.has(source.key)) return [];
    this.explained.add(source.key);
    const said = tell('line:says', { unit: nameOfSource(source), text: textOfUnit(source.unit, source) });
    return [{ step: '', rules: [], level: 'full', told: [{ said }] }];
  }

  /** The ability whose special attack an event declares, by its key. */
  private abilityOf({ reason, data }: ToldEvent): string | undefined {
    if (reason !== 'attack.declared-special') return undefined;
    return this.story.game.facts.sources[data['ability'] ?? -1]?.key;
  }

  /** Does a line only say which ability acts, by its name? */
  private isAnnouncement(event: ToldEvent): boolean {
    const hasOwnText = event.data['amount'] !== undefined || lineTextOf(event.reason) !== undefined;
    return !hasOwnText && isBare(saidOfEvent(this.story.game, event));
  }

  /** Does it only say that a chapter of rules is looked at? */
  private isOfRules(event: ToldEvent): boolean {
    const { catalogue } = this.story.game.facts;
    const source = sourceOf(this.story.game, event.source, event.data);
    const unit = source?.unit ?? catalogue.unitCiting(event.reason);
    return unit?.kind === 'rule' && this.isAnnouncement(event);
  }

  private levelOf({ event }: StoryEvent): Level {
    const { reason, data } = event;
    if (gist.has(reason) || isVictory(reason)) return 'brief';
    if (quiet.has(reason) || data['amount'] !== undefined || this.isOfRules(event)) return 'full';
    const isGround = reason.startsWith('terrain.') && !/\.(stop|barred|burn|soft-landing)/.test(reason);
    return isGround || isDetail(event) ? 'full' : 'normal';
  }
}

/** Is the same told twice, one after the other? */
const isSame = (before: ToldEvent | undefined, { reason, data }: ToldEvent): boolean =>
  before?.reason === reason && /\.stops?$/.test(reason) && before.data['figure'] === data['figure'];

/** Every line that ends the game says so in its reason. */
const isVictory = (reason: string): boolean => reason.startsWith('victory.');

const isBare = ({ key }: Said): boolean => key === 'unit:figure' || key === 'unit:alone';

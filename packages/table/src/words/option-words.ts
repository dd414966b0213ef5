import type { Decision } from '@scapewright/kernel';
import type { Option } from '@scapewright/protocol';
import { type Figure, type Game, isFaceUp, sidesOf } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { type Said, saidSpace, textOfUnit } from '@scapewright/skirmish/explain';
import type { ToldOption } from '../table/told.ts';
import { namedContent, nameOfKey, readable, sourceOfKey, spacesOfKey } from './named-things.ts';
import { openRoll } from './sign-words.ts';
import { type TableText, tell } from './tell.ts';

/** An option of a decision: what it is called, what it does, whose it is. */
export function optionOf(engine: SkirmishEngine, game: Game, decision: Decision, index: number): ToldOption {
  const key = decision.keyAt(index);
  const { domain, options, preview } = decision.choice;
  if (index >= options.length) return { key, ...extraOf(engine, game, decision, key) };
  const value = options[index] as number;
  const numbers = preview?.(value);
  const own: ToldOption = {
    ...named(engine, game, decision, value, key),
    ...(numbers ? { preview: { ...numbers } } : {}),
  };
  if (domain !== 'figure' && domain !== 'card') return own;
  const side = sideOf(game, decision, value);
  return { ...own, ...(side ? { side } : {}), ...(harms(decision) && isOwnSide(side) ? { sure: true } : {}) };
}

/** Attacks on one's own side stand last: nobody chooses them by the first key. */
export function sortedOptions(options: readonly ToldOption[]): ToldOption[] {
  const isOwn = ({ side, sure }: ToldOption): boolean => sure === true && side !== 'enemy';
  return [...options.filter((one) => !isOwn(one)), ...options.filter(isOwn)];
}

function named(
  engine: SkirmishEngine,
  game: Game,
  { choice: { domain, preview }, subject, asks }: Decision,
  value: number,
  key: string,
): ToldOption {
  switch (domain) {
    case 'hook': {
      const told = sourceOfKey(engine, game, key.replace(/#\d+$/, ''));
      if (!told) break;
      const note = textOfUnit(told.unit, told.source);
      return { key, label: thing(told.name), note: thing(note) };
    }
    case 'offer':
      return offerNamed(game, value, preview?.(value) ?? {});
    case 'figure':
      return { key, label: thing(nameOfKey(game, key) ?? key), note: figureNote(game, value) };
    case 'card': {
      const placed = game.figuresOf(value).filter((figure) => game.isPlaced(figure));
      const [first] = placed;
      const label = thing(nameOfKey(game, key) ?? key);
      return first !== undefined && placed.length === 1
        ? { key, label, note: figureNote(game, first) }
        : { key, label };
    }
    case 'space': {
      const space = spacesOfKey(game, key);
      const figure = asks === 'path' ? game.valueOf('figure', subject ?? '') : undefined;
      const stays = figure !== undefined && game.spacesOf(figure).includes(value);
      return { key, label: stays ? tell('option:stays', { space }) : thing(space) };
    }
    case 'token': {
      const plan = game.facts.tokens[value];
      if (!plan) return { key, label: thing({ name: 'a token', key: 'name:a-token' }) };
      const called = isFaceUp(game, value) ? namedContent(game, plan) : undefined;
      return { key, label: thing(called ?? { name: readable(plan.name) }) };
    }
    case 'die': {
      const [face = '', number = ''] = key.split('-');
      return { key, label: tell(`option:${face}` as TableText, { number }) };
    }
    case 'direction':
      return { key, label: tell('option:direction', { number: Number(key.replace(/\D/g, '')) || value }) };
  }
  if (/^(space|place):/.test(key) && !/^place:[a-z]+(-[a-z]+)*$/.test(key))
    return { key, label: thing(spacesOfKey(game, key)) };
  const name = nameOfKey(game, key) ?? { name: readable(key), key: `name:${domain}.${key}` };
  return { key, label: thing(name) };
}

const thing = (unit: NonNullable<Said['values']>[string]): Said => tell('ask:thing', { unit });

/** What answers do that name no option, by the kind of question. */
const extraTexts: Readonly<Record<string, Readonly<Record<string, TableText>>>> = {
  move: { done: 'option:nobody-moves' },
  attack: { done: 'option:nobody-attacks' },
  target: { none: 'option:no-target' },
  '3D': { normal: 'option:move-normal', none: 'option:no-move' },
  '5C': { normal: 'option:attack-normal', none: 'option:no-attack' },
  swipe: { yes: 'option:swipe', no: 'option:let-go' },
  'attack-again': { yes: 'option:attack-again', no: 'option:stop' },
  enter: { yes: 'option:go-in', no: 'option:stay-out', none: 'option:stay-out' },
  exit: { yes: 'option:come-out', no: 'option:stay-in', none: 'option:stay-in' },
};
const usualExtras: Readonly<Record<string, TableText>> = {
  done: 'option:done',
  none: 'option:none',
  pass: 'option:pass',
  normal: 'option:normal',
  yes: 'option:yes',
  no: 'option:no',
};

function extraOf(
  engine: SkirmishEngine,
  game: Game,
  { asks, source, choice: { domain } }: Decision,
  key: string,
): Pick<ToldOption, 'label'> {
  const own = extraTexts[asks]?.[key];
  if (own) return { label: tell(own) };
  if (domain === 'die') {
    if (key === 'yes') return { label: tell('option:all-dice') };
    if (key === 'no') return { label: tell('option:keep-dice') };
  }
  if (domain === 'hook' && key === 'no') return { label: tell('option:as-usual') };
  const told = sourceOfKey(engine, game, source);
  if (domain === 'sign') {
    const change = Number(key);
    const roll = openRoll(game);
    if (Number.isInteger(change) && roll)
      return { label: tell('option:result', { result: roll.result + change }) };
    if (Number.isInteger(change)) return { label: thing(key) };
  }
  if (told && key === 'yes') return { label: tell('option:use', { unit: told.name }) };
  if (told && (key === 'no' || key === 'none')) return { label: tell('option:leave') };
  const usual = usualExtras[key];
  return { label: usual ? tell(usual) : thing(readable(key)) };
}

/** Whose a figure or card is, as the asked seat sees it. */
function sideOf(game: Game, { seat, choice: { domain } }: Decision, value: number): Option['side'] {
  const owner = domain === 'figure' ? game.controller(value) : game.ownerOfCard(value);
  if (owner < 0) return undefined;
  if (owner === seat) return 'own';
  return game.teamOf(owner) === game.teamOf(seat) ? 'friend' : 'enemy';
}

const isOwnSide = (side: Option['side']): boolean => side === 'own' || side === 'friend';

/** Does choosing somebody hurt: an attack? */
const harms = ({ asks }: Decision): boolean => asks === 'target';

/** The cards of a draft that may not be taken. */
export function barredOffers(game: Game, decision: Decision): ToldOption[] {
  const { domain, options, whyNot, preview } = decision.choice;
  if (domain !== 'offer' || !whyNot) return [];
  const open = new Set(Array.from(options));
  return game.facts.draft.flatMap((_, value) =>
    open.has(value) ? [] : [offerNamed(game, value, preview?.(value) ?? {})],
  );
}

/** A card that may be drafted: what it costs, what it is, and how many copies are left. */
function offerNamed(
  game: Game,
  value: number,
  { points = 0, left = 0 }: Readonly<Record<string, number>>,
): ToldOption {
  const offer = game.facts.draft[value];
  const card = offer && sidesOf(offer.definition)[offer.side];
  const key = game.keyOf('offer', value);
  if (!card) return { key, label: thing(nameOfKey(game, key) ?? key) };
  const number = (printed: number | null): string | number => printed ?? '–';
  const numbers = tell('note:numbers', {
    life: number(card.life),
    move: number(card.move),
    range: number(card.range),
    attack: number(card.attack),
    defense: number(card.defense),
  });
  const kind = [card.uniqueness, card.unit, ...(card.figures > 1 ? [String(card.figures)] : [])].join(' ');
  const values = {
    points,
    left,
    kind: { name: kind, key: `name:kind-of-card.${kind.replaceAll(' ', '-')}` },
    numbers,
  };
  return {
    key,
    label: thing({ name: card.name }),
    note: tell(left > 1 ? 'note:offer-copies' : 'note:offer', values),
  };
}

function figureNote(game: Game, figure: Figure): Said {
  const { life } = game.definition(figure);
  const space = saidSpace(game, game.space(figure)) ?? tell('note:off');
  return life === null
    ? thing(space)
    : tell('note:life', { life, left: Math.max(0, life - game.wounds(figure)), space });
}

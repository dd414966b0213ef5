import { reachOverlay, sightOverlay } from '@scapewright/board';
import {
  cardMeant,
  figureMeant,
  type Question,
  type TableClient,
  twoFigures,
  type View,
} from '@scapewright/protocol';
import type { BoardPicture } from '../battle/board-picture.ts';
import type { Page } from '../terminal/page.ts';
import { wrapText } from '../terminal/wrap-text.ts';
import { tellCard, tellOdds, tellWhy } from './tell-asked.ts';

/** Who asks, at which question. */
export interface Curious {
  readonly page: Page;
  readonly client: TableClient;
  readonly question: Question;
  readonly picture: BoardPicture;
  readonly rules: boolean;
}

/** Numbers of figures about which `why` can be asked. */
const numbers = /^(attack|defense|move|range|life|height)\s+(.+)$/i;

/** `why`: the rule that asks; a space, a figure, two figures, a number, a rule. */
export async function askWhy(curious: Curious, words: string): Promise<void> {
  const { page, client, rules } = curious;
  const view = viewOf(client);
  const [, stat, whose = ''] = numbers.exec(words) ?? [];
  const two = twoFigures(view, whose || words);
  const one = figureMeant(view, whose || words);
  const figure = 'one' in one ? one.one : undefined;
  if ('several' in one && !two) {
    told(page, severalWords(page, words, one.several));
    return;
  }
  const about = stat
    ? `${stat} ${two ? `${two[0].label} ${two[1].label}` : (figure?.label ?? whose)}`
    : (two?.[0].key ?? figure?.key ?? words);
  const asked = await client.ask('why', {
    ...(about === '' ? {} : { about }),
    ...(two && !stat ? { other: two[1].key } : {}),
  });
  if (asked.ok) tellWhy(page, asked.told, rules);
  else told(page, asked.message);
}

/** `odds`: of two figures, of the one that acts against another, or against every target that may be chosen. */
export async function askOdds(curious: Curious, words: string): Promise<void> {
  const { page, client, question } = curious;
  const view = viewOf(client);
  const two = words === '' ? undefined : twoFigures(view, words);
  const subject = question.subject ?? active(view);
  const one = words === '' ? undefined : figureMeant(view, words);
  if (one && 'several' in one && !two) {
    told(page, severalWords(page, words, one.several));
    return;
  }
  const targets = two
    ? [two[1].key]
    : one && 'one' in one
      ? [one.one.key]
      : question.asks === 'target' && words === ''
        ? question.options.flatMap(({ key }) => (key.startsWith('figure:') ? [key] : []))
        : [];
  const attacker = two?.[0].key ?? subject;
  if (targets.length === 0) {
    told(page, words === '' ? page.words.say('odds:whom') : page.words.say('asked:nobody', { words }));
    return;
  }
  for (const target of targets) {
    const asked = await client.ask('odds', { target, ...(attacker === undefined ? {} : { attacker }) });
    if (asked.ok) tellOdds(page, asked.told, (key) => nameOf(view, key));
    else told(page, asked.message);
  }
}

/** `card`: by name, or the one that is asked about. */
export async function askCard(curious: Curious, words: string): Promise<void> {
  const { page, client, question } = curious;
  const view = viewOf(client);
  const key = words === '' ? cardAsked(view, question) : undefined;
  const meant = words === '' ? undefined : cardMeant(view, words);
  if (meant && 'several' in meant) {
    told(page, severalWords(page, words, meant.several));
    return;
  }
  const card = key ?? (meant && 'one' in meant ? meant.one.key : words);
  if (card === '') {
    told(page, page.words.say('card:which'));
    return;
  }
  const asked = await client.ask('card', { card });
  if (asked.ok) tellCard(page, asked.told, view);
  else told(page, asked.message);
}

/** `reach`: where a figure could go now. */
export async function askReach(curious: Curious, words: string): Promise<void> {
  const { page, client, question, picture } = curious;
  const view = viewOf(client);
  const meant = figureMeant(view, words);
  const figure =
    'one' in meant ? meant.one.key : words === '' ? (question.subject ?? active(view)) : undefined;
  if (figure === undefined) {
    told(
      page,
      'several' in meant ? severalWords(page, words, meant.several) : page.words.say('asked:whose-reach'),
    );
    return;
  }
  const asked = await client.ask('reach', { figure });
  if (!asked.ok) {
    told(page, asked.message);
    return;
  }
  const { ends, targets, text, called = {} } = asked.told;
  if (text !== '') told(page, text);
  const from = view.figures.find(({ key }) => key === figure)?.spaces[0];
  if (from === undefined || ends.length === 0) return;
  const overlay = reachOverlay(
    picture.fieldOf(view),
    from,
    ends.map(({ space, cost }) => [space, cost] as const),
  );
  page.write(picture.draw(page, view, { legend: false, overlay, around: from }));
  const enemies = new Set(enemiesOf(view, figure));
  for (const target of targets.filter((one) => enemies.has(one.figure)))
    told(
      page,
      page.words.say('asked:attacked-from', {
        target: nameOf(view, target.figure),
        spaces: target.from.map((space) => called[space] ?? space).join(' '),
      }),
    );
}

/** `sight`: what is seen from somewhere, or the line between two places. */
export async function askSight(curious: Curious, words: string): Promise<void> {
  const { page, client, picture, rules } = curious;
  const view = viewOf(client);
  const two = twoFigures(view, words);
  const [first = '', second] = words.split(/\s+/);
  const from = two?.[0].key ?? placeMeant(view, two || second === undefined ? words : first);
  const to = two?.[1].key ?? (second === undefined ? undefined : placeMeant(view, second));
  if (from === undefined) {
    told(page, page.words.say('asked:sight-from'));
    return;
  }
  const asked = await client.ask('sight', { from, ...(to === undefined ? {} : { to }) });
  if (!asked.ok) {
    told(page, asked.message);
    return;
  }
  if (to !== undefined || asked.told.spaces.length === 0) {
    tellWhy(page, asked.told, rules);
    return;
  }
  const at = view.figures.find(({ key }) => key === from)?.spaces[0] ?? from.replace(/^space:/, '');
  const field = picture.fieldOf(view);
  const overlay = sightOverlay(
    field,
    at,
    asked.told.spaces.map(({ space, sight }) => [space, sight] as const),
  );
  page.write(picture.draw(page, view, { legend: false, overlay, around: at }));
  told(page, page.words.say('map:sight'));
}

/** What a bot would do, as an answer and in words. */
export async function askHint(
  { client, page: { words: phrases } }: Pick<Curious, 'client' | 'page'>,
  question: Question,
): Promise<Hint> {
  const { say } = phrases;
  const asked = await client.ask('hint', {});
  if (!asked.ok) return { words: asked.message, answer: undefined };
  const { pick, way, text, called = {} } = asked.told;
  const labelOf = (key: string): string => {
    const name = key.slice(key.indexOf(':') + 1);
    return question.options.find((one) => one.key === key)?.label ?? called[name] ?? name;
  };
  const picked = pick.map(labelOf).join(', ') || say('hint:nothing');
  const isWay = way !== undefined && way.length > 0;
  const what = isWay ? say('hint:by', { what: picked, way: way.map(labelOf).join(' ') }) : picked;
  const words = way?.length === 0 ? say('hint:stay') : what;
  const stay = question.options.find(({ preview }) => preview?.['cost'] === 0)?.key ?? '';
  const isOne = question.shape === 'path' || question.shape === 'number';
  const isSingle = isOne || (question.shape === 'pick' && question.least === 1 && question.most === 1);
  return {
    words: text === '' ? words : say('hint:why', { what: words, why: text }),
    answer: {
      number: question.number,
      ...(way && way.length > 0 ? { way } : { pick: isSingle ? (pick[0] ?? stay) : pick }),
    },
  };
}

/** A hint that may be followed. */
export interface Hint {
  readonly words: string;
  readonly answer: Parameters<TableClient['answer']>[0] | undefined;
}

function viewOf(client: TableClient): View {
  const { view } = client.getSnapshot();
  if (!view) throw new Error('asked before the table has told anything');
  return view;
}

/** The figures of other teams than a figure's. */
function enemiesOf({ figures, seats }: View, figure: string): readonly string[] {
  const teamOf = (controller: number): number => seats.find(({ seat }) => seat === controller)?.team ?? -1;
  const own = teamOf(figures.find(({ key }) => key === figure)?.controller ?? -1);
  return figures.flatMap(({ key, controller }) => (teamOf(controller) === own ? [] : [key]));
}

const nameOf = ({ figures }: View, key: string): string =>
  figures.find((one) => one.key === key)?.name ?? key.slice(key.indexOf(':') + 1);

const active = ({ figures }: View): string | undefined =>
  figures.find(({ state }) => state === 'active')?.key;

/** The card that a question is about; else the one that acts. */
function cardAsked({ figures, activeCard }: View, { subject = '' }: Question): string {
  if (subject.startsWith('card:')) return subject;
  return figures.find(({ key }) => key === subject)?.card ?? activeCard ?? '';
}

function placeMeant(view: View, words: string): string | undefined {
  const figure = figureMeant(view, words);
  if (/^[a-z]{1,2}\d+(@\d+)?$/i.test(words)) return `space:${words.toLowerCase()}`;
  return 'one' in figure ? figure.one.key : undefined;
}

const severalWords = (page: Page, words: string, several: readonly { readonly label: string }[]): string =>
  page.words.say('asked:several', {
    words,
    choices: several.map(({ label }) => label).join(page.words.say('asked:or')),
  });

function told(page: Page, words: string): void {
  for (const text of wrapText(words, page.columns - 2)) page.line(`  ${text}`);
}

import { type Ask, type AskName, askNames, asks, type Line } from '@scapewright/protocol';
import type { Speaker } from '../table/speaker.ts';
import { type TableText, tell } from '../words/tell.ts';
import type { AnyTold, Asking, Untold } from './asking.ts';
import { cardFace } from './card-face.ts';
import { hintFor } from './hint.ts';
import { mapAsDrawn } from './map-as-drawn.ts';
import { cardNamed, figureNamed } from './named.ts';
import { oddsOfAttack } from './odds-of-attack.ts';
import { reachOfFigure } from './reach-of-figure.ts';
import { sightFrom } from './sight-from.ts';
import { threatOfFigure } from './threat-of-figure.ts';
import { why } from './why.ts';

/** What is asked beside the game, by name. */
export type AnyAsk = {
  readonly [Name in AskName]: Ask<Name> extends Record<string, never>
    ? { readonly what: Name }
    : { readonly what: Name } & Ask<Name>;
}[AskName];

/** What came in as an ask, or what is wrong with it. */
export function readAsk(given: { readonly what: string }, speaker: Speaker): AnyAsk | Untold {
  const { what } = given;
  if (!(askNames as readonly string[]).includes(what))
    return { untold: speaker.text(tell('untold:unknown-ask', { name: what })) };
  const read = asks[what as AskName].safeParse(given);
  if (read.success) return { what, ...read.data } as AnyAsk;
  const place = read.error.issues[0]?.path.join('.') ?? '';
  return { untold: speaker.text(tell('untold:lacks', { name: place })) };
}

/** Tells what a viewer asks beside the game, or why it can't be told. */
export function answerAsk(asking: Asking, ask: AnyAsk): AnyTold | Untold {
  const { game } = asking.match.host;
  const untold = (text: TableText, name = ''): Untold => ({
    untold: asking.speaker.text(tell(text, { name })),
  });
  const missing = (name: string): Untold => untold('untold:nothing-called', name);
  switch (ask.what) {
    case 'why':
      return { what: 'why', ...why(asking, ask.about, ask.other) };
    case 'odds': {
      const subject = asking.decision?.subject;
      const attacker = figureNamed(game, ask.attacker ?? subject ?? '');
      const target = figureNamed(game, ask.target);
      if (attacker === undefined) return ask.attacker ? missing(ask.attacker) : untold('untold:who-attacks');
      return target === undefined
        ? missing(ask.target)
        : { what: 'odds', ...oddsOfAttack(asking, attacker, target) };
    }
    case 'reach': {
      const figure = figureNamed(game, ask.figure);
      return figure === undefined ? missing(ask.figure) : { what: 'reach', ...reachOfFigure(asking, figure) };
    }
    case 'threat': {
      const figure = figureNamed(game, ask.figure);
      return figure === undefined
        ? missing(ask.figure)
        : { what: 'threat', ...threatOfFigure(asking, figure) };
    }
    case 'sight':
      return { what: 'sight', ...sightFrom(asking, ask.from, ask.to) };
    case 'hint':
      return hintFor(asking);
    case 'card': {
      const card = cardNamed(game, ask.card);
      return card === undefined ? missing(ask.card) : { what: 'card', ...cardFace(asking, card) };
    }
    case 'map':
      return { what: 'map', ...mapAsDrawn(asking.record, game, asking.speaker.wording) };
    case 'log':
      return { what: 'log', lines: [...linesBefore(asking, ask)] };
  }
}

/** Lines that are told where nobody says how many. */
const usualLines = 100;

function linesBefore(
  { lines, lineCount }: Asking,
  { before = lineCount, most = usualLines }: Ask<'log'>,
): readonly Line[] {
  return lines(Math.max(0, before - most), before);
}

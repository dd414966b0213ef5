import {
  adjacent,
  bareRefusal,
  type ChapterTexts,
  canStand,
  defineMessages,
  type Figure,
  figureTable,
  type Game,
  isMoving,
  layToken,
  matchTable,
  mayCarry,
  moveKinds,
  moveTable,
  type RuleUnit,
  rules,
  type SkirmishRun,
  settleLife,
  type Token,
  tokensOn,
  tokenTable,
  trigger,
  withRules,
} from '@scapewright/skirmish/author';
import { carriedItems, hasCarriables } from './carrying.ts';
import { pickToken, spaceChoice } from './choices.ts';

interface Mover {
  readonly figure: Figure;
}

/** Does a player move it who controls it? An opponent that takes control for one maneuver opens no such moment. */
function isOwnMove(game: Game, figure: Figure): boolean {
  const owner = game.state.read(figureTable.owner, figure);
  if (game.teamOf(owner) === game.teamOf(game.controller(figure))) return true;
  const row = game.state.read(matchTable.moveDepth, 0) - 1;
  return row >= 0 && game.state.read(moveTable.kind, row) !== moveKinds.maneuver;
}

/** Spaces that the figure occupies for good at this moment of its move, and on which no token lies. */
function spacesToDropOn(game: Game, figure: Figure): readonly number[] {
  const spaces = game.spacesOf(figure);
  if (!canStand(game, figure, spaces)) return [];
  return spaces.filter((space) => tokensOn(game, space).length === 0 && !bareRefusal(game, space, 'glyph'));
}

function canDrop(game: Game, { figure }: Mover): boolean {
  return (
    carriedItems(game, figure).length > 0 &&
    isOwnMove(game, figure) &&
    spacesToDropOn(game, figure).length > 0
  );
}

/** Has the figure come to its space in the move that goes on? */
export function hasArrived(game: Game, { figure }: Mover): boolean {
  const row = game.state.read(matchTable.moveDepth, 0) - 1;
  return (
    row >= 0 && game.state.read(moveTable.figure, row) === figure && game.state.read(moveTable.spent, row) > 0
  );
}

/** At any moment of a figure's move, its start and end included, and as often as it can be done at that moment. */
function moments(hook: {
  readonly asks: 'drop' | 'pass';
  readonly when: (game: Game, args: Mover) => boolean;
  readonly run: (run: SkirmishRun, args: Mover) => void;
}) {
  const seat = (game: Game, { figure }: Mover): number => game.controller(figure);
  const again = (run: SkirmishRun, args: Mover): boolean => {
    const { game } = run;
    const subject = game.keyOf('figure', args.figure);
    return hook.when(game, args) && run.may(seat(game, args), hook.asks, `rule:${hook.asks}`, subject);
  };
  const offered = {
    when: hook.when,
    run: (run: SkirmishRun, args: Mover): void => {
      do hook.run(run, args);
      while (again(run, args));
    },
    optional: true,
    seat,
  };
  return [
    trigger('3E', offered),
    trigger('E.figure-enters-space', {
      ...offered,
      when: (game, args) => isMoving(game, args.figure) && hook.when(game, args),
    }),
  ];
}

/** What is said of it, whatever system the things belong to. */
const dropMessages = defineMessages('drop', {
  done: { text: '{figure} drops {token} at {space}' },
  goesOn: { text: '{figure} may go on with its move' },
  nothing: { text: 'the figure carries nothing that it could drop' },
  notThere: { text: 'it is dropped on a space that the figure occupies' },
  onAnother: { text: 'nothing is dropped where another glyph lies' },
});

/** Laying a thing down for nothing, at any moment of a move. */
export function dropInMoveRule({ messages: rulesOf, ...texts }: ChapterTexts<typeof dropMessages>): RuleUnit {
  return rules({
    id: 'drop',
    name: 'Drop',
    ...texts,
    messages: withRules(dropMessages, rulesOf),
    wanted: hasCarriables,
    whyNot: (game, figure, { spaces }) => {
      if (carriedItems(game, figure).length === 0) return { reason: dropMessages.nothing };
      const isTaken = spaces.some((space) => tokensOn(game, space).length > 0);
      const bare = spaces.map((space) => bareRefusal(game, space, 'glyph')).find((refusal) => refusal);
      return bare ?? { reason: isTaken ? dropMessages.onAnother : dropMessages.notThere };
    },
    hooks: moments({
      asks: 'drop',
      when: canDrop,
      run: (run, { figure }) => {
        const { game } = run;
        const seat = game.controller(figure);
        const token = pickToken(run, seat, 'drop', carriedItems(game, figure), figure);
        const spaces = spacesToDropOn(game, figure);
        const space = run.pickOrTake(
          spaceChoice(run, { seat, asks: 'drop', figure }, spaces, dropMessages.notThere),
        );
        layToken(run, token, space);
        run.note(dropMessages.done, { figure, token, space });
        settleLife(run);
        run.note(dropMessages.goesOn, { figure });
      },
    }),
  });
}

/** Friends next to a figure that may carry something of what it has. */
function receivers(game: Game, figure: Figure, token: Token): readonly number[] {
  const list: number[] = [];
  for (let other = 0; other < game.figureCount; other++)
    if (
      game.isOnBattlefield(other) &&
      game.isAlly(figure, other) &&
      adjacent(game, figure, other) &&
      !game.refusalOf(mayCarry, { figure: other, token })
    )
      list.push(other);
  return list;
}

function canPass(game: Game, { figure }: Mover): boolean {
  return (
    isOwnMove(game, figure) &&
    carriedItems(game, figure).some((token) => receivers(game, figure, token).length > 0)
  );
}

function passRefusal(game: Game, figure: Figure, token: Token, other: Figure) {
  if (!game.isAlly(figure, other) || !adjacent(game, figure, other))
    return { reason: passMessages.notBesideFriend };
  return receiverRefusal(game, token, other);
}

/** Why a figure may not carry what it would be handed. */
function receiverRefusal(game: Game, token: Token, other: Figure) {
  const kept = game.refusalOf(mayCarry, { figure: other, token });
  return kept && { ...kept, also: [...(kept.also ?? []), passMessages.cannotCarry] };
}

/** What is said of it, whatever system the things belong to. */
const passMessages = defineMessages('pass', {
  done: { text: '{figure} hands {token} to {other}' },
  notBesideFriend: { text: 'it is handed to a friend next to the figure at that moment' },
  cannotCarry: { text: 'it is handed to a figure that may carry it' },
});

/** Handing a thing to a friend, at any moment of a move. */
export function passRule(
  { messages: rulesOf, ...texts }: ChapterTexts<typeof passMessages>,
  isPlayed: (game: Game) => boolean = () => true,
): RuleUnit {
  return rules({
    id: 'pass',
    name: 'Pass',
    ...texts,
    messages: withRules(passMessages, rulesOf),
    wanted: hasCarriables,
    whyNot: (game, _figure, { figures: [other = -1], tokens: [token = -1] }) =>
      (other < 0 || token < 0 ? undefined : receiverRefusal(game, token, other)) ?? {
        reason: passMessages.notBesideFriend,
      },
    hooks: moments({
      asks: 'pass',
      when: (game, args) => isPlayed(game) && canPass(game, args),
      run: (run, { figure }) => {
        const { game } = run;
        const seat = game.controller(figure);
        const passable = carriedItems(game, figure).filter(
          (token) => receivers(game, figure, token).length > 0,
        );
        const token = pickToken(run, seat, 'pass', passable, figure);
        const other = run.pick({
          seat,
          asks: 'pass',
          domain: 'figure',
          options: receivers(game, figure, token),
          subject: game.keyOf('figure', figure),
          source: 'rule:pass',
          whyNot: (one) => passRefusal(game, figure, token, one),
        });
        run.write(tokenTable.holder, token, other);
        run.note(passMessages.done, { figure, token, other });
        settleLife(run);
      },
    }),
  });
}

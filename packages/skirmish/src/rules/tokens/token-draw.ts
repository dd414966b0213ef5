import type { Token } from '../../model/numbers.ts';
import type { TokenPlan } from '../../model/setup.ts';
import { tokenTable } from '../../model/tables.ts';
import { showToken } from '../../queries/tokens/tokens.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';

/** May what is drawn here be this token of the pool: of the kind, and of the rank where one is asked for (SS-HAZ-006)? */
export function isDrawnFrom(
  { kind, drawn }: Pick<TokenPlan, 'kind' | 'drawn'>,
  { kind: other, pooled, data }: Pick<TokenPlan, 'kind' | 'pooled' | 'data'>,
): boolean {
  return pooled === true && kind === other && (drawn?.rank === undefined || data['rank'] === drawn.rank);
}

/** Tokens whose places ask for a rank draw before those that take any. */
export function drawOrder(tokens: readonly TokenPlan[]): readonly number[] {
  const rows = tokens.flatMap(({ drawn }, row) => (drawn ? [row] : []));
  const isChoosy = (row: number): number => (tokens[row]?.drawn?.rank === undefined ? 1 : 0);
  return rows.sort((a, b) => isChoosy(a) - isChoosy(b) || a - b);
}

/** As the battlefield is built, chance says what the tokens are that a map leaves open; of those face down nobody is told. */
export function drawTokens(run: SkirmishRun): void {
  const { tokens } = run.game.facts;
  for (const token of drawOrder(tokens)) draw(run, token, tokens);
}

/** The token and one of the pool change their contents; the pool is out of the game. */
function draw(run: SkirmishRun, token: Token, tokens: readonly TokenPlan[]): void {
  const plan = tokens[token] as TokenPlan;
  const left = tokens.flatMap((other, row) =>
    isDrawnFrom(plan, other) && run.read(tokenTable.content, row) === row ? [row] : [],
  );
  const secret = run.read(tokenTable.faceUp, token) === 0;
  const [face = 0] =
    left.length > 1
      ? run.roll({
          seat: run.game.seatOrder()[0] ?? 0,
          sides: left.length,
          count: 1,
          purpose: `what ${plan.name} is`,
          die: `d${left.length}`,
          secret,
        })
      : [];
  const drawn = left[face] as number;
  run.write(tokenTable.content, token, drawn);
  run.write(tokenTable.content, drawn, token);
  run.note('token.drawn', { token, among: left.length });
  if (!secret) showToken(run, token);
}

import {
  type Choice,
  call,
  fairFace,
  type Hook,
  procedure,
  type RandomWords,
  type Reply,
  type StepPlan,
  seedWords,
  type TableDeclaration,
} from '../src/index.ts';
import { cellTable, type ToyGame, type ToyRun } from './toy.ts';

/** A procedure of a random game. */
const calledWith = (name: string) =>
  procedure<{ amount: number; way?: number }, { result?: number }, ToyGame>(name);

/** Draws whole numbers and members of lists, the same for the same seed. */
export class Draw {
  private readonly words: RandomWords;
  constructor(seed: string) {
    this.words = seedWords(seed);
  }
  below(count: number): number {
    return fairFace(this.words, count);
  }
  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
  shuffled<T>(list: readonly T[]): T[] {
    const left = [...list];
    return Array.from(list, () => left.splice(this.below(left.length), 1)[0] as T);
  }
}

type Statement =
  | { readonly does: 'write'; readonly row: number; readonly from: number; readonly factor: number }
  | { readonly does: 'choose'; readonly seat: number; readonly shape: number; readonly count: number }
  | { readonly does: 'together'; readonly count: number }
  | { readonly does: 'roll'; readonly sides: number; readonly count: number }
  | { readonly does: 'event'; readonly step: string }
  | { readonly does: 'call'; readonly procedure: string }
  | { readonly does: 'note' | 'grow' | 'reveal' }
  | { readonly does: 'if'; readonly row: number; readonly then: readonly Statement[] };

const deepest = 3;
/** Seats of every random game. */
export const seats = 3;

/** Writes the steps and hooks of a random game: hooks of one level call and ask into the next. */
export class Writer {
  private readonly draw: Draw;
  private readonly growing: readonly TableDeclaration<'amount'>[];

  constructor(draw: Draw, growing: readonly TableDeclaration<'amount'>[]) {
    this.draw = draw;
    this.growing = growing;
  }

  steps(level: number): readonly StepPlan<ToyGame>[] {
    const { draw } = this;
    const body = this.statements(level, 3);
    const other = this.statements(level, 2);
    const args = (game: ToyGame) => ({ row: game.cell(1) % 9, level });
    const steps: StepPlan<ToyGame>[] = [
      {
        at: `S${level}a`,
        args,
        body: (run: ToyRun) => this.run(run, body),
        steps: [{ at: `S${level}b`, args }],
      },
      {
        instead: `I${level}`,
        args,
        seat: (game) => game.cell(2) % seats,
        into: 'way',
        extras: ['first', 'second'],
      },
      {
        replace: `R${level}`,
        args: (_game, vars) => ({ amount: vars['amount'] ?? 3 }),
        seat: () => draw0(level),
      },
      {
        if: (_game, vars) => (vars['way'] as number) !== 2,
        steps: [{ at: `S${level}b`, args, body: (run, vars) => this.run(run, other, vars['amount']) }],
      },
    ];
    if (level < deepest && draw.below(2) === 0)
      steps.push(call(calledWith(`${draw.of(['x', 'y'])}${level + 1}`), () => ({ amount: 2 }), 'amount'));
    return draw.shuffled(steps).slice(0, 3);
  }

  hooks(seen: TableDeclaration<'seen'>): readonly Hook[] {
    const { draw } = this;
    return Array.from({ length: 1 + draw.below(2) }, (): Hook => {
      const level = draw.below(4);
      const prefix = draw.of(['before:', '', 'after:']);
      const body = this.statements(level, 2);
      const row = draw.below(9);
      const when = (game: ToyGame) => game.cell(row) % 4 !== 1;
      const run = (context: ToyRun) => this.run(context, body);
      const commutes = draw.below(3) === 0;
      switch (draw.below(8)) {
        case 0:
          return { kind: 'instead', at: `I${level}`, when, run };
        case 1:
          return {
            kind: 'replace',
            at: `R${level}`,
            when,
            commutes,
            group: draw.below(2),
            optional: draw.below(2) === 0,
            run: (context: ToyRun, args: { readonly amount: number }) => {
              this.run(context, body);
              return { amount: (args.amount * 3) % 11 };
            },
          };
        case 2: {
          const column = seen.columns[0] as TableDeclaration['columns'][number];
          return {
            kind: 'watch',
            at: `${prefix}S${level}a`,
            run: (context: ToyRun) =>
              context.write(column, row, context.read(column, row) + context.game.cell(row)),
          };
        }
        default:
          return {
            kind: 'trigger',
            at: prefix + draw.of([`S${level}a`, `S${level}b`, `E${level}`]),
            when,
            commutes,
            group: draw.below(2),
            optional: draw.below(3) === 0,
            run,
          };
      }
    });
  }

  private statements(level: number, most: number): readonly Statement[] {
    return Array.from({ length: 1 + this.draw.below(most) }, () => this.statement(level));
  }

  private statement(level: number): Statement {
    const { draw } = this;
    const isDeepest = level >= deepest;
    switch (draw.below(isDeepest ? 8 : 11)) {
      case 0:
      case 1:
        return { does: 'write', row: draw.below(9), from: draw.below(9), factor: 1 + draw.below(9) };
      case 2:
      case 3:
        return { does: 'choose', seat: draw.below(seats), shape: draw.below(6), count: 2 + draw.below(4) };
      case 4:
        return { does: 'roll', sides: draw.of([6, 20]), count: draw.below(4) };
      case 5:
        return draw.below(2) === 0 ? { does: 'together', count: 1 + draw.below(4) } : { does: 'reveal' };
      case 6:
        return { does: draw.of(['note', 'grow'] as const) };
      case 7:
        return { does: 'if', row: draw.below(9), then: this.statements(level, 2) };
      case 8:
        return { does: 'event', step: `E${level + 1}` };
      default:
        return { does: 'call', procedure: `${draw.of(['x', 'y'])}${level + 1}` };
    }
  }

  private run(run: ToyRun, statements: readonly Statement[], told = 5): void {
    let known = told;
    for (const statement of statements) known = (known * 31 + this.perform(run, statement, known)) % 9973;
    run.write(cellTable.b, known % 9, known % 1000);
  }

  private perform(run: ToyRun, statement: Statement, known: number): number {
    switch (statement.does) {
      case 'write': {
        const value = (run.read(cellTable.a, statement.from) * statement.factor + known) % 101;
        run.write(cellTable.a, statement.row, value);
        run.write(cellTable.c, 0, known % seats);
        return value;
      }
      case 'choose':
        return sum(run.choose(choiceOf(statement.seat, statement.shape, statement.count, known)));
      case 'together':
        return run
          .chooseTogether(
            Array.from({ length: statement.count }, (_, at) =>
              choiceOf((known + at) % seats, at % 6, 3, known),
            ),
          )
          .reduce((total: number, reply) => total * 3 + sum(reply), 0);
      case 'roll':
        return sum(
          run.roll({
            seat: 0,
            sides: statement.sides,
            count: statement.count,
            purpose: `roll ${known}`,
            die: 'die',
          }),
        );
      case 'event':
        run.event(statement.step, { row: known % 9, level: 9 });
        return run.read(cellTable.a, known % 9);
      case 'call':
        return sum(Object.values(run.call(calledWith(statement.procedure), { amount: known % 10, way: 0 })));
      case 'note':
        run.note(`note.${known % 3}`, { known }, known % 2 === 0 ? [known % seats] : undefined);
        return 1;
      case 'grow': {
        const grows = this.growing[known % this.growing.length] as TableDeclaration<'amount'>;
        const row = run.grow(grows);
        run.write(grows.column.amount, row, known);
        return row + run.game.state.rows(grows.name);
      }
      case 'reveal':
        run.reveal();
        return 2;
      case 'if':
        return run.read(cellTable.a, statement.row) % 2 === 0 ? this.nested(run, statement.then, known) : 0;
    }
  }

  private nested(run: ToyRun, statements: readonly Statement[], known: number): number {
    this.run(run, statements, known);
    return known;
  }
}

function draw0(level: number): number {
  return level % seats;
}

function choiceOf(seat: number, shape: number, count: number, known: number): Choice {
  const options = Array.from({ length: count }, (_, at) => at + (known % 5));
  const common = { seat, asks: `ask ${shape}`, domain: 'cell', options };
  switch (shape) {
    case 0:
      return { ...common, least: 1, most: 2, extras: ['none'] };
    case 1:
      return { ...common, shape: 'allot', places: ['1', '2', 'X'], repeat: true };
    case 2:
      return { ...common, shape: 'path', wayTo: (end) => [known % 7, end] };
    case 3:
      return { ...common, shape: 'number' };
    case 4:
      return { ...common, extras: ['done', 'no'] };
    default:
      return { ...common, secret: true };
  }
}

function sum(reply: Reply): number {
  return typeof reply === 'number' ? reply + 3 : reply.reduce((total, value) => total * 5 + value, 1) % 997;
}

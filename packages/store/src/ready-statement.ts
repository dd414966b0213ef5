import type { CompiledQuery } from 'kysely';

/** What stands for a value until it is known. */
class Blank {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Makes a statement with what stands for its values, which it hands on as they are. */
type Make<Values extends object> = (blank: Values) => CompiledQuery;

/**
 * Statements that are made once and filled in as often as they are run: making one takes longer than all else that is done
 * here to keep an answer. Lists of several lengths are several statements.
 */
export class ReadyStatement<Values extends object> {
  private readonly make: Make<Values>;
  private readonly made = new Map<string, CompiledQuery>();

  constructor(make: Make<Values>) {
    this.make = make;
  }

  with(values: Values): CompiledQuery {
    const lengths = Object.values(values as Readonly<Record<string, unknown>>).map((value) =>
      Array.isArray(value) ? value.length : '',
    );
    const shape = lengths.join();
    const statement = this.made.get(shape) ?? this.make(blanksFor(values));
    if (this.made.size < mostShapes) this.made.set(shape, statement);
    return { ...statement, parameters: statement.parameters.map((one) => filled(one, values)) };
  }
}

/** A statement is kept in so many lengths of its lists. */
const mostShapes = 100;

function blanksFor<Values extends object>(values: Values): Values {
  const blanks = Object.entries(values as Readonly<Record<string, unknown>>).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((_, at) => new Blank(`${name} ${at}`)) : new Blank(name),
  ]);
  return Object.fromEntries(blanks) as Values;
}

function filled(parameter: unknown, values: object): unknown {
  if (!(parameter instanceof Blank)) return parameter;
  const [name = '', at] = parameter.name.split(' ');
  const value = (values as Readonly<Record<string, unknown>>)[name];
  return at === undefined ? value : (value as readonly unknown[])[Number(at)];
}

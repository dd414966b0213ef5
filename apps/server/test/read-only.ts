import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** While there is a file of this name, SQLite writes nothing in a process that has loaded this before all else. */
const flag = process.env['SCAPE_READ_ONLY_WHILE'];

/** With which a server is started so that its database can be made read-only, whoever runs the test. */
export const readOnlyWhile = (file: string): Readonly<Record<string, string>> => ({
  SCAPE_READ_ONLY_WHILE: file,
  NODE_OPTIONS: `--import=${pathToFileURL(import.meta.filename).href}`,
});

if (flag !== undefined) {
  const { exec, prepare } = DatabaseSync.prototype;
  const look = (database: DatabaseSync): void =>
    exec.call(database, `pragma query_only = ${existsSync(flag) ? 'on' : 'off'}`);
  DatabaseSync.prototype.exec = function (sql) {
    look(this);
    exec.call(this, sql);
  };
  DatabaseSync.prototype.prepare = function (...words) {
    const statement = prepare.apply(this, words);
    const run = statement.run.bind(statement) as (...values: unknown[]) => ReturnType<typeof statement.run>;
    statement.run = (...values: unknown[]) => {
      look(this);
      return run(...values);
    };
    return statement;
  };
}

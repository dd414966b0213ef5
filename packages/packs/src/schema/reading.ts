import { briefly, type Place, type Problem } from '../yaml/problem.ts';
import { formatPath, keyPlaceAt, nodeAt, type Path, placeAt, type YamlNode } from '../yaml/yaml-node.ts';

/** Reading one document that its schema has accepted: places, order as written, and the problems of meaning found on the way. */
export class Reading {
  readonly file: string;
  readonly root: YamlNode;
  readonly problems: Problem[] = [];

  constructor(file: string, root: YamlNode) {
    this.file = file;
    this.root = root;
  }

  place(path: Path): Place {
    return placeAt(this.root, path);
  }

  /** The place of the key that ends the path: where a named thing is introduced. */
  keyPlace(path: Path): Place {
    return keyPlaceAt(this.root, path);
  }

  /** Where drawn rows begin: the first line of a `|` block, or the value itself. */
  blockPlace(path: Path): Place {
    const block = nodeAt(this.root, path)?.block;
    return block ?? this.place(path);
  }

  /** A scalar as it was written. */
  source(path: Path): string | undefined {
    return nodeAt(this.root, path)?.source;
  }

  /** The entries of a map in the order written, which JavaScript objects do not keep for number-like keys. */
  entries<T>(path: Path, map: Readonly<Record<string, T>> | undefined): EntryOf<T>[] {
    const keys = nodeAt(this.root, path)?.entries?.keys() ?? [];
    const found: EntryOf<T>[] = [];
    for (const key of keys) {
      const value = map !== undefined && Object.hasOwn(map, key) ? map[key] : undefined;
      if (value !== undefined) found.push({ key, value, path: [...path, key] });
    }
    return found;
  }

  problem(path: Path, message: string, fix?: string, reason?: string): void {
    this.problemAt(this.place(path), path, message, fix, reason);
  }

  problemAtKey(path: Path, message: string, fix?: string): void {
    this.problemAt(this.keyPlace(path), path, message, fix);
  }

  /** A problem at a place that is finer than its path, as a cell inside a drawing. */
  problemAt({ line, column }: Place, path: Path, message: string, fix?: string, reason?: string): void {
    this.problems.push({
      ...(reason === undefined ? {} : { reason }),
      file: this.file,
      line,
      column,
      path: formatPath(path),
      message: briefly(message),
      fix,
    });
  }
}

export interface EntryOf<T> {
  readonly key: string;
  readonly value: T;
  readonly path: Path;
}

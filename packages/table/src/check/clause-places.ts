import {
  type AbilityClause,
  type CardAbility,
  keyPlaceAt,
  nodeAt,
  type Pack,
  type PackCard,
  type PackFile,
  type Path,
  type Place,
  parseYaml,
  type YamlNode,
} from '@scapewright/packs';

/** An ability that is written as data, in a file of its own or on a card. */
export interface WrittenAbility {
  readonly clause: AbilityClause;
  readonly file: string;
  /** Where something in it stands, by its path in the data: `['parts', 0, 'do', 1]`. */
  readonly placeOf: (path: Path) => Place;
}

/** Every ability that is written as data in a pack, each once. */
export function writtenAbilities(pack: Pack, files: readonly PackFile[]): readonly WrittenAbility[] {
  const roots = new Map<string, YamlNode | undefined>();
  const rootOf = (path: string): YamlNode | undefined => {
    if (!roots.has(path)) {
      const text = files.find((file) => file.path === path)?.text ?? '';
      const [document] = parseYaml(path, text);
      roots.set(path, document?.root);
    }
    return roots.get(path);
  };
  const inFiles = pack.abilities.map((clause) => {
    const file = files.find(
      ({ path }) => path.startsWith('abilities/') && path.endsWith(`/${clause.id}.yaml`),
    );
    return written(clause, file?.path ?? `abilities/${clause.id}.yaml`, [], rootOf);
  });
  const all = [
    ...pack.cards.map((card) => ({ file: card.file, abilities: abilitiesOn(card) })),
    ...pack.tokens.map(({ file, abilities }) => ({ file, abilities: listed(abilities, 'abilities') })),
  ];
  const onCards = all.flatMap(({ file, abilities }) =>
    abilities.flatMap(({ ability, path }) =>
      ability.kind === 'clause' && !pack.abilities.includes(ability.clause)
        ? [written(ability.clause, file, path, rootOf)]
        : [],
    ),
  );
  return [...inFiles, ...onCards];
}

interface ListedAbility {
  readonly ability: CardAbility;
  readonly path: Path;
}

function listed(abilities: readonly CardAbility[], ...path: Path): readonly ListedAbility[] {
  return abilities.map((ability, at) => ({ ability, path: [...path, at] }));
}

/** The abilities of a card, each once, with their places in its file: of both sides, and of its operator spaces. */
function abilitiesOn(card: PackCard): readonly ListedAbility[] {
  const back = listed(card.flip?.abilities ?? [], 'flip', 'abilities');
  return [
    ...listed(card.abilities, 'abilities'),
    ...back.filter(({ ability }) => !card.abilities.includes(ability)),
    ...Object.entries(card.operators ?? {}).flatMap(([seat, list]) => listed(list, 'operators', seat)),
  ];
}

function written(
  clause: AbilityClause,
  file: string,
  base: Path,
  rootOf: (file: string) => YamlNode | undefined,
): WrittenAbility {
  const placeOf = (path: Path): Place => {
    const root = rootOf(file);
    const own = root && nodeAt(root, base);
    if (!root || !own) return { line: 1, column: 1 };
    const hasParts = own.entries?.has('parts') ?? false;
    return keyPlaceAt(root, [...base, ...(hasParts || path[0] !== 'parts' ? path : path.slice(2))]);
  };
  return { clause, file, placeOf };
}

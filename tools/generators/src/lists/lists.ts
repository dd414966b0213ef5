import type { Tree } from '@nx/devkit';
import { naming } from '../naming.ts';

const head = '// Written by `pnpm run generate:lists` from the folders beside it.';
const plugins = 'packages/plugins';

/**
 * Writes what nobody should have to keep by hand: in each chapter of plugins the list of them, `plugins.gen.ts`, and in each
 * package of plugins or rules its version, `version.gen.ts`, which stands in the saves of games played with it.
 */
export function writeLists(tree: Tree): void {
  for (const parent of [plugins, 'packages/rulesets'])
    for (const name of tree.children(parent)) {
      const manifest = tree.read(`${parent}/${name}/package.json`, 'utf8');
      if (manifest !== null) writeVersion(tree, `${parent}/${name}/src`, JSON.parse(manifest).version);
    }
  for (const { folder, chapter, version } of chapters(tree))
    tree.write(`${folder}/plugins.gen.ts`, listOf(tree, folder, chapter, version));
}

function writeVersion(tree: Tree, source: string, version: string): void {
  const says = '/** Of the package; it stands in the saves of games. */';
  tree.write(`${source}/version.gen.ts`, `${head}\n${says}\nexport const version = '${version}';\n`);
}

interface Chapter {
  readonly folder: string;
  readonly chapter: string;
  /** Where the version is, as seen from the folder. */
  readonly version: string;
}

/** A chapter is a package, or a folder of one that has no plugin of its own name and holds plugins. */
function chapters(tree: Tree): readonly Chapter[] {
  return tree.children(plugins).flatMap((chapter) => {
    const folder = `${plugins}/${chapter}/src`;
    const inner = tree
      .children(folder)
      .filter((name) => pluginsIn(tree, `${folder}/${name}`).length > 0)
      .map((name) => ({ folder: `${folder}/${name}`, chapter: name, version: '../version.gen.ts' }));
    return [{ folder, chapter, version: './version.gen.ts' }, ...inner];
  });
}

interface Found {
  readonly name: string;
  readonly constant: string;
  /** What the file of the plugin exports. */
  readonly exported: string;
}

/** The folders whose file of the same name states a plugin: `CONSTANTParts`, a unit `CONSTANT`, or `CONSTANTUnits`, each one. */
function pluginsIn(tree: Tree, folder: string): readonly Found[] {
  return [...tree.children(folder)].sort().flatMap((name) => {
    const text = tree.read(`${folder}/${name}/${name}.ts`, 'utf8');
    if (text === null) return [];
    const { constant } = naming(name);
    const exported = [`${constant}Parts`, `${constant}Units`, constant].find((one) =>
      new RegExp(`^export const ${one}\\b`, 'm').test(text),
    );
    return exported === undefined ? [] : [{ name, constant, exported }];
  });
}

function listOf(tree: Tree, folder: string, chapter: string, version: string): string {
  const found = pluginsIn(tree, folder);
  const each = found.filter(({ constant, exported }) => exported === `${constant}Units`);
  const one = found.filter((plugin) => !each.includes(plugin));
  const lines = [
    head,
    "import { plugin, type SkirmishPlugin } from '@scapewright/skirmish/author';",
    ...found.map(({ name, exported }) => `import { ${exported} } from './${name}/${name}.ts';`),
    `import { version } from '${version}';`,
    '',
    ...one.map(
      ({ name, constant, exported }) =>
        `export const ${constant}Plugin = /* @__PURE__ */ plugin('${chapter}/${name}', version, ${exported});`,
    ),
    '',
    '/** Every plugin of the chapter, one for each folder. A ruleset lists those that it knows: of variants of one, one. */',
    `export const ${listName(chapter)}: readonly SkirmishPlugin[] = [`,
    ...one.map(({ constant }) => `  ${constant}Plugin,`),
    ...each.map(
      ({ exported }) => `  ...${exported}.map((unit) => plugin(\`${chapter}/\${unit.id}\`, version, unit)),`,
    ),
    '];',
  ];
  return `${lines.join('\n')}\n`;
}

/** `terrainPlugins`, `symbolPlugins`, `abilityPlugins`: the chapter in the singular. */
function listName(chapter: string): string {
  const one = chapter.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
  return `${naming(one).constant}Plugins`;
}

const base = ['kernel', 'board', 'skirmish'];
const engine = [
  ...base,
  'rulebook',
  'packs',
  'rulesets',
  'plugins',
  'cards',
  'bots',
  'sim',
  'files',
  'testkit',
  'protocol',
  'table',
  'board-view',
  'card-face',
  'store',
];

/** Where a thing and its parts stand in several files that name each other's types: a match and its plan, a search and its rules. */
const typeCircles = '^packages/(kernel/src/(clock|match)|skirmish/src/state|board/src/(sight|reach))/';

/** Layers, lowest first: where each lives, and the layers from which it may import. */
export const layers = {
  kernel: ['^packages/kernel/', []],
  board: ['^packages/board/', []],
  rulebook: ['^packages/rulebook/', []],
  files: ['^packages/files/', []],
  skirmish: ['^packages/skirmish/', ['kernel', 'board']],
  packs: ['^packages/packs/', [...base, 'rulebook']],
  plugins: ['^packages/plugins/', base],
  rulesets: ['^packages/rulesets/', [...base, 'rulebook', 'plugins']],
  cards: ['^packages/cards/', ['packs']],
  bots: ['^packages/bots/', base],
  sim: ['^packages/sim/', [...base, 'packs', 'rulesets', 'bots', 'table']],
  testkit: [
    '^packages/testkit/',
    [...base, 'rulebook', 'packs', 'rulesets', 'plugins', 'cards', 'bots', 'files'],
  ],
  protocol: ['^packages/protocol/', []],
  table: ['^packages/table/', [...base, 'rulebook', 'packs', 'plugins', 'rulesets', 'bots', 'protocol']],
  'board-view': ['^packages/board-view/', ['board', 'protocol']],
  'card-face': ['^packages/card-face/', [...base, 'packs']],
  store: ['^packages/store/', []],
  apps: ['^apps/', engine],
  tools: ['^tools/', [...engine, 'apps']],
};

/** Floors inside a package, lowest first: folders of its `src`, each with those from which it may import, types included. */
export const floors = {
  'packages/kernel': {
    state: [],
    hooks: ['state'],
    clock: ['state', 'hooks'],
    match: ['state', 'hooks', 'clock'],
    overlays: ['clock', 'match'],
    check: ['hooks', 'clock', 'match', 'overlays'],
    replay: ['state', 'clock', 'match'],
  },
  'packages/skirmish': {
    model: [],
    state: ['model'],
    queries: ['model', 'state'],
    rules: ['model', 'state', 'queries'],
    log: ['model', 'state', 'queries', 'rules'],
    explain: ['model', 'state', 'queries', 'rules', 'log'],
    setup: ['model', 'state', 'queries', 'rules', 'log'],
    engine: ['model', 'state', 'queries', 'rules', 'log', 'setup'],
  },
  'packages/skirmish/src/rules': {
    basics: [],
    dice: ['basics'],
    effects: ['basics'],
    team: [],
    terrain: ['basics', 'effects'],
    stimuli: ['basics', 'effects', 'terrain'],
    tokens: ['basics', 'stimuli'],
    wounds: ['basics', 'dice', 'effects', 'tokens'],
    move: ['basics', 'dice', 'effects', 'terrain', 'tokens', 'wounds'],
    attack: ['basics', 'dice', 'effects', 'wounds', 'move'],
    victory: ['basics', 'effects'],
    turn: ['basics', 'dice', 'effects', 'team', 'tokens', 'move', 'victory'],
    abilities: [
      'basics',
      'dice',
      'effects',
      'stimuli',
      'terrain',
      'tokens',
      'wounds',
      'move',
      'attack',
      'turn',
    ],
  },
};

/** What other packages import: it only exports. */
const entries = 'index|author|engine|explain';

/** The folder in which the floors of a package, or of one of its floors, are. */
const folderOf = (home) => (home.includes('/src') ? home : `${home}/src`);

/** Layers whose tests may not use the test kit either; what else changed is nothing to them (tools/ci/src/test-targets.ts). */
export const standAlone = ['kernel', 'board', 'rulebook'];
/** Packages that must run anywhere: no Node modules. */
const neutral =
  '^packages/(kernel|board|skirmish|rulebook|plugins|rulesets|bots|protocol|table|board-view|packs)/';
const test = '\\.test\\.tsx?$';
const recipe = '/tsup\\.config\\.ts$';

const layerRules = Object.entries(layers).map(([name, [path, allowed]]) => ({
  name: `layer-${name}`,
  comment: `${name} may import only from: ${allowed.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path, pathNot: [recipe, test] },
  to: { path: '^(packages|apps|tools)/', pathNot: [path, ...allowed.map((layer) => layers[layer][0])] },
}));
/** Every folder of such a package is a floor; a file beside them is for all of them, and rests on none. */
const floorRules = Object.entries(floors).flatMap(([home, folders]) => [
  ...Object.entries(folders).map(([name, below]) => ({
    name: `floor-${home}-${name}`,
    comment: `${name} may import only from: ${below.join(', ') || 'nothing'}`,
    severity: 'error',
    from: { path: `^${folderOf(home)}/${name}/`, pathNot: test },
    to: {
      path: `^${folderOf(home)}/([^/]+/|(${entries})\\.ts$)`,
      pathNot: [name, ...below].map((floor) => `^${folderOf(home)}/${floor}/`),
    },
  })),
  {
    name: `floor-${home}-ground`,
    comment: 'what stands beside the floors rests on none of them; the index only exports',
    severity: 'error',
    from: {
      path: `^${folderOf(home)}/[^/]+\\.ts$`,
      pathNot: [test, `^${folderOf(home)}/(${entries})\\.ts$`],
    },
    to: { path: `^${folderOf(home)}/[^/]+/` },
  },
  {
    name: `floor-${home}-unlisted`,
    comment: 'a folder without a place among the floors',
    severity: 'error',
    from: { path: `^${folderOf(home)}/(?!(?:${Object.keys(folders).join('|')})/)[^/]+/` },
    to: {},
  },
]);
/** A test may also use the test kit, which builds whole games; some stand alone. */
const testRules = Object.entries(layers).map(([name, [path, allowed]]) => ({
  name: `layer-${name}-tests`,
  severity: 'error',
  from: { path: `${path}.*${test}` },
  to: {
    path: '^(packages|apps|tools)/',
    pathNot: [
      path,
      ...allowed.map((layer) => layers[layer][0]),
      ...(standAlone.includes(name) ? [] : [layers.testkit[0]]),
    ],
  },
}));

export default {
  forbidden: [
    ...layerRules,
    ...testRules,
    ...floorRules,
    {
      name: 'every-package-has-a-layer',
      severity: 'error',
      from: { path: '^(packages|apps|tools)/', pathNot: [...Object.values(layers).map(([path]) => path)] },
      to: {},
    },
    {
      name: 'no-circular',
      comment: 'two files may name each other in types; neither may need the other to be loaded first',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circular-types',
      comment:
        'of two files one rests on the other, also in types: what both need stands in a third. Left out: see typeCircles',
      severity: 'error',
      from: { pathNot: typeCircles },
      to: { circular: true, viaOnly: { pathNot: typeCircles } },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '[?](url|raw|worker)$' },
    },
    {
      name: 'no-sibling-import',
      comment: 'plugins and rulesets never import a sibling',
      severity: 'error',
      from: { path: '^packages/(plugins|rulesets)/([^/]+)/' },
      to: { path: '^packages/$1/', pathNot: '^packages/$1/$2/' },
    },
    {
      name: 'no-deep-imports',
      comment: 'another package is reached by its name, never by a path into it',
      severity: 'error',
      from: { path: '^(packages/(?:plugins/|rulesets/)?|apps/|tools/)([^/]+)/', pathNot: recipe },
      to: {
        path: '^(packages|apps|tools)/',
        pathNot: [
          '^$1$2/',
          '^(packages/(plugins/|rulesets/)?|apps/|tools/)[^/]+/src/[a-z-/]*(index|main)\\.ts$',
          '^packages/skirmish/src/(author|engine|explain)\\.ts$',
        ],
      },
    },
    {
      name: 'apps-apart',
      comment: 'what two apps share is a package',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'the-browser-has-no-node',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'three-comes-late',
      comment: 'the board in three dimensions is loaded when somebody looks at it',
      severity: 'error',
      from: { path: '^(apps/web|packages/board-view)/src/', pathNot: ['/three/', test] },
      to: { path: '/three/|/node_modules/three', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'neutral-packages-use-no-node',
      severity: 'error',
      from: { path: `${neutral}[^.]*src/`, pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|/files/|/\\.bundle/|^virtual:' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@scapewright/source', 'import', 'node', 'default'],
    },
  },
};

import { library } from '../../../tools/tsup/base.ts';

const entries = ['index', 'uncited/index', 'citations/index', 'own/index', 'variants/index'];

export default library({ platform: 'neutral', entry: entries.map((entry) => `src/${entry}.ts`) });

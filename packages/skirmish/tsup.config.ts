import { library } from '../../tools/tsup/base.ts';

const entries = ['author', 'engine', 'explain'];

export default library({ platform: 'neutral', entry: entries.map((entry) => `src/${entry}.ts`) });

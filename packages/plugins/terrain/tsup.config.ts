import { library } from '../../../tools/tsup/base.ts';

const entries = ['index', 'german-names'];

export default library({ platform: 'neutral', entry: entries.map((entry) => `src/${entry}.ts`) });

import { library } from '../../../tools/tsup/base.ts';

export default library({ platform: 'neutral', entry: ['src/index.ts', 'src/german-names/index.ts'] });

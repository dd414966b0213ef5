import { library } from '../../tools/tsup/base.ts';

export default library({ platform: 'node', entry: ['src/index.ts', 'src/node/index.ts'] });

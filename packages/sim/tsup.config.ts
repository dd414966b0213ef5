import { library } from '../../tools/tsup/base.ts';

export default library({ platform: 'node', entry: ['src/index.ts', 'src/lab/index.ts', 'src/*.worker.ts'] });

import { library } from '../../tools/tsup/base.ts';

export default library({ platform: 'node', entry: ['src/main.ts', 'src/*.worker.ts'] });

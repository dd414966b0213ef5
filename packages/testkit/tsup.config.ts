import { library } from '../../tools/tsup/base.ts';

export default library({
  platform: 'node',
  entry: ['src/index.ts', 'src/*.worker.ts', 'src/positions/index.ts'],
});

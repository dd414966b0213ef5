import { library } from '../../tools/tsup/base.ts';

const entries = ['index', 'check/index', 'overlays/index', 'replay/index'];

export default library({ platform: 'neutral', entry: entries.map((entry) => `src/${entry}.ts`) });

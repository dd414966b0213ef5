import { library } from '../../tools/tsup/base.ts';

export default library({
  platform: 'neutral',
  entry: [
    'src/index.ts',
    'src/asks/index.ts',
    'src/battle/index.ts',
    'src/check/index.ts',
    'src/content/index.ts',
    'src/german/index.ts',
    'src/german-titles/index.ts',
    'src/rules/index.ts',
    'src/usual/index.ts',
  ],
});

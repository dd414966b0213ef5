import { packNames } from '@scapewright/cards';
import { oneOf, runScenarioFile, scenarioKit } from '@scapewright/testkit';
import type { Attack } from '../attack.ts';
import { faultOf } from '../run-program.ts';
import { damagedDocument, shippedFiles } from './shipped-files.ts';

/** Damaged scenarios fail, or hold, in words for their author. */
export const scenarios: Attack = {
  name: 'scenarios',
  tries: 'a damaged scenario, run',
  rounds: { whole: 4000, few: 40 },
  begin: () => {
    const kit = scenarioKit();
    const documents = packNames
      .flatMap((name) => shippedFiles(`${name}/`))
      .filter(({ path }) => path.endsWith('.scenarios.yaml'))
      .flatMap(({ text }) => text.split(/^---$/m));
    return (random) => {
      const text = damagedDocument(oneOf(documents, random), random);
      const { results } = runScenarioFile('x.scenarios.yaml', text, kit);
      const failed = results.filter(({ status }) => status === 'failed');
      const came = failed.length > 0 ? 'failed' : results.length > 0 ? 'held' : 'empty';
      const out = results.flatMap(({ message, notes }) => [message, ...notes]).join('\n');
      return { came, fell: faultOf({ code: 0, out, err: '' }) };
    };
  },
};

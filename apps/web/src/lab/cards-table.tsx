import type { LabReport } from '@scapewright/sim/lab';
import { Link } from 'wouter';
import { useWords } from '../words/words.ts';
import { useTenths } from './use-tenths.ts';

interface CardsTableProps {
  readonly report: LabReport;
  readonly sides: readonly [string, string];
  readonly names: ReadonlyMap<string, string>;
}

/** What each card did, in numbers. Wide: on a phone it is moved sideways. */
export function CardsTable({ report, sides, names }: CardsTableProps) {
  const say = useWords();
  const tenths = useTenths();
  const percent = ({ share, low, high }: { share: number; low: number; high: number }): string =>
    low === 0 && high === 1 ? say('lab.none') : say('lab.percent', { share: Math.round(share * 100) });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved sideways must be reached by key
    <section className="lab-table" aria-label={say('lab.each.table')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('lab.column.card')}</th>
            {(['dealt', 'taken', 'defeats', 'survived', 'with', 'without'] as const).map((key) => (
              <th scope="col" key={key}>
                {say(`lab.column.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.cards.map(({ side, card, at, dealt, taken, defeats, survived, wonWith, wonWithout }) => (
            <tr key={`${side} ${at}`}>
              <th scope="row">
                <Mark side={side} /> <Link href={`/cards/${card}`}>{names.get(card) ?? card}</Link>{' '}
                <span className="only-heard">{sides[side]}</span>
              </th>
              <td>{tenths(dealt)}</td>
              <td>{tenths(taken)}</td>
              <td>{tenths(defeats)}</td>
              <td>{percent(survived)}</td>
              <td>{percent(wonWith)}</td>
              <td>{percent(wonWithout)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The letter of a side in its colour. */
function Mark({ side }: { readonly side: number }) {
  return (
    <span className={`lab-mark side-${side === 0 ? 'a' : 'b'}`} aria-hidden="true">
      {side === 0 ? 'A' : 'B'}
    </span>
  );
}

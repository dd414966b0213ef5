import type { LabCardRow, LabReport } from '@scapewright/sim/lab';
import { useWords } from '../words/words.ts';
import { useTenths } from './use-tenths.ts';

interface WhyListProps {
  readonly report: LabReport;
  readonly sides: readonly [string, string];
  readonly names: ReadonlyMap<string, string>;
}

/** Games of either kind below which nothing is said of a difference. */
const fewest = 8;

/** What stands behind who wins, in a few sentences with numbers. */
export function WhyList({ report, sides, names }: WhyListProps) {
  const say = useWords();
  const tenths = useTenths();
  const hundred = (share: number): number => Math.round(share * 100);
  const nameOf = ({ card }: LabCardRow): string => names.get(card) ?? card;
  const sideOf = ({ side }: LabCardRow): string => sides[side] ?? '';
  const most = best(report.cards, ({ dealt }) => dealt);
  const key = best(
    report.cards.filter(
      ({ survived }) => survived.count >= fewest && report.games - survived.count >= fewest,
    ),
    ({ wonWith, wonWithout }) => wonWith.share - wonWithout.share,
  );
  const [own, foes] = report.higher;
  const high = own >= foes ? 0 : 1;
  return (
    <ul className="lab-why">
      {most === undefined ? null : (
        <li>{say('lab.why.most', { card: nameOf(most), name: sideOf(most), wounds: tenths(most.dealt) })}</li>
      )}
      {key === undefined ? null : (
        <li>
          {say('lab.why.key', {
            ...{ card: nameOf(key), name: sideOf(key) },
            ...{ with: hundred(key.wonWith.share), without: hundred(key.wonWithout.share) },
          })}
        </li>
      )}
      {own === foes ? null : (
        <li>{say('lab.why.height', { name: sides[high] ?? '', share: hundred(Math.max(own, foes)) })}</li>
      )}
      {report.games < fewest || own + foes === 0 ? null : (
        <li>{say('lab.why.higher', { share: hundred(report.wonHigher.share) })}</li>
      )}
      <li>{say('lab.why.seat', { share: hundred(report.firstSeat.share) })}</li>
      <li>{say('lab.why.rounds', { rounds: tenths(report.rounds.mean) })}</li>
    </ul>
  );
}

function best<One>(list: readonly One[], value: (one: One) => number): One | undefined {
  let found: One | undefined;
  for (const one of list) if (found === undefined || value(one) > value(found)) found = one;
  return found && value(found) > 0 ? found : undefined;
}

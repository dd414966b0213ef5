import { labReport } from '@scapewright/sim/lab';
import { useMemo } from 'react';
import { Panel } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';
import { CardsTable } from './cards-table.tsx';
import { GameLinks } from './game-links.tsx';
import { RoundsPlot } from './rounds-plot.tsx';
import type { LabRun } from './use-lab.ts';
import { WhyList } from './why-list.tsx';
import { WinsPlot } from './wins-plot.tsx';
import { WoundsPlot } from './wounds-plot.tsx';

interface LabResultsProps {
  readonly run: LabRun;
  /** What cards are called, by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** What the games have come to so far. */
export function LabResults({ run: { wish, games }, names }: LabResultsProps) {
  const say = useWords();
  const report = useMemo(() => labReport(games), [games]);
  const [one, other] = wish.sides;
  const sides = [one.player, other.player] as const;
  return (
    <div className="lab-results">
      <Panel title={say('lab.result')}>
        <WinsPlot report={report} sides={sides} />
      </Panel>
      <Panel title={say('lab.why')}>
        <WhyList report={report} sides={sides} names={names} />
      </Panel>
      <Panel title={say('lab.wounds')}>
        <WoundsPlot report={report} sides={sides} names={names} />
      </Panel>
      <Panel title={say('lab.rounds')}>
        <RoundsPlot report={report} />
      </Panel>
      <Panel title={say('lab.each')} className="lab-wide">
        <CardsTable report={report} names={names} sides={sides} />
      </Panel>
      <Panel title={say('lab.watch')} className="lab-wide">
        <GameLinks wish={wish} games={games} />
        <p className="small quiet">{say('lab.careful')}</p>
      </Panel>
    </div>
  );
}

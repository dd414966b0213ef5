import type { LabReport } from '@scapewright/sim/lab';
import { scaleLinear } from '@visx/scale';
import { useWords } from '../words/words.ts';
import { useWidth } from './use-width.ts';

interface WinsPlotProps {
  readonly report: LabReport;
  readonly sides: readonly [string, string];
}

const height = 64;
const bar = { top: 18, height: 28 };

/** Who wins how often: a sentence, and a bar with the interval in which many games would end. */
export function WinsPlot({ report: { games, wins, draws }, sides: [one, other] }: WinsPlotProps) {
  const say = useWords();
  const [box, width] = useWidth(320);
  const x = scaleLinear({ domain: [0, 1], range: [0, width] });
  const [first, second] = wins;
  const leader = first.count >= second.count ? 0 : 1;
  const best = wins[leader];
  const hundred = (share: number): number => Math.round(share * 100);
  const isEven = first.count === second.count;
  const bounds = { low: hundred(best.low), high: hundred(best.high) };
  const label = say('lab.bar', {
    ...{ one, other, ones: hundred(first.share), others: hundred(second.share) },
    ...{ low: hundred(first.low), high: hundred(first.high) },
  });
  return (
    <>
      <p className="lab-verdict">
        {isEven
          ? say('lab.even')
          : say('lab.wins', { name: leader === 0 ? one : other, wins: best.count, games })}{' '}
        {say(best.low > 0.5 ? 'lab.sure' : 'lab.chance', bounds)}
      </p>
      <div className="lab-legend">
        <span>
          <b className="lab-mark side-a">A</b> {one} {first.count}
        </span>
        {draws > 0 ? <span className="quiet">{say('lab.draws', { draws })}</span> : null}
        <span>
          {other} {second.count} <b className="lab-mark side-b">B</b>
        </span>
      </div>
      <div ref={box}>
        <svg className="lab-plot" width={width} height={height} role="img" aria-label={label}>
          <rect className="lab-rest" x={0} y={bar.top} width={width} height={bar.height} rx={4} />
          <rect className="lab-a" x={0} y={bar.top} width={x(first.share)} height={bar.height} />
          <rect
            className="lab-b"
            x={x(1 - second.share)}
            y={bar.top}
            width={x(second.share)}
            height={bar.height}
          />
          <line className="lab-half" x1={x(0.5)} x2={x(0.5)} y1={6} y2={height - 6} />
          <g className="lab-interval">
            <line x1={x(first.low)} x2={x(first.high)} y1={bar.top - 6} y2={bar.top - 6} />
            <line x1={x(first.low)} x2={x(first.low)} y1={bar.top - 11} y2={bar.top - 1} />
            <line x1={x(first.high)} x2={x(first.high)} y1={bar.top - 11} y2={bar.top - 1} />
          </g>
        </svg>
      </div>
    </>
  );
}

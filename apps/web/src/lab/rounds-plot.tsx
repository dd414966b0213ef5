import type { LabReport } from '@scapewright/sim/lab';
import { AxisBottom } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { useWords } from '../words/words.ts';
import { useWidth } from './use-width.ts';

const height = 190;
const foot = 44;

/** How many games took how many rounds. */
export function RoundsPlot({ report: { rounds } }: { readonly report: LabReport }) {
  const say = useWords();
  const [box, width] = useWidth(320);
  const most = Math.max(1, ...rounds.counts.map(([, count]) => count));
  const x = scaleBand({ domain: rounds.counts.map(([round]) => round), range: [0, width], padding: 0.25 });
  const y = scaleLinear({ domain: [0, most], range: [height - foot, 18] });
  const every = Math.max(1, Math.ceil(rounds.counts.length / Math.max(1, Math.floor(width / 28))));
  const label = rounds.counts.map(([round, count]) => `${round}: ${count}`).join(', ');
  return (
    <div ref={box}>
      <svg className="lab-plot" width={width} height={height} role="img" aria-label={label}>
        {rounds.counts.map(([round, count]) => (
          <g key={round}>
            <rect
              className="lab-plain"
              x={x(round) ?? 0}
              y={y(count)}
              width={x.bandwidth()}
              height={height - foot - y(count)}
              rx={2}
            />
            {count === 0 ? null : (
              <text
                className="lab-value"
                x={(x(round) ?? 0) + x.bandwidth() / 2}
                y={y(count) - 4}
                textAnchor="middle"
              >
                {count}
              </text>
            )}
          </g>
        ))}
        <AxisBottom
          top={height - foot}
          scale={x}
          label={say('lab.rounds.axis')}
          labelOffset={8}
          axisClassName="lab-axis"
          tickValues={rounds.counts.flatMap(([round], at) => (at % every === 0 ? [round] : []))}
        />
      </svg>
    </div>
  );
}

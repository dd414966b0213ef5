import type { LabReport } from '@scapewright/sim/lab';
import { AxisBottom } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import { useTenths } from './use-tenths.ts';
import { useWidth } from './use-width.ts';

interface WoundsPlotProps {
  readonly report: LabReport;
  readonly sides: readonly [string, string];
  readonly names: ReadonlyMap<string, string>;
}

const rowHeight = 40;
const axisHeight = 32;

/** A bar for each card: how many wounds it gives in a game. */
export function WoundsPlot({ report: { cards }, sides, names }: WoundsPlotProps) {
  const tenths = useTenths();
  const [box, width] = useWidth(320);
  const most = Math.max(1, ...cards.map(({ dealt }) => dealt));
  const x = scaleLinear({ domain: [0, most], range: [0, width - 44], nice: true });
  const height = cards.length * rowHeight;
  const label = cards
    .map(({ side, card, dealt }) => `${names.get(card) ?? card} (${sides[side]}) ${tenths(dealt)}`)
    .join(', ');
  return (
    <div ref={box}>
      <svg className="lab-plot" width={width} height={height + axisHeight} role="img" aria-label={label}>
        {cards.map(({ side, card, at, dealt }, row) => (
          <g key={`${side} ${at}`} transform={`translate(0 ${row * rowHeight})`}>
            <text className="lab-name" x={0} y={14}>
              {side === 0 ? 'A' : 'B'} · {names.get(card) ?? card}
            </text>
            <rect
              className={side === 0 ? 'lab-a' : 'lab-b'}
              x={0}
              y={19}
              width={x(dealt)}
              height={14}
              rx={2}
            />
            <text className="lab-value" x={x(dealt) + 6} y={31}>
              {tenths(dealt)}
            </text>
          </g>
        ))}
        <AxisBottom
          top={height + 2}
          scale={x}
          numTicks={Math.min(6, Math.ceil(width / 80))}
          axisClassName="lab-axis"
          tickFormat={(value) => String(value)}
        />
      </svg>
    </div>
  );
}

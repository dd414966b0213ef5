import type { Told } from '@scapewright/protocol';
import { useWords } from '../words/words.ts';
import { placeText } from './game-texts.ts';

type Profile = NonNullable<Told<'sight'>['profile']>;

interface SideViewProps {
  readonly profile: Profile;
  readonly sight: 'clear' | 'obstructed' | 'none';
  /** What the table calls spaces that do not go by their names. */
  readonly called: Told<'sight'>['called'];
}

/** Pixels of the drawing: a step along the line, a level, and the edge around them. */
const step = 26;
const levelHigh = 7;
const edge = 14;

/** A line of sight from the side: the ground under it in steps, the line above, and where it is stopped. */
export function SideView({ profile, sight, called }: SideViewProps) {
  const say = useWords();
  const nameOf = (space: string): string => placeText({ figures: [] }, space, called);
  const [first] = profile;
  const last = profile.at(-1);
  if (!first || !last) return null;
  const lowest = Math.min(...profile.map(({ ground }) => ground)) - 1;
  const highest = Math.max(...profile.flatMap(({ ground, line }) => [ground, line])) + 1;
  const width = profile.length * step + edge * 2;
  const height = (highest - lowest) * levelHigh + edge * 2;
  const x = (at: number): number => edge + at * step;
  const y = (level: number): number => height - edge - (level - lowest) * levelHigh;
  const blocked = sight === 'clear' ? undefined : profile.find(({ blocks }) => blocks);
  return (
    <figure className="side-view">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={say('table.sight.side', { from: nameOf(first.space), to: nameOf(last.space) })}
      >
        {profile.map(({ space, ground, blocks }, at) => (
          <g key={space} data-blocks={blocks}>
            <rect x={x(at)} y={y(ground)} width={step} height={y(lowest) - y(ground)} />
            <text x={x(at) + step / 2} y={height - 2}>
              {space.replace(/@\d+$/, '')}
            </text>
          </g>
        ))}
        <line
          data-sight={sight}
          x1={x(0.5)}
          y1={y(first.line)}
          x2={x(profile.length - 0.5)}
          y2={y(last.line)}
        />
        {[first, last].map(({ space, ground, line }, at) => {
          const middle = at === 0 ? x(0.5) : x(profile.length - 0.5);
          return (
            <path key={`${space}${at}`} className="side-view-body" d={`M${middle} ${y(ground)}V${y(line)}`} />
          );
        })}
      </svg>
      <figcaption className="small quiet">
        {blocked
          ? say('table.sight.stopped', { space: nameOf(blocked.space), level: blocked.ground })
          : say('table.sight.heights', {
              from: nameOf(first.space),
              start: first.ground,
              to: nameOf(last.space),
              end: last.ground,
            })}
      </figcaption>
    </figure>
  );
}

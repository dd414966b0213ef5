import type { ReactNode } from 'react';

/** A button that goes to a place. */
export interface ScrubberStep {
  readonly to: number;
  /** What it does, for who cannot see its sign. */
  readonly label: string;
  /** What stands on it; left out: its label. */
  readonly sign?: string;
  /** Does it lead on, and not back? */
  readonly isForward: boolean;
}

interface ScrubberProps {
  readonly place: number;
  readonly last: number;
  /** Where one is, in words. */
  readonly where: string;
  /** What comes after that, for the eye alone. */
  readonly note?: string;
  readonly label: string;
  readonly steps: readonly ScrubberStep[];
  readonly onSeek: (place: number) => void;
  /** Stands beside the steps. */
  readonly beside?: ReactNode;
  /** Stands below them. */
  readonly children?: ReactNode;
}

/** Goes through what has places one after the other: by a slider, and by steps. */
export function Scrubber(props: ScrubberProps) {
  const { place, last, where, note = '', label, steps, onSeek, beside, children } = props;
  return (
    <div className="scrubber">
      <p role="status">
        {where}
        {note}
      </p>
      <input
        type="range"
        min={0}
        max={last}
        value={place}
        aria-label={label}
        aria-valuetext={where}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
      <div className="scrubber-steps">
        {steps.map(({ to, label: name, sign, isForward }) => (
          <button
            key={name}
            type="button"
            {...(sign === undefined ? {} : { 'aria-label': name, title: name })}
            disabled={isForward ? place >= last : place <= 0}
            onClick={() => onSeek(to)}
          >
            {sign ?? name}
          </button>
        ))}
        {beside}
      </div>
      {children}
    </div>
  );
}

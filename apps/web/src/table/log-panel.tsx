import { type Line, type LinePart, textOfLine } from '@scapewright/protocol';
import { useState } from 'react';
import { RuleLinks } from '../rules/rule-links.tsx';
import { useWords } from '../words/words.ts';
import { DiceOfLine } from './dice-faces.tsx';

const levels = ['brief', 'normal', 'full'] as const;
type Level = (typeof levels)[number];
/** Lines that are in the page at most; who wants more reads the record. */
const mostShown = 300;

interface LogPanelProps {
  readonly lines: readonly Line[];
  readonly sideOf: (part: LinePart) => number | undefined;
  readonly onPoint: (key: string | undefined) => void;
}

/** What has happened, in sentences, the newest first; the rules behind a line are one press away. */
export function LogPanel({ lines, sideOf, onPoint }: LogPanelProps) {
  const say = useWords();
  const [level, setLevel] = useState<Level>('normal');
  const shown = lines.filter((line) => levels.indexOf(line.level) <= levels.indexOf(level)).slice(-mostShown);
  return (
    <section className="log" aria-label={say('table.tab.log')}>
      <div className="log-head">
        <h2>{say('table.tab.log')}</h2>
        <select
          aria-label={say('table.log.detail')}
          value={level}
          onChange={({ target }) => setLevel(target.value as Level)}
        >
          {levels.map((one) => (
            <option key={one} value={one}>
              {say(`table.log.${one}`)}
            </option>
          ))}
        </select>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key */}
      <div role="log" aria-label={say('table.log')} className="log-lines" tabIndex={0}>
        {[...shown].reverse().map((line) => (
          <LogLine key={line.n} line={line} sideOf={sideOf} onPoint={onPoint} />
        ))}
      </div>
    </section>
  );
}

/** What happened last, where there is no room for the log beside the board. */
export function LastLine({ lines }: Pick<LogPanelProps, 'lines'>) {
  const last = lines.findLast(({ kind, level }) => kind !== 'round' && level !== 'full');
  return last === undefined ? null : (
    <p className="last-line small" aria-hidden="true">
      {textOfLine(last)}
    </p>
  );
}

function LogLine({ line, sideOf, onPoint }: Omit<LogPanelProps, 'lines'> & { readonly line: Line }) {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const { parts, rules, kind, step, rolls = [] } = line;
  return (
    <div className="log-line" data-kind={kind}>
      <p>
        {parts.map((part, at) => {
          const key = part.figure ?? part.space;
          return (
            <span
              key={at}
              data-side={sideOf(part)}
              data-tone={part.tone}
              {...(key === undefined
                ? {}
                : { onPointerEnter: () => onPoint(key), onPointerLeave: () => onPoint(undefined) })}
            >
              {part.text}
            </span>
          );
        })}
        {rolls.map((roll, at) => (
          <DiceOfLine key={at} roll={roll} />
        ))}
        {rules.length === 0 || kind !== undefined ? null : (
          <button
            type="button"
            className="log-why"
            aria-label={say('table.log.rules')}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            §
          </button>
        )}
      </p>
      {isOpen ? (
        <p className="log-rules small">
          {step === '' ? null : <span className="tag">{step}</span>}
          <RuleLinks rules={rules} />
        </p>
      ) : null}
    </div>
  );
}

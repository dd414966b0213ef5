import type { Told, View } from '@scapewright/protocol';
import { Button } from '../parts/parts.tsx';
import { RuleLinks } from '../rules/rule-links.tsx';
import { useWords } from '../words/words.ts';
import { percent, placeText } from './game-texts.ts';
import { sentence } from './question-panel.tsx';
import { SideView } from './side-view.tsx';
import type { Looked } from './use-look.ts';

interface LookPanelProps {
  readonly looked: Looked;
  readonly view: View;
  readonly onPoint: (key: string | undefined) => void;
  readonly onClose: () => void;
}

/** What is seen from somewhere, or what an enemy could do: in words, beside what the board shows of it. */
export function LookPanel({ looked, view, onPoint, onClose }: LookPanelProps) {
  const say = useWords();
  const isSight = looked.what === 'sight';
  return (
    <section
      ref={intoSight}
      className="told looked"
      aria-label={say(isSight ? 'table.sight' : 'table.threat')}
      aria-live="polite"
    >
      {isSight ? (
        <Sight looked={looked} view={view} />
      ) : (
        <Threat told={looked.told} view={view} onPoint={onPoint} />
      )}
      <Button little weight="plain" onClick={onClose}>
        {say('table.why.close')}
      </Button>
    </section>
  );
}

/** Where the panel is short it begins in sight. */
const intoSight = (panel: HTMLElement | null): void => panel?.scrollIntoView({ block: 'nearest' });

const kinds = ['clear', 'obstructed', 'none'] as const;

function Sight({
  looked: { from, seen, line },
  view,
}: {
  readonly looked: Extract<Looked, { what: 'sight' }>;
  readonly view: View;
}) {
  const say = useWords();
  const { rules = [] } = line ?? {};
  return (
    <>
      <h3>{say('table.sight.from', { place: placeText(view, from, seen.called) })}</h3>
      <ul className="sight-key">
        {kinds.map((kind) => (
          <li key={kind} data-sight={kind}>
            {say(`table.sight.${kind}`, {
              count: seen.spaces.filter(({ sight }) => sight === kind).length,
            })}
          </li>
        ))}
      </ul>
      {line === undefined ? (
        <p className="small quiet">{say('table.sight.how')}</p>
      ) : (
        <>
          <p>{sentence(line.text)}</p>
          {line.profile ? (
            <SideView profile={line.profile} sight={line.spaces[0]?.sight ?? 'none'} called={line.called} />
          ) : null}
          <p>
            <RuleLinks rules={rules.slice(0, 2)} />
          </p>
        </>
      )}
    </>
  );
}

function Threat({
  told: { figure, text, reach, targets, called },
  view,
  onPoint,
}: {
  readonly told: Told<'threat'>;
  readonly view: View;
  readonly onPoint: (key: string | undefined) => void;
}) {
  const say = useWords();
  const name = placeText(view, figure);
  return (
    <>
      <h3>{say('table.threat.of', { name })}</h3>
      <p className="small quiet">
        {text === '' ? say('table.threat.reach', { count: Math.max(0, reach.length - 1) }) : text}
      </p>
      {targets.length === 0 ? <p>{say('table.threat.nobody', { name })}</p> : null}
      <ul className="threats">
        {targets.map(({ figure: target, from, attack, defense, wounds, expected, defeat }) => (
          <li key={target} onPointerEnter={() => onPoint(target)} onPointerLeave={() => onPoint(undefined)}>
            <b>{placeText(view, target)}</b>{' '}
            {say('table.threat.attack', { from: placeText(view, from, called), attack, defense })}
            {wounds === undefined ? null : (
              <span className="small quiet">
                {say('table.odds.wound', { chance: percent(1 - (wounds[0] ?? 0)) })} ·{' '}
                {say('table.odds', {
                  expected: expected ?? 0,
                  defeat: percent(defeat ?? 0),
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

import { type NamedArmy, usualTables } from '@scapewright/table/usual';
import { useMemo, useState } from 'react';
import { readArmyLink } from '../armies/army.ts';
import { useKeptArmies } from '../armies/kept-armies.ts';
import { useReadyArmies } from '../armies/ready-armies.ts';
import type { ToldProblem } from '../game/problem-words.ts';
import { GameChoice } from '../parts/game-choice.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Button, ButtonLink, Field, Notice, Panel } from '../parts/parts.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { type DraftTable, firstTable, variants, wishOf } from './draft-table.ts';
import { useVerdict } from './judge.ts';
import { MapChooser } from './map-chooser.tsx';
import { ObjectiveField } from './objective-field.tsx';
import { Seats } from './seats.tsx';
import { addressOfWish } from './wish.ts';
import './setup.css';

/** Where somebody sets up a game: the map, who plays with which army, and by which rules. */
export default function SetupPage() {
  const say = useWords();
  const { game: chosen, set } = useSettings();
  const [table, setTable] = useState(() => firstTable(chosen));
  const change = (part: Partial<DraftTable>): void => setTable((before) => ({ ...before, ...part }));
  const links = useKeptArmies((kept) => kept.links);
  const ready = useReadyArmies(table.game);
  const armies = useMemo((): readonly NamedArmy[] => {
    const kept = links.flatMap((link) => readArmyLink(link) ?? []).filter(({ game }) => game === table.game);
    return [...usualTables[table.game].armies, ...ready, ...kept];
  }, [links, ready, table.game]);
  const judged = useMemo(() => ({ kind: 'table', wish: wishOf(table, armies) }) as const, [table, armies]);
  const refusals = useVerdict(judged);
  return (
    <>
      <PageHead title={say('setup.title')}>
        <p className="quiet">{say('setup.text')}</p>
      </PageHead>
      <GameChoice
        value={table.game}
        onChange={(game) => {
          set({ game });
          setTable(firstTable(game));
        }}
      />
      <div className="setup">
        <MapChooser game={table.game} value={table.map} onChange={(map) => change({ map })} />
        <div className="setup-side">
          <Seats
            seats={table.seats}
            armies={armies}
            isDrafted={table.isDrafted}
            onChange={(seats) => change({ seats })}
          />
          <Rules table={table} onChange={change} />
          <Panel className="setup-begin">
            <Verdict refusals={refusals} />
            {refusals?.length === 0 ? (
              <ButtonLink to={addressOfWish(judged.wish)} weight="main">
                {say('setup.begin')}
              </ButtonLink>
            ) : (
              <Button weight="main" disabled>
                {say('setup.begin')}
              </Button>
            )}
          </Panel>
        </div>
      </div>
    </>
  );
}

function Verdict({ refusals }: { readonly refusals: readonly ToldProblem[] | undefined }) {
  const say = useWords();
  if (refusals === undefined) return <Notice>{say('setup.checking')}</Notice>;
  if (refusals.length === 0) return <Notice tone="good">{say('armies.legal')}</Notice>;
  return (
    <Notice tone="wrong">
      {refusals.map(({ text, lang }) => (
        <p key={text} lang={lang}>
          {text}
        </p>
      ))}
    </Notice>
  );
}

interface RulesProps {
  readonly table: DraftTable;
  readonly onChange: (part: Partial<DraftTable>) => void;
}

function Rules({ table, onChange }: RulesProps) {
  const say = useWords();
  return (
    <Panel title={say('setup.rules')} className="setup-rules">
      <div className="setup-ticks">
        <label>
          <input
            type="checkbox"
            checked={table.isDrafted}
            onChange={({ target }) => onChange({ isDrafted: target.checked })}
          />
          {say('setup.draft')}
        </label>
        {variants.map((variant) => (
          <label key={variant}>
            <input
              type="checkbox"
              checked={table.variants.includes(variant)}
              onChange={({ target }) =>
                onChange({
                  variants: variants.filter((one) =>
                    one === variant ? target.checked : table.variants.includes(one),
                  ),
                })
              }
            />
            {say(`setup.variant.${variant}`)}
          </label>
        ))}
      </div>
      <ObjectiveField
        game={table.game}
        map={table.map}
        value={table.objective}
        onChange={(objective) => onChange({ objective })}
      />
      <div className="setup-numbers">
        <NumberField
          label={say('setup.points')}
          value={table.points}
          step={10}
          most={100_000}
          onChange={(points) => onChange({ points })}
        />
        <NumberField
          label={say('setup.rounds')}
          value={table.rounds}
          step={1}
          most={100}
          onChange={(rounds) => onChange({ rounds })}
        />
      </div>
    </Panel>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly step: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

function NumberField({ label, value, step, most, onChange }: NumberFieldProps) {
  return (
    <Field label={label}>
      {(ids) => (
        <input
          {...ids}
          type="number"
          min={0}
          max={most}
          step={step}
          value={value}
          onChange={({ target }) =>
            onChange(Math.max(0, Math.min(most, Math.round(target.valueAsNumber) || 0)))
          }
        />
      )}
    </Field>
  );
}

import type { NamedArmy } from '@scapewright/table/usual';
import { Button, Field, Panel, SelectField } from '../parts/parts.tsx';
import { type Say, useWords } from '../words/words.ts';
import { type DraftSeat, fewestPlayers, mostPlayers, nextSeat } from './draft-table.ts';
import { hasTemper, type SeatKind, seatKinds, type Temper, tempers } from './seat-kinds.ts';
import { strengths } from './strengths.ts';

interface SeatsProps {
  readonly seats: readonly DraftSeat[];
  readonly armies: readonly NamedArmy[];
  /** Armies are drafted, so nobody brings one. */
  readonly isDrafted: boolean;
  readonly onChange: (seats: readonly DraftSeat[]) => void;
}

/** Who plays, with which army, and with whom. */
export function Seats({ seats, armies, isDrafted, onChange }: SeatsProps) {
  const say = useWords();
  const change = (at: number, part: Partial<DraftSeat>): void =>
    onChange(seats.map((seat, other) => (other === at ? { ...seat, ...part } : seat)));
  return (
    <Panel title={say('setup.players')} className="seats">
      {seats.map((seat, at) => (
        <SeatFields
          key={at}
          number={at + 1}
          seat={seat}
          armies={isDrafted ? [] : armies}
          hasTeams={seats.length > fewestPlayers}
          onChange={(part) => change(at, part)}
          {...(seats.length > fewestPlayers
            ? { onRemove: () => onChange(seats.filter((_, other) => other !== at)) }
            : {})}
        />
      ))}
      {seats.length < mostPlayers ? (
        <Button onClick={() => onChange([...seats, nextSeat(seats)])}>{say('setup.add')}</Button>
      ) : null}
    </Panel>
  );
}

interface SeatFieldsProps {
  readonly number: number;
  readonly seat: DraftSeat;
  readonly armies: readonly NamedArmy[];
  readonly hasTeams: boolean;
  readonly onChange: (part: Partial<DraftSeat>) => void;
  readonly onRemove?: () => void;
}

function SeatFields({ number, seat, armies, hasTeams, onChange, onRemove }: SeatFieldsProps) {
  const say = useWords();
  return (
    <fieldset className="seat" data-side={number}>
      <legend>{say('setup.player', { number })}</legend>
      <div className="seat-fields">
        <Field label={say('setup.name')}>
          {(ids) => (
            <input
              {...ids}
              value={seat.name}
              maxLength={40}
              autoComplete="off"
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </Field>
        <SelectField<SeatKind>
          label={say('setup.seat')}
          value={seat.seat}
          options={seatKinds.map((kind) => [kind, say(`setup.seat.${kind}`)] as const)}
          onChange={(kind) => onChange({ seat: kind })}
        />
        {hasTemper(seat.seat) ? (
          <SelectField<Temper>
            label={say('setup.temper')}
            value={seat.temper}
            options={tempers.map((temper) => [temper, say(`setup.temper.${temper}`)] as const)}
            onChange={(temper) => onChange({ temper })}
          />
        ) : null}
        {armies.length === 0 ? null : (
          <SelectField
            label={say('setup.army')}
            value={String(seat.army)}
            options={armies.map(
              ({ name }, at) => [String(at), at < 2 ? say('setup.army.usual', { name }) : name] as const,
            )}
            onChange={(army) => onChange({ army: Number(army) })}
          />
        )}
        {hasTeams ? (
          <SelectField
            label={say('setup.team')}
            value={String(seat.team)}
            options={[0, 1, 2, 3].map((team) => [
              String(team),
              team === 0 ? say('setup.team.alone') : say('setup.team.number', { number: team }),
            ])}
            onChange={(team) => onChange({ team: Number(team) })}
          />
        ) : null}
      </div>
      {seat.seat === 'person' ? null : <p className="small quiet">{strengthWords(say, seat.seat)}</p>}
      {onRemove === undefined ? null : (
        <Button little weight="plain" onClick={onRemove}>
          {say('setup.remove', { name: seat.name })}
        </Button>
      )}
    </fieldset>
  );
}

/** How strong a bot is, as far as it has been measured. */
function strengthWords(say: Say, kind: Exclude<SeatKind, 'person'>): string {
  const measured = strengths[kind];
  const plays = say(`setup.strength.${kind}`);
  if (!measured) return plays;
  const { won, games } = measured;
  return `${plays} ${say('setup.strength.won', { ...measured, share: Math.round((won / games) * 100) })}`;
}

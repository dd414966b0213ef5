import type { MapInShort } from '@scapewright/protocol/http';
import { Button, SelectField } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';

interface RoundMapsProps {
  /** At least one. */
  readonly maps: readonly string[];
  readonly offered: readonly MapInShort[];
  readonly onChange: (maps: readonly string[]) => void;
}

/** So many maps a tournament may have. */
const mostMaps = 20;

/** The maps of a tournament: one for each round, and again from the first. */
export function RoundMaps({ maps, offered, onChange }: RoundMapsProps) {
  const say = useWords();
  const options = offered.map((one) => [one.name, one.title] as const);
  const next = offered.find(({ name }) => !maps.includes(name)) ?? offered[0];
  return (
    <div className="online-maps">
      {maps.map((map, at) => (
        <SelectField
          key={at}
          label={maps.length === 1 ? say('setup.map') : say('cup.map', { round: at + 1 })}
          value={map}
          options={options}
          onChange={(taken) => onChange(maps.with(at, taken))}
        />
      ))}
      <div className="online-buttons">
        <Button
          little
          type="button"
          disabled={!next || maps.length >= mostMaps}
          onClick={() => next && onChange([...maps, next.name])}
        >
          {say('cup.map.more')}
        </Button>
        {maps.length > 1 ? (
          <Button little type="button" weight="plain" onClick={() => onChange(maps.slice(0, -1))}>
            {say('cup.map.less')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

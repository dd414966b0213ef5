import { objectivesOn } from '@scapewright/table/usual';
import type { GameId } from '../content/content-shapes.ts';
import { SelectField } from '../parts/parts.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';

interface ObjectiveFieldProps {
  readonly game: GameId;
  readonly map: string;
  /** Id of an objective; empty: the last who stands wins. */
  readonly value: string;
  readonly onChange: (objective: string) => void;
}

/** What is fought for, on a map that offers something; nothing elsewhere. */
export function ObjectiveField({ game, map, value, onChange }: ObjectiveFieldProps) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const objectives = objectivesOn(map, game);
  if (objectives.length === 0) return null;
  const chosen = objectives.find(({ id }) => id === value);
  return (
    <div className="setup-objective">
      <SelectField
        label={say('setup.objective')}
        value={chosen?.id ?? ''}
        options={[
          ['', say('setup.objective.usual')] as const,
          ...objectives.map(({ id, words }) => [id, words[language].name] as const),
        ]}
        onChange={onChange}
      />
      {chosen ? <p className="quiet">{chosen.words[language].text}</p> : null}
    </div>
  );
}

import { Field } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** How a guest is called at the table. */
export function NameField({ value, onChange }: NameFieldProps) {
  const say = useWords();
  return (
    <Field label={say('online.name')} hint={say('online.name.hint')}>
      {(ids) => (
        <input
          {...ids}
          value={value}
          maxLength={40}
          autoComplete="nickname"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

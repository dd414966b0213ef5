import type { BroughtPack } from '@scapewright/protocol/http';
import { Field } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';

/** What few ask for: a delay for those who watch, cards of one's own, armies that are drafted. */
export interface ExtraTerms {
  /** Answers by which those who watch are behind. */
  readonly delay: number;
  readonly pack: BroughtPack | undefined;
  readonly draft: boolean;
}

/** Browsers on phones, that know no folders, take files. */
const wholeFolder = { webkitdirectory: '' };

export const noExtras: ExtraTerms = { delay: 0, pack: undefined, draft: false };

/** The same as it is sent. */
export function sentExtras({ delay, pack, draft }: ExtraTerms) {
  return { ...(delay > 0 ? { delay } : {}), ...(pack ? { pack } : {}), ...(draft ? { draft } : {}) };
}

interface ExtraFieldsProps {
  readonly value: ExtraTerms;
  readonly onChange: (value: ExtraTerms) => void;
}

/** Lets whoever makes a table, or announces a tournament, say more about it. */
export function ExtraFields({ value, onChange }: ExtraFieldsProps) {
  const say = useWords();
  const { delay, pack, draft } = value;
  return (
    <details className="online-more">
      <summary>{say('online.more')}</summary>
      <div className="online-form">
        <Field label={say('online.delay')} hint={say('online.delay.hint')}>
          {(ids) => (
            <input
              {...ids}
              type="number"
              min={0}
              max={100}
              value={delay}
              onChange={({ target }) => onChange({ ...value, delay: Number(target.value) })}
            />
          )}
        </Field>
        <Field
          label={say('online.pack')}
          hint={pack ? say('online.pack.files', { count: pack.files.length }) : say('online.pack.hint')}
        >
          {(ids) => (
            <input
              {...ids}
              {...wholeFolder}
              type="file"
              multiple
              onChange={async ({ target }) => {
                const read = await packOf([...(target.files ?? [])]);
                onChange({ ...value, pack: read, draft: draft || read !== undefined });
              }}
            />
          )}
        </Field>
        <label className="online-tick">
          <input
            type="checkbox"
            checked={draft}
            onChange={({ target }) => onChange({ ...value, draft: target.checked })}
          />
          {say('online.draft')}
        </label>
      </div>
    </details>
  );
}

/** The YAML files of a folder, named as they lie in it; undefined where there are none. */
async function packOf(files: readonly File[]): Promise<BroughtPack | undefined> {
  const taken = files.filter(({ name }) => /\.yaml$/.test(name) && !/\.scenarios\.yaml$/.test(name));
  const read = taken.map(async (file) => {
    const path = file.webkitRelativePath.split('/').slice(1).join('/') || file.name;
    return { path, text: await file.text() };
  });
  return taken.length === 0 ? undefined : { files: await Promise.all(read) };
}

import { PageHead } from '../parts/page-head.tsx';
import { ButtonLink } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';

/** A table: one game. */
export default function TablePage({ id }: { readonly id: string }) {
  const say = useWords();
  return (
    <main>
      <PageHead title={id} />
      <ButtonLink to="/">{say('missing.home')}</ButtonLink>
    </main>
  );
}

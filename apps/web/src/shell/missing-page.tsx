import { PageHead } from '../parts/page-head.tsx';
import { ButtonLink } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';

/** What stands at an address that leads nowhere. */
export function MissingPage() {
  const say = useWords();
  return (
    <>
      <PageHead title={say('missing.title')}>
        <p className="quiet">{say('missing.text')}</p>
      </PageHead>
      <ButtonLink to="/">{say('missing.home')}</ButtonLink>
    </>
  );
}

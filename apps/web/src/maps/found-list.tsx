import { useWords } from '../words/words.ts';
import { foundTogether, type MapFinding } from './map-findings.ts';

/** As many places, and texts, as one finding shows. */
const [mostPlaces, mostTexts] = [12, 20];

/** What was found in the file of a map: each kind once, with its places; folded away, the whole of it in English. */
export function FoundList({ findings }: { readonly findings: readonly (MapFinding | string)[] }) {
  const say = useWords();
  const all = foundTogether(findings);
  return (
    <ul className="found">
      {all.map(({ code, places, texts }) => (
        <li key={code ?? ''}>
          {code === undefined ? null : say(`map.problem.${code}`)}
          {places.length === 0 ? null : (
            <span className="quiet">
              {' '}
              {places.slice(0, mostPlaces).join(', ')}
              {places.length > mostPlaces ? ' …' : ''}
            </span>
          )}
          <details className="small">
            <summary>{say('map.found.whole')}</summary>
            {texts.slice(0, mostTexts).map((text) => (
              <p key={text} lang="en">
                {text}
              </p>
            ))}
          </details>
        </li>
      ))}
    </ul>
  );
}

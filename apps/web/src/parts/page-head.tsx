import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';
import type { Language } from '../settings/settings.ts';

interface PageHeadProps {
  readonly title: string;
  /** The language of the title, where it is not that of the page. */
  readonly lang?: Language;
  readonly children?: ReactNode;
}

/** Whether a page has been shown already since the browser opened this address. */
export const VisitedContext = createContext<RefObject<boolean>>({ current: false });

/** The title of a page. Coming from another page it takes the focus, so that it is read out and the keyboard begins there. */
export function PageHead({ title, lang, children }: PageHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const visited = useContext(VisitedContext);
  useEffect(() => {
    document.title = title === 'Scapewright' ? title : `${title} · Scapewright`;
    if (visited.current) {
      heading.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    visited.current = true;
  }, [title, visited]);
  return (
    <header className="page-head">
      <h1 ref={heading} tabIndex={-1} lang={lang}>
        {title}
      </h1>
      {children}
    </header>
  );
}

import type { ReactNode } from 'react';
import { Shell } from './shell.tsx';

interface AsideProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** What stands where a table would, with the ways to all other pages around it: nobody is led into a dead end. */
export function Aside({ className = '', children }: AsideProps) {
  return (
    <Shell>
      <div className={`aside ${className}`.trim()}>{children}</div>
    </Shell>
  );
}

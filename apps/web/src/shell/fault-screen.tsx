import { Component, type ReactNode } from 'react';
import { Button, Notice } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';

interface State {
  readonly fault: unknown;
}

/** Keeps a fault in one page from emptying the whole window: says so, and offers to load again. */
export class FaultScreen extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { fault: undefined };

  static getDerivedStateFromError(fault: unknown): State {
    return { fault: fault ?? new Error('unknown') };
  }

  override render(): ReactNode {
    return this.state.fault === undefined ? this.props.children : <Told fault={this.state.fault} />;
  }
}

function Told({ fault }: State) {
  const say = useWords();
  return (
    <Notice tone="wrong">
      <h1>{say('app.broken')}</h1>
      <p>{say('app.broken.text')}</p>
      <p className="small quiet">{fault instanceof Error ? fault.message : String(fault)}</p>
      <Button onClick={() => location.reload()}>{say('app.reload')}</Button>
    </Notice>
  );
}

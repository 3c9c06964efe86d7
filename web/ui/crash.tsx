/** A part that broke shows what to do next instead of an empty page. */
import { Component, type ReactNode } from 'react';
import { useText } from '../text/catalogue.ts';
import { Note } from './parts.tsx';

export class Crash extends Component<{ readonly children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const t = useText();
  return (
    <main className="page">
      <Note
        icon="why"
        title={t.crash.title}
        action={
          <button type="button" className="btn primary" onClick={() => location.reload()}>
            {t.crash.action}
          </button>
        }
      >
        {t.crash.text}
      </Note>
    </main>
  );
}

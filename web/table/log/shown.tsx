/** "Show on the map": the candidates of the ladder that somebody reads, ringed on the board until the table goes on. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { ShownContext } from '@tavola/games/board/shown.ts';
import type { Trace } from '@tavola/kernel/rules/select.ts';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useText } from '../../text/catalogue.ts';
import { useGame } from '../model/parts.tsx';
import { shownOf } from './ladder-model.ts';
import { LitProvider } from './lit.tsx';

type Showing = {
  readonly trace: Trace | null;
  show(trace: Trace | null): void;
};

const ShowingContext = createContext<Showing>({ trace: null, show: () => {} });

export function useShowing(): Showing {
  return useContext(ShowingContext);
}

/** `step` is the moment that is drawn: what was shown of another one is over. */
export function ShownProvider({ step, children }: { readonly step: number; readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly trace: Trace; readonly step: number } | null>(null);
  const trace = shown?.step === step ? shown.trace : null;
  const showing = useMemo(
    (): Showing => ({ trace, show: (next) => setShown(next && { trace: next, step }) }),
    [trace, step],
  );
  const candidates = useMemo(() => (trace ? shownOf(trace) : []), [trace]);
  return (
    <ShowingContext value={showing}>
      <ShownContext value={candidates}>
        <LitProvider step={step}>{children}</LitProvider>
      </ShownContext>
    </ShowingContext>
  );
}

/** Has any candidate a place on this board? */
export function useShowable({ candidates }: Trace): boolean {
  const { board } = useGame();
  return candidates.some((name) => board?.shows?.(name) ?? false);
}

/** Says what the rings on the board are, and takes them away. */
export function ShownNote() {
  const t = useText();
  const { face, say } = useGame();
  const { trace, show } = useShowing();
  if (trace === null) return null;
  const won = trace.taken.map((place) => trace.candidates[place] ?? '');
  return (
    <div className="banner shown-note" role="status">
      <span>{t.ladder.shown(won.map((name) => face.things?.candidate?.(name, say) ?? name))}</span>
      <button type="button" className="ib" aria-label={t.ladder.hide} onClick={() => show(null)}>
        <Glyph id="close" />
      </button>
    </div>
  );
}

/** Which page of the hand is open. A question that needs the map opens it by itself, and goes back when it is answered. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAsked } from '../model/parts.tsx';

export type HandTab = 'hand' | 'map';

export function useHandTab() {
  const { asked } = useAsked();
  const question = asked.choice?.options.map(({ id }) => id).join('|') ?? null;
  const [tab, setTab] = useState<HandTab>('hand');
  /** The question for which the map was opened. */
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (opened.current === null || opened.current === question) return;
    opened.current = null;
    setTab('hand');
  }, [question]);
  const openMap = useCallback(() => {
    opened.current = question;
    setTab('map');
  }, [question]);
  const choose = useCallback((next: HandTab) => {
    opened.current = null;
    setTab(next);
  }, []);
  return { tab, choose, openMap };
}

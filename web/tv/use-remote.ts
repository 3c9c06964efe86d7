/** The keys of a television's remote come as keys of a keyboard. */
import { useEffect, useRef } from 'react';

export type Remote = {
  readonly onOk?: () => void;
  /** Plus (1) and minus (-1). */
  readonly onZoom?: (by: 1 | -1) => void;
  readonly onArrow?: (x: -1 | 0 | 1, y: -1 | 0 | 1) => void;
  readonly onBack?: () => void;
};

const OK = new Set(['Enter', ' ', 'MediaPlayPause', 'Pause', 'Play', 'MediaPlay']);
const NEARER = new Set(['+', '=', 'ZoomIn', 'ChannelUp', 'PageUp']);
const FARTHER = new Set(['-', '_', 'ZoomOut', 'ChannelDown', 'PageDown']);
const ARROWS: { readonly [key: string]: readonly [-1 | 0 | 1, -1 | 0 | 1] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A thing that can be pressed takes OK and arrows itself. */
export function useRemote(remote: Remote): void {
  const latest = useRef(remote);
  latest.current = remote;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { onOk, onZoom, onArrow, onBack } = latest.current;
      const { key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const isOnButton = document.activeElement?.closest('button, a, input') != null;
      const arrow = ARROWS[key];
      if (OK.has(key) && onOk && !isOnButton) onOk();
      else if (NEARER.has(key) && onZoom) onZoom(1);
      else if (FARTHER.has(key) && onZoom) onZoom(-1);
      else if (arrow && onArrow && !isOnButton) onArrow(...arrow);
      else if ((key === 'BrowserBack' || key === 'GoBack') && onBack) onBack();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

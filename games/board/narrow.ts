/** Is the table drawn for a phone? The same width as in the shell's styles. */
import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 899px) and (orientation: portrait)';

export function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(NARROW);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(NARROW).matches,
    () => false,
  );
}

/** The table behind an id while a page shows it. */
import { useEffect, useState } from 'react';
import type { TableHost } from '../../host/host.ts';
import { openHost } from '../../host/open.ts';

export function useHostOf(id: string): TableHost | null {
  const [host, setHost] = useState<TableHost | null>(null);
  useEffect(() => {
    let opened: TableHost | null = null;
    let left = false;
    openHost(id).then((it) => {
      opened = it;
      if (left) it.close();
      else setHost(it);
    });
    return () => {
      left = true;
      opened?.close();
      setHost(null);
    };
  }, [id]);
  return host;
}

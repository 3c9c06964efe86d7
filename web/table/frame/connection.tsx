import { useText } from '../../text/catalogue.ts';
import { useHost } from '../model/parts.tsx';

/** Whether the table is live; quiet when all is well. */
export function ConnectionChip() {
  const t = useText();
  const { connection } = useHost();
  return (
    <span className={`conn ${connection}`} role="status">
      {t.table.connection[connection]}
    </span>
  );
}

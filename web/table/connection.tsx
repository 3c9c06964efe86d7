import { useText } from '../text/catalogue.ts';
import { useTable } from './model.ts';

/** Whether the table is live; quiet when all is well. */
export function ConnectionChip() {
  const t = useText();
  const { connection } = useTable();
  return (
    <span className={`conn ${connection}`} role="status">
      {t.table.connection[connection]}
    </span>
  );
}

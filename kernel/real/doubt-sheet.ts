/** What is asked for at once when the rules cannot go on: people look at a place only once. */
import { readValue, sayValue } from '../rules/real.ts';
import type { Believed } from '../table/picture.ts';
import type { Assistant } from './assistant.ts';

/** The facts that are needed, and whatever else is in doubt where people look for them. */
export function sheetOf({ need, table }: Pick<Assistant, 'need' | 'table'>): readonly Believed[] {
  const all = table.facts();
  const wanted = all.filter(({ id }) => need?.facts.includes(id));
  if (wanted.every(({ alone }) => alone)) return wanted;
  const places = wanted.map(({ place }) => place);
  return all.filter((fact) => wanted.includes(fact) || (!fact.sure && !fact.alone && places.includes(fact.place)));
}

/** What else is in doubt: all of it may be told at one go by saying that nothing else has changed. What was never told is not among it. */
export function besidesSheet(app: Pick<Assistant, 'need' | 'table'>): readonly Believed[] {
  const sheet = sheetOf(app).map(({ id }) => id);
  return app.table
    .facts()
    .filter((fact) => !fact.sure && !fact.alone && !sheet.includes(fact.id) && readValue(fact.among, sayValue(fact)));
}

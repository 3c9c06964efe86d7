/** The letters that lead to a table, for phones whose camera does not read. */
import { post } from '../../api/request.ts';
import { useAddress } from '../../people/person.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useDeviceWords } from './words.ts';

/** Null until the server said it, and where it says none. */
export function useTableCode(match: string): string | null {
  return useLoaded(`code ${match}`, () => post<{ code: string }>(`/matches/${match}/code`)).value?.code ?? null;
}

export function TableCode({ match }: { readonly match: string }) {
  const w = useDeviceWords();
  const code = useTableCode(match);
  const { host } = new URL(useAddress('/'));
  if (code === null) return null;
  const [before, address, between, letters] = w.tableCode(host, code);
  return (
    <p className="table-code">
      {before}
      <b>{address}</b>
      {between}
      <b>{letters}</b>
    </p>
  );
}

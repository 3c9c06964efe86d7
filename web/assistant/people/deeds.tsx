/** What was told, in the words and pictures of a line. */
import type { OpenEvening } from '../model/context.ts';
import { useEvening } from '../model/context.ts';
import type { Deed } from '../model/entries.ts';
import { numberOf } from '../model/pieces.ts';
import { type TellingWords, useTellingWords } from '../model/telling-words.ts';
import { colours, GameGlyph, Shield } from '../parts/line-view.tsx';
import { Figure } from './tile.tsx';

/** A place by its shield, or by its name where it has no number. */
export function PlaceSign({ place }: { readonly place: string }) {
  const { open, say } = useEvening();
  const number = numberOf(place);
  return number === null ? (open.text.real?.place(place, say) ?? place) : <Shield text={number} />;
}

export function DeedView({ deed }: { readonly deed: Deed }) {
  const words = useTellingWords();
  const model = useEvening();
  if (deed.kind === 'words') return <span className="deed">{deed.text}</span>;
  if (deed.kind === 'points') {
    return (
      <span className="deed">
        {words.did.points}
        <Figure seat={deed.seat} />
        <b>{deed.was}</b> <i>→</i> <b>{deed.is}</b>
      </span>
    );
  }
  const { kind, piece, count, from, to } = deed;
  return (
    <span className="deed">
      {words.did[kind]} <b>{count}</b>
      <i className="line-glyph" style={colours(model, piece.of)}>
        <GameGlyph id={piece.glyph} />
      </i>
      {from !== null && <PlaceSign place={from} />}
      {to !== null && <i>→</i>}
      {to !== null && <PlaceSign place={to} />}
    </span>
  );
}

/** The same in words alone. */
export function entryText(
  words: TellingWords,
  { open, say }: Pick<OpenEvening, 'open' | 'say'>,
  deeds: readonly Deed[],
): string {
  const at = (place: string | null) => (place === null ? '' : (open.text.real?.place(place, say) ?? place));
  return deeds
    .map((deed) => {
      if (deed.kind === 'words') return deed.text;
      if (deed.kind === 'points') return `${words.did.points}: ${say.who(deed.seat)} ${deed.is}`;
      const where = [at(deed.from), at(deed.to)].filter(Boolean).join(' → ');
      return `${words.did[deed.kind]} ${deed.count} ${deed.piece.name}: ${where}`;
    })
    .join(', ');
}

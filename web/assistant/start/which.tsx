/** Which evening is it? Tiles that are begun with a touch or two; the first is chosen already. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { SpokenFace } from '@tavola/kernel/face/face.ts';
import { saidIn } from '@tavola/kernel/face/languages.ts';
import type { RealEvening } from '@tavola/kernel/face/real-face.ts';
import { useEveningWords } from '../model/words.ts';
import { SeatGlyph } from './seat-glyph.tsx';
import type { Sitting } from './sittings.ts';

type Props = {
  readonly spoken: SpokenFace;
  readonly chosen: RealEvening | undefined;
  readonly onChoose: (evening: RealEvening) => void;
  readonly onFree: (joins: boolean) => void;
};

export function Which({ spoken, chosen, onChoose, onFree }: Props) {
  const words = useEveningWords();
  const { face, language } = spoken;
  return (
    <>
      <fieldset className="evening-presets">
        <legend>{words.whichEvening}</legend>
        {face.real?.evenings?.map((evening) => (
          <button
            key={evening.id}
            type="button"
            aria-pressed={evening.id === chosen?.id}
            onClick={() => onChoose(evening)}
          >
            <Against spoken={spoken} seats={evening.seats} />
            <small>{words.minutes(evening.minutes)}</small>
            <b>{saidIn(evening.name, language)}</b>
            <span>{saidIn(evening.about, language)}</span>
          </button>
        ))}
      </fieldset>
      <div className="evening-free">
        <button type="button" className="btn" onClick={() => onFree(false)}>
          <Glyph id="players" className="s" />
          {words.fromScratch}
        </button>
        <button type="button" className="btn" onClick={() => onFree(true)}>
          <Glyph id="fork" className="s" />
          {words.alreadyBegun}
        </button>
      </div>
    </>
  );
}

/** People against automata, in figures. */
function Against({ spoken, seats }: { readonly spoken: SpokenFace; readonly seats: readonly Sitting[] }) {
  const people = seats.filter(({ kind }) => kind === 'outside');
  const automata = seats.filter(({ kind }) => kind === 'automaton');
  const figures = (all: readonly Sitting[]) =>
    all.map((sitting) => <SeatGlyph key={JSON.stringify(sitting)} spoken={spoken} sitting={sitting} />);
  return (
    <i className="evening-against" aria-hidden="true">
      {figures(people)}
      <em>×</em>
      {figures(automata)}
    </i>
  );
}

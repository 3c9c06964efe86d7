/** The Coven Track: eight fields with their bonus and the marker; the Cross's fields are split in two halves. */
import { named } from '@tavola/games/board/named.ts';
import { type TrackField, trackOf } from '../data/boards.ts';
import type { Actor } from '../rules/state.ts';
import { EffectSymbols } from './symbols.tsx';
import { useTable } from './table.tsx';
import { Touch } from './touch.tsx';

type Props = { readonly track: 'sun' | 'cross' | 'circle'; readonly at: number; readonly actor: Actor };

export function Track({ track, at, actor }: Props) {
  const { words, fresh, viewer, touchable } = useTable();
  const fields = trackOf(track);
  const own = viewer === actor;
  const asked = own && [...touchable.keys()].some((handle) => /^(half|step):/.test(handle));
  return (
    <ol
      className={`coven-track ${asked ? 'asked' : ''} ${fresh.has(`track:${actor}`) ? 'fresh' : ''}`}
      aria-label={words.track(at, fields.length)}
    >
      {fields.map((field) => (
        <li
          key={field.step}
          {...named(`track:${track}:${field.step}`)}
          className={field.step < at ? 'past' : field.step === at ? 'here' : ''}
        >
          <Bonus field={field} own={own} />
        </li>
      ))}
    </ol>
  );
}

function Bonus({ field, own }: { readonly field: TrackField; readonly own: boolean }) {
  const { words, texts } = useTable();
  const { step, options } = field;
  if (!options)
    return (
      <>
        <EffectSymbols effect={field.effect} />
        {own ? (
          <Touch handles={[`step:${step}`]} label={`${words.trackField(step)}: ${texts.effect(field.effect)}`} />
        ) : null}
      </>
    );
  return (
    <>
      {options.map(({ effect }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed on the board.
        <span key={n} className="half">
          <EffectSymbols effect={effect} />
          {own ? (
            <Touch handles={[`half:${step}:${n}`]} label={`${words.trackField(step)}: ${texts.effect(effect)}`} />
          ) : null}
        </span>
      ))}
      {own ? <Touch handles={[`step:${step}`]} label={`${words.trackField(step)}: ${texts.track(field)}`} /> : null}
    </>
  );
}

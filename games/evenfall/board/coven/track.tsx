/** The Coven Track: eight fields with their bonus and the marker; the Cross's fields are split in two halves. */
import { Touch } from '@tavola/games/board/touch.tsx';
import { openOf } from '@tavola/games/board/touchable.ts';
import { Track } from '@tavola/games/board/track.tsx';
import { type TrackField, trackOf } from '../../data/boards.ts';
import type { Actor } from '../../rules/state/state.ts';
import { EffectSymbols } from '../pieces/symbols.tsx';
import { useTable } from '../table/table.tsx';

type Props = { readonly track: 'sun' | 'cross' | 'circle'; readonly at: number; readonly actor: Actor };

export function CovenTrack({ track, at, actor }: Props) {
  const { words, fresh, viewer, choice } = useTable();
  const fields = trackOf(track);
  const own = viewer === actor;
  const asked = own && openOf(choice, 'half', 'reached').length > 0;
  return (
    <Track
      className={`coven-track ${asked ? 'asked' : ''} ${fresh.has(`track:${actor}`) ? 'fresh' : ''}`}
      label={words.track(at, fields.length)}
      spaces={fields}
      stateOf={({ step }) => (step < at ? 'past' : step === at ? 'here' : '')}
      thingOf={({ step }) => `track:${track}:${step}`}
    >
      {(field) => <Bonus field={field} own={own} />}
    </Track>
  );
}

function Bonus({ field, own }: { readonly field: TrackField; readonly own: boolean }) {
  const { on, words, texts } = useTable();
  const { step, options } = field;
  if (!options)
    return (
      <>
        <EffectSymbols effect={field.effect} />
        {own ? (
          <Touch
            over="square"
            on={on(`step:${step}`)}
            label={`${words.trackField(step)}: ${texts.effect(field.effect)}`}
          />
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
            <Touch
              over="square"
              on={on(`half:${step}:${n}`)}
              label={`${words.trackField(step)}: ${texts.effect(effect)}`}
            />
          ) : null}
        </span>
      ))}
      {own ? (
        <Touch over="square" on={on(`step:${step}`)} label={`${words.trackField(step)}: ${texts.track(field)}`} />
      ) : null}
    </>
  );
}

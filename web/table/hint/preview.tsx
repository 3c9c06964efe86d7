/** What the selected pick will do, said before it is made: what it costs, what it brings, what comes then. Tried by the rules, not guessed. */
import type { TableProps } from '@tavola/games/board/contract.ts';
import type { Counted } from '@tavola/kernel/face/face.ts';
import type { StakeRow } from '@tavola/kernel/face/stakes.ts';
import { questionText, sentence } from '@tavola/kernel/face/text.ts';
import type { Preview } from '@tavola/kernel/host/preview.ts';
import { useEffect, useState } from 'react';
import { useText } from '../../text/catalogue.ts';
import { type GamePart, useAsked, useDrawn, useGame, useHost, useMatch, usePlaying } from '../model/parts.tsx';
import { differences } from './preview-model.ts';

/** At most this many sentences of what will happen. */
const SENTENCES = 3;

/** `known` is what the game itself tells of the pick. */
export function PreviewLine({ known }: { readonly known: readonly StakeRow[] }) {
  const { asked } = useAsked();
  const { choice, whole, looking, pathTo } = asked;
  // A touch that is being followed may be sent at any moment.
  const path = looking ? null : (whole ?? (choice?.selected ? pathTo(choice.selected.id) : null));
  return <PreviewOf path={path} known={known} />;
}

type PreviewProps = { readonly path: readonly string[] | null; readonly known?: readonly StakeRow[] };

/** What picks one after the other would do. What the game tells comes first, and is not said twice. */
export function PreviewOf({ path, known = [] }: PreviewProps) {
  const game = useGame();
  const { props } = useDrawn();
  const t = useText();
  const preview = usePreview(path);
  if (!preview && known.length === 0) return null;
  const tried = preview === null ? [] : rowsOf(previewed(game, props, preview), preview, t.preview, known.length > 0);
  const names = known.map(({ name }) => name);
  return (
    <dl className="preview" aria-label={t.preview.title}>
      {known.map(({ name, text, tone }) => (
        <Row key={`${name} ${text}`} name={name} of={[text]} tone={tone === undefined ? '' : TONES[tone]} />
      ))}
      {tried
        .filter(({ name }) => !names.includes(name))
        .map((row) => (
          <Row key={row.name} {...row} />
        ))}
    </dl>
  );
}

const TONES = { good: 'gain', bad: 'cost' };

/** Where the game tells what it knows, the sentences of what happens would only push it out of the shelf. */
function rowsOf(
  { costs, gains, happens, follows }: ReturnType<typeof previewed>,
  { next }: Preview,
  t: PreviewWords,
  isKnown: boolean,
) {
  const then = follows ?? t[next];
  return [
    { name: t.costs, of: costs, tone: 'cost' },
    { name: t.brings, of: gains, tone: 'gain' },
    ...(isKnown ? [] : [{ name: t.happens, of: happens, tone: '' }]),
    { name: t.follows, of: then ? [then] : [], tone: '' },
  ];
}

type PreviewWords = ReturnType<typeof useText>['preview'];

function Row({ name, of, tone }: { readonly name: string; readonly of: readonly string[]; readonly tone: string }) {
  if (of.length === 0) return null;
  return (
    <div className={tone}>
      <dt>{name}</dt>
      {of.map((one) => (
        <dd key={one}>{one}</dd>
      ))}
    </div>
  );
}

/** Null while it is found out, or where the host cannot tell. */
function usePreview(path: readonly string[] | null): Preview | null {
  const { host } = useHost();
  const { viewer } = useMatch();
  const { frame } = usePlaying();
  const key = path === null ? null : `${frame.revision} ${path.join(' ')}`;
  const [found, setFound] = useState<{ readonly key: string; readonly preview: Preview } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names the picks.
  useEffect(() => {
    if (path === null || key === null || viewer === 'spectator') return;
    let stale = false;
    host.preview(viewer, path).then(
      (preview) => !stale && setFound({ key, preview }),
      () => {},
    );
    return () => {
      stale = true;
    };
  }, [host, viewer, key]);
  return found?.key === key ? found.preview : null;
}

export function previewed({ face, text, say }: GamePart, props: TableProps, { view, events, ask }: Preview) {
  const { viewer } = props;
  const tally = (of: unknown): readonly Counted[] =>
    viewer === 'spectator' ? [] : (face.picks?.tally?.(of, viewer, say) ?? []);
  const { costs, gains } = view === null ? { costs: [], gains: [] } : differences(tally(props.view), tally(view));
  const changed =
    view === null || viewer === 'spectator' ? [] : (face.picks?.changes?.(props.view, view, viewer, say) ?? []);
  const said = events
    .filter(({ event }) => !face.log?.heading?.(event, say))
    .map(({ event }) => sentence(text.events, event, say));
  const isTold = costs.length + gains.length + changed.length > 0;
  return {
    costs,
    gains,
    happens: isTold ? changed : [...new Set(said)].slice(0, SENTENCES),
    follows: ask === null ? null : questionText(text, ask, say).title,
  };
}

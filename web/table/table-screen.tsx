/** The table itself, seen by one person; on a shared screen a curtain stands between them. */
import { type ReactNode, useEffect } from 'react';
import { Curtain } from './curtain.tsx';
import { Frame } from './frame/frame.tsx';
import { SetupScreen } from './frame/setup-screen.tsx';
import { ShownProvider } from './log/shown.tsx';
import { lookFor } from './model/look.ts';
import { TableNow } from './model/now.tsx';
import { RecapProvider } from './recap/use-recap.tsx';
import { type LiveTable, useParts } from './use-parts.ts';
import { useReader } from './use-reader.ts';

/** `aside` stands in the place of the side panel: the coach of a lesson. */
type Props = LiveTable & { readonly aside?: ReactNode };

export function TableScreen({ aside, ...table }: Props) {
  const { host, match, playback, open } = table;
  const reader = useReader(match, playback.shown);
  const parts = useParts(table, reader);
  const { handTo, hold, mine, viewer } = reader;
  const { say } = parts.game;
  const { watch } = playback;
  useEffect(() => watch(lookFor(open.face, viewer, say)), [watch, open, viewer, say]);
  if (handTo !== null) {
    return <Curtain host={host} match={match} open={open} frame={playback.shown} seat={handTo} onOpen={hold} />;
  }
  return (
    <TableNow now={parts}>
      <ShownProvider step={parts.drawn.props.step}>
        <RecapProvider>{mine?.view === null ? <SetupScreen /> : <Frame aside={aside} />}</RecapProvider>
      </ShownProvider>
    </TableNow>
  );
}

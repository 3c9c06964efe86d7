/** The menu of a table and what it leads to, besides the panels. */
import { ShareDialog } from '../../matches/share.tsx';
import { ChannelDialog } from '../../notices/channel-dialog.tsx';
import { useText } from '../../text/catalogue.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SettingsList } from '../../you/settings.tsx';
import { looksBack } from '../model/match.ts';
import { useGame, useMatch } from '../model/parts.tsx';
import { TableMenu } from './table-menu.tsx';

export type MenuSheetName = 'menu' | 'settings' | 'share' | 'channel';

type Props = {
  readonly sheet: MenuSheetName;
  readonly onOpen: Parameters<typeof TableMenu>[0]['onOpen'];
  readonly onClose: () => void;
};

export function MenuSheet({ sheet, onOpen, onClose }: Props) {
  const t = useText();
  const { match } = useMatch();
  const { face } = useGame();
  if (sheet === 'menu') return <TableMenu onClose={onClose} onOpen={onOpen} />;
  if (sheet === 'channel') return <ChannelDialog match={match} onClose={onClose} />;
  if (sheet === 'share') {
    const from = match.outcome ? 'replay' : 'watch';
    return <ShareDialog match={match} from={from} tableOnly={!looksBack(match, face)} onClose={onClose} />;
  }
  return (
    <Dialog title={t.settings.title} onClose={onClose}>
      <SettingsList />
    </Dialog>
  );
}

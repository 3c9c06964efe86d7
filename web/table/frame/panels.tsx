/** Log, rules, list and talk: tabs beside the table, sheets on phones. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useId, useState } from 'react';
import { useMe } from '../../people/person.ts';
import { useText } from '../../text/catalogue.ts';
import { later } from '../../ui/later.tsx';
import { GameLog } from '../log/game-log.tsx';
import { hasCompany } from '../model/match.ts';
import { useGame, useHost, useMatch, useTalk } from '../model/parts.tsx';
import { SeatFrames } from '../stage/seat-frames.tsx';
import { Twin } from '../stage/twin.tsx';
import { useUnread } from './read-talk.ts';
import { Talk } from './talk.tsx';

const RulesList = later(async () => (await import('../../rules/rules-list.tsx')).RulesList);

export type PanelName = 'players' | 'log' | 'rules' | 'list' | 'talk';
type PanelInfo = {
  readonly name: PanelName;
  readonly icon: string;
  readonly title: string;
  /** How many lines in it are new to the reader. */
  readonly unread?: number;
};

export function usePanels(): readonly PanelInfo[] {
  const t = useText();
  const { host } = useHost();
  const { match } = useMatch();
  const { talk } = useTalk();
  const unread = useUnread(match.id, talk, useMe()?.person?.id);
  const talks = host.talk !== undefined && hasCompany(match);
  return [
    { name: 'players', icon: 'players', title: t.table.players },
    { name: 'log', icon: 'log', title: t.table.log },
    { name: 'rules', icon: 'rules', title: t.table.rules },
    { name: 'list', icon: 'menu', title: t.table.list },
    ...(talks ? ([{ name: 'talk', icon: 'talk', title: t.table.talk, unread }] as const) : []),
  ];
}

export function Panel({ name }: { readonly name: PanelName }) {
  const { face, clauses } = useGame();
  if (name === 'players') return <SeatFrames compact={false} />;
  if (name === 'log') return <GameLog />;
  if (name === 'rules') return <RulesList face={face} clauses={clauses} wanted={null} />;
  if (name === 'list') return <Twin />;
  return <Talk />;
}

/** A sign with its number, and words for those who hear it. */
export function Unread({ count = 0 }: { readonly count?: number | undefined }) {
  const t = useText();
  if (count === 0) return null;
  return (
    <em className="unread">
      <span aria-hidden="true">{count}</span>
      <span className="sr">{t.table.unread(count)}</span>
    </em>
  );
}

export function SidePanel() {
  const t = useText();
  const { board } = useGame();
  const [chosen, setChosen] = useState<PanelName>('log');
  const id = useId();
  const tabs = usePanels().filter(({ name }) => name !== 'players');
  const open = tabs.some(({ name }) => name === chosen) ? chosen : 'log';
  return (
    <aside className="side" aria-label={t.table.panels}>
      {board?.layout === 'wide' && <SeatFrames compact={false} />}
      <div className="tabs" role="tablist">
        {tabs.map(({ name, icon, title, unread }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === open}
            aria-controls={`${id}-panel`}
            onClick={() => setChosen(name)}
          >
            <Glyph id={icon} className="s" />
            {title}
            <Unread count={unread} />
          </button>
        ))}
      </div>
      <div className="tabpanel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
        <Panel name={open} />
      </div>
    </aside>
  );
}

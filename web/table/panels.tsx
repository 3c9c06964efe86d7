/** Log, rules, list and talk: tabs beside the table, sheets on phones. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useId, useState } from 'react';
import { type Text, useText } from '../text/catalogue.ts';
import { GameLog } from './game-log.tsx';
import { hasCompany, type TableModel, useTable } from './model.ts';
import { RulesList } from './rules-list.tsx';
import { SeatFrames } from './seat-frames.tsx';
import { Talk } from './talk.tsx';
import { Twin } from './twin.tsx';

export type PanelName = 'players' | 'log' | 'rules' | 'list' | 'talk';
type PanelInfo = { readonly name: PanelName; readonly icon: string; readonly title: string };

export function panelsOf({ match, connection }: TableModel, t: Text): readonly PanelInfo[] {
  const talks = connection !== 'local' && hasCompany(match);
  return [
    { name: 'players', icon: 'players', title: t.table.players },
    { name: 'log', icon: 'log', title: t.table.log },
    { name: 'rules', icon: 'rules', title: t.table.rules },
    { name: 'list', icon: 'menu', title: t.table.list },
    ...(talks ? ([{ name: 'talk', icon: 'bell', title: t.table.talk }] as const) : []),
  ];
}

export function Panel({ name }: { readonly name: PanelName }) {
  const { face, clauses } = useTable();
  if (name === 'players') return <SeatFrames compact={false} />;
  if (name === 'log') return <GameLog />;
  if (name === 'rules') return <RulesList face={face} clauses={clauses} wanted={null} />;
  if (name === 'list') return <Twin />;
  return <Talk />;
}

export function SidePanel() {
  const t = useText();
  const model = useTable();
  const [chosen, setChosen] = useState<PanelName>('log');
  const id = useId();
  const tabs = panelsOf(model, t).filter(({ name }) => name !== 'players');
  const open = tabs.some(({ name }) => name === chosen) ? chosen : 'log';
  return (
    <aside className="side" aria-label={t.table.panels}>
      {model.board?.layout === 'wide' && <SeatFrames compact={false} />}
      <div className="tabs" role="tablist">
        {tabs.map(({ name, icon, title }) => (
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
          </button>
        ))}
      </div>
      <div className="tabpanel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
        <Panel name={open} />
      </div>
    </aside>
  );
}

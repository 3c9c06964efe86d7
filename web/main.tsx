import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { completeOffline } from './browser/offline.ts';
import { settings } from './browser/settings.ts';
import { loadText } from './text/catalogue.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/top-bar.css';
import './styles/buttons.css';
import './styles/parts.css';
import './styles/pages/home.css';
import './styles/pages/new-table.css';
import './styles/pages/pages.css';
import './styles/table/decision.css';
import './styles/table/ladder.css';
import './styles/table/log.css';
import './styles/table/seats.css';
import './styles/table/frame.css';
import './styles/table/stage.css';
import './styles/table/stage-phone.css';
import './styles/table/bar-phone.css';
import './styles/table/stage-landscape.css';
import './styles/table/panels.css';
import './styles/table/preview.css';
import './styles/table/hint.css';
import './styles/table/result.css';
import './styles/pages/analysis.css';
import './styles/pages/learn.css';
import './styles/pages/primer.css';
import './styles/pages/chronicle.css';
import './styles/pages/notices.css';
import './styles/pages/plan.css';
import './styles/pages/replay.css';

// The colours and title faces of all games; their boards come later.
import.meta.glob('../games/*/board/tokens.css', { eager: true });

await loadText(settings().language);
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js');
  void completeOffline();
  void import('./notices/push.ts').then(({ renew }) => renew()).catch(() => {});
  addEventListener('online', () => void completeOffline());
}

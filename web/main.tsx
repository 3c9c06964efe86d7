import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { completeOffline } from './offline.ts';
import { settings } from './settings.ts';
import { loadText } from './text/catalogue.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/top-bar.css';
import './styles/buttons.css';
import './styles/parts.css';
import './styles/home.css';
import './styles/new-table.css';
import './styles/pages.css';
import './styles/decision.css';
import './styles/ladder.css';
import './styles/log.css';
import './styles/seats.css';
import './styles/table-frame.css';
import './styles/stage.css';
import './styles/stage-phone.css';
import './styles/stage-landscape.css';
import './styles/panels.css';
import './styles/preview.css';
import './styles/hint.css';
import './styles/result.css';
import './styles/analysis.css';
import './styles/learn.css';
import './styles/chronicle.css';
import './styles/replay.css';
import './styles/assistant.css';
import './styles/assistant-facts.css';
import './styles/assistant-widths.css';

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
  addEventListener('online', () => void completeOffline());
}

/** What only the assistant's pages look like; they import it. */
import '../styles/pages/assistant.css';
import '../styles/pages/assistant-facts.css';
import '../styles/pages/assistant-widths.css';
import '../styles/pages/assistant-zones.css';
import '../styles/pages/assistant-cards.css';
import '../styles/pages/assistant-end.css';
import '../styles/pages/assistant-start.css';
import '../styles/pages/assistant-shared.css';
import '../styles/pages/assistant-lines.css';
import '../styles/pages/assistant-ask.css';
import '../styles/pages/assistant-people.css';
import '../styles/pages/assistant-points.css';
import '../styles/pages/assistant-battle.css';
import '../styles/pages/assistant-map.css';

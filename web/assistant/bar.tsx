/** The bar of an evening: its name, one step back and on, aloud, and everything else behind "⋯". On a phone held sideways it is the rail on the left. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useState } from 'react';
import { Link } from '../browser/router.tsx';
import { setSettings, shownTheme, useSettings } from '../browser/settings.ts';
import { useText } from '../text/catalogue.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Logo, Row, Segmented } from '../ui/parts.tsx';
import { useVoice } from './model/aloud.ts';
import { useEvening } from './model/context.ts';
import { saveEveningFile } from './model/evening-file.ts';
import { setLook, sizes, useLook } from './model/look.ts';
import { SharedEvening } from './model/shared-evening.ts';
import { useOnline } from './model/wake-lock.ts';
import { useEveningWords } from './model/words.ts';
import { NightButton } from './shared/night.tsx';
import { Checks } from './turn/checks.tsx';

export function EveningBar() {
  const words = useEveningWords();
  const { evening, attempt } = useEvening();
  const { language } = useSettings();
  const online = useOnline();
  const { isAloud } = useLook();
  const voice = useVoice(language);
  const [isOpen, open] = useState(false);
  return (
    <header className="evening-bar">
      <Link className="evening-home" href="/assistant" aria-label={words.evenings}>
        <Logo />
      </Link>
      <p className="evening-name">
        <strong>{evening.name}</strong>
        {evening instanceof SharedEvening ? null : <small>{online ? words.saved : words.offline}</small>}
      </p>
      <NightButton />
      <button type="button" className="ib" aria-label={words.undo} onClick={() => attempt(() => evening.undo())}>
        <Glyph id="undo" />
      </button>
      <button
        type="button"
        className="ib"
        aria-label={words.redo}
        aria-disabled={evening.app.trail.ahead === 0}
        onClick={() => attempt(() => evening.redo())}
      >
        <Glyph id="redo" />
      </button>
      <button
        type="button"
        className="ib"
        aria-label={voice === null ? words.noVoice : words.aloud}
        aria-pressed={isAloud && voice !== null}
        aria-disabled={voice === null}
        title={voice === null ? words.noVoice : words.aloud}
        onClick={() => voice !== null && setLook({ isAloud: !isAloud })}
      >
        <Glyph id={isAloud && voice !== null ? 'sound' : 'sound-off'} />
      </button>
      <button type="button" className="ib" aria-label={words.others} onClick={() => open(true)}>
        <Glyph id="more" />
      </button>
      {isOpen && <More onClose={() => open(false)} />}
    </header>
  );
}

function More({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const words = useEveningWords();
  const { evening } = useEvening();
  const { size } = useLook();
  useSettings();
  const theme = shownTheme();
  const { paces, whoRolls, sizeNames } = words;
  return (
    <Dialog kind="sheet" title={evening.name} onClose={onClose}>
      <ul className="evening-more">
        <Row name={words.size}>
          <Segmented
            label={words.size}
            value={size}
            choices={sizes.map((one) => ({ value: one, name: sizeNames[one] }))}
            onChange={(one) => setLook({ size: one })}
          />
        </Row>
        <Row name={words.pace}>
          <Segmented
            label={words.pace}
            value={evening.pace}
            choices={[
              { value: 'turn', name: paces.turn },
              { value: 'step', name: paces.step },
            ]}
            onChange={(pace) => evening.agree({ pace })}
          />
        </Row>
        {evening.app.table.game.real?.dice && (
          <Row name={words.dice}>
            <Segmented
              label={words.dice}
              value={evening.rolls ? 'app' : 'people'}
              choices={[
                { value: 'people', name: whoRolls.people },
                { value: 'app', name: whoRolls.app },
              ]}
              onChange={(who) => evening.agree({ rolls: who === 'app' })}
            />
          </Row>
        )}
      </ul>
      <Checks />
      <div className="evening-moves">
        <button
          type="button"
          className="btn"
          onClick={() => setSettings({ theme: theme === 'dark' ? 'light' : 'dark' })}
        >
          <Glyph id={theme === 'dark' ? 'sun' : 'moon'} className="s" />
          {theme === 'dark' ? t.nav.toLight : t.nav.toDark}
        </button>
        <button type="button" className="btn" onClick={() => saveEveningFile(evening.document)}>
          <Glyph id="download" className="s" />
          {words.file}
        </button>
      </div>
    </Dialog>
  );
}

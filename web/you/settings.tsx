/** How this browser shows and plays the table. */
import { askModes } from '@tavola/kernel/host/standing.ts';
import { Link } from '../browser/router.tsx';
import { type Settings, setSettings, useSettings } from '../browser/settings.ts';
import { speak } from '../people/person.ts';
import { useText } from '../text/catalogue.ts';
import { offered } from '../text/offered.ts';
import { Page } from '../ui/page.tsx';
import { Row, Segmented, Switch } from '../ui/parts.tsx';
import { HintSettings } from './hint-settings.tsx';
import { Holidays } from './holidays.tsx';

export function SettingsPage() {
  const t = useText();
  return (
    <Page title={t.settings.title}>
      <SettingsList />
      <ul className="vars">
        <li className="va">
          <div>
            <b>{t.notices.title}</b>
            <small>{t.notices.open}</small>
          </div>
          <Link className="btn" href="/notices">
            {t.notices.cannot.choose}
          </Link>
        </li>
        <Holidays />
      </ul>
    </Page>
  );
}

/** Also shown at the table, where people want to change them. */
export function SettingsList() {
  const t = useText();
  const settings = useSettings();
  const choice = <K extends 'theme' | 'tempo' | 'recap' | 'ending' | 'windows' | 'sound'>(
    key: K,
    values: readonly Settings[K][],
  ) => (
    <Segmented
      label={t.settings[key].name}
      value={settings[key]}
      choices={values.map((value) => ({
        value,
        name: (t.settings[key].values as Record<string, string>)[value] ?? value,
      }))}
      onChange={(value) => setSettings({ [key]: value })}
    />
  );
  return (
    <ul className="vars">
      <Row name={t.settings.language.name}>
        <Segmented
          label={t.settings.language.name}
          value={settings.language}
          choices={offered.map((value) => ({ value, name: languageName(value) }))}
          onChange={(language) => speak(language).catch(() => {})}
        />
      </Row>
      <Row name={t.settings.theme.name}>{choice('theme', ['system', 'dark', 'light'])}</Row>
      <Row name={t.settings.tempo.name} help={t.settings.tempo.help}>
        {choice('tempo', ['hand', 'calm', 'normal', 'fast', 'direct'])}
      </Row>
      <Row name={t.settings.recap.name} help={t.settings.recap.help}>
        {choice('recap', ['always', 'touched', 'never'])}
      </Row>
      <Row name={t.settings.confirm.name} help={t.settings.confirm.help}>
        <Switch
          label={t.settings.confirm.name}
          on={settings.confirm ?? false}
          onChange={(confirm) => setSettings({ confirm })}
        />
      </Row>
      <Row name={t.settings.ending.name}>{choice('ending', ['now', 'soon', 'ask'])}</Row>
      <Row name={t.settings.windows.name} help={t.settings.windows.help}>
        {choice('windows', askModes)}
      </Row>
      <Row name={t.hint.title} help={t.hint.settingsHelp}>
        <HintSettings />
      </Row>
      <Row name={t.settings.sound.name} help={t.settings.sound.help}>
        {choice('sound', ['off', 'discreet', 'full'])}
      </Row>
    </ul>
  );
}

const NAMES: { readonly [language: string]: string } = { 'pt-BR': 'Português', en: 'English' };

/** A language by its own name. */
function languageName(language: string): string {
  return NAMES[language] ?? new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

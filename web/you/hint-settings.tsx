/** How hard and how long a hint thinks. */
import { hintSeconds, strengths } from '@tavola/bots/hint/strength.ts';
import { setSettings, useSettings } from '../browser/settings.ts';
import { useText } from '../text/catalogue.ts';
import { Segmented } from '../ui/parts.tsx';

export function HintSettings() {
  const t = useText();
  const { hintStrength, hintSeconds: seconds } = useSettings();
  return (
    <>
      <Segmented
        label={t.hint.strength}
        value={hintStrength}
        choices={strengths.map((value) => ({ value, name: t.hint.strengths[value] }))}
        onChange={(value) => setSettings({ hintStrength: value })}
      />
      <Segmented
        label={t.hint.time}
        value={String(seconds)}
        choices={hintSeconds.map((value) => ({ value: String(value), name: `${value} s` }))}
        onChange={(value) => setSettings({ hintSeconds: hintSeconds.find((n) => String(n) === value) ?? 3 })}
      />
    </>
  );
}

/** The switch of this device, and what to do where the browser does not let it. */
import { type ReactNode, useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { Link } from '../browser/router.tsx';
import { useMe } from '../people/person.ts';
import { useText } from '../text/catalogue.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { type Hindrance, hindrance, isApple, isOn, turnOff, turnOn } from './push.ts';

type PushSwitch = {
  /** Null while the browser is asked. */
  readonly on: boolean | null;
  readonly hindered: Hindrance;
  readonly problem: string | null;
  readonly change: (wanted: boolean) => Promise<void>;
};

/** `after` runs once the browser agreed. */
export function usePushSwitch(after: (on: boolean) => Promise<unknown> = async () => {}): PushSwitch {
  const { value, again } = useLoaded('push', isOn);
  const [hindered, setHindered] = useState(hindrance);
  const [problem, setProblem] = useState<string | null>(null);
  const change = async (wanted: boolean) => {
    setProblem(null);
    try {
      if (wanted) await turnOn();
      else await turnOff();
      await after(wanted);
    } catch (error) {
      const isRefused = error instanceof DOMException;
      if (!isRefused || hindrance() === null) setProblem(isRefused ? 'NOTICES_REFUSED' : codeOf(error));
    }
    setHindered(hindrance());
    again();
  };
  return { on: value, hindered, problem, change };
}

type WaysProps = { readonly hindered: Exclude<Hindrance, null>; readonly onChannel?: (() => void) | undefined };

/** Never a dead end: what can be done, one line for each. */
export function OtherWays({ hindered, onChannel }: WaysProps) {
  const t = useText();
  const { cannot } = t.notices;
  const byMail = useMe()?.mail === true;
  const apple = hindered === 'unsupported' && isApple();
  return (
    <ul className="vars ways">
      {hindered === 'denied' && <Way name={cannot.allow} text={cannot.allowText} />}
      {apple && <Way name={cannot.iphone} text={cannot.iphoneText} />}
      {byMail && (
        <Way name={cannot.byMail} text={cannot.byMailText}>
          <Link className="btn" href="/notices">
            {cannot.choose}
          </Link>
        </Way>
      )}
      {onChannel && (
        <Way name={cannot.byChannel} text={cannot.byChannelText}>
          <button type="button" className="btn" onClick={onChannel}>
            {cannot.choose}
          </button>
        </Way>
      )}
      {hindered !== 'denied' && !apple && !byMail && !onChannel && <li className="va hint">{cannot.nothing}</li>}
    </ul>
  );
}

function Way({ name, text, children }: { name: string; text: string; children?: ReactNode }) {
  return (
    <li className="va">
      <div>
        <b>{name}</b>
        <small>{text}</small>
      </div>
      {children}
    </li>
  );
}

/** What it is called when this browser cannot be told. */
export function hindranceWords(t: ReturnType<typeof useText>, hindered: Exclude<Hindrance, null>) {
  const { cannot } = t.notices;
  return { title: cannot[hindered], text: cannot[`${hindered}Text`] };
}

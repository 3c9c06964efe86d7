/** The channel of a table, for the person who made it. */
import { useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { get, post, request } from '../api/request.ts';
import type { Channel, Match } from '../api/types.ts';
import { useSettings } from '../browser/settings.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Loading, Row, Segmented, Switch } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

type Props = { readonly match: Match; readonly onClose: () => void };
type Answer = { readonly channel: Channel | null };
type Kind = Channel['kind'];
const HOMES = ['mattermost', 'plain'] as const;
type Home = (typeof HOMES)[number];
type Attempt = (work: () => Promise<unknown>, done: string | null) => Promise<void>;
/** Known by their address alone. */
const HOUSES: { readonly [host: string]: Kind } = {
  'discord.com': 'discord',
  'discordapp.com': 'discord',
  'hooks.slack.com': 'slack',
};

export function ChannelDialog({ match, onClose }: Props) {
  const t = useText();
  const { value, problem, again } = useLoaded(`channel ${match.id}`, () => get<Answer>(`/matches/${match.id}/channel`));
  return (
    <Dialog title={t.notices.channel.title} onClose={onClose}>
      <p className="hint">{t.notices.channel.text}</p>
      {problem && <p role="alert">{problemText(t, problem)}</p>}
      {!problem && value === null && <Loading>{t.loading}</Loading>}
      {value && <Form match={match} channel={value.channel} again={again} />}
    </Dialog>
  );
}

type FormProps = { readonly match: Match; readonly channel: Channel | null; readonly again: () => void };

function Form({ match, channel, again }: FormProps) {
  const words = useText().notices.channel;
  const settings = useSettings();
  const [url, setUrl] = useState('');
  const [kind, setKind] = useState<Home>('mattermost');
  const [language, setLanguage] = useState(channel?.language ?? (settings.language === 'pt-BR' ? 'pt-BR' : 'en'));
  const [turns, setTurns] = useState(channel?.turns ?? true);
  const [results, setResults] = useState(channel?.results ?? true);
  const path = `/matches/${match.id}/channel`;
  const { said, problem, attempt } = useAttempt(channel?.off ? words.off : null, () => {
    setUrl('');
    again();
  });
  const house = houseOf(url);
  const save = () =>
    request('PUT', path, { language, turns, results, ...(url && { url }), ...(url && !house && { kind }) });
  return (
    <form
      className="channel-form"
      onSubmit={(event) => {
        event.preventDefault();
        attempt(save, words.saved);
      }}
    >
      <label>
        <span>{words.address}</span>
        <input
          className="field"
          type="url"
          required={channel === null}
          maxLength={1000}
          autoComplete="off"
          placeholder={channel?.masked ?? 'https://discord.com/api/webhooks/…'}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
      </label>
      <p className="hint">{words.known}</p>
      <ul className="vars">
        <KindRow
          known={url === '' ? (channel?.kind ?? null) : house}
          isOpen={url !== '' && !house}
          kind={kind}
          setKind={setKind}
        />
        <Row name={words.language}>
          <Segmented
            label={words.language}
            value={language}
            choices={[
              { value: 'pt-BR', name: 'Português' },
              { value: 'en', name: 'English' },
            ]}
            onChange={setLanguage}
          />
        </Row>
        <Row name={words.turns}>
          <Switch label={words.turns} on={turns} onChange={setTurns} />
        </Row>
        <Row name={words.results}>
          <Switch label={words.results} on={results} onChange={setResults} />
        </Row>
      </ul>
      {problem ? <p role="alert">{problem}</p> : <p role="status">{said}</p>}
      <div className="acts">
        {channel && <ChannelActs path={path} attempt={attempt} />}
        <button type="submit" className="btn primary">
          {words.save}
        </button>
      </div>
    </form>
  );
}

/** Sends something and says how that went; `then` follows a success. */
function useAttempt(firstProblem: string | null, then: () => void) {
  const t = useText();
  const [said, setSaid] = useState<string | null>(null);
  const [problem, setProblem] = useState(firstProblem);
  const attempt: Attempt = (work, done) =>
    work().then(
      () => {
        setProblem(null);
        setSaid(done);
        then();
      },
      (error) => {
        setSaid(null);
        setProblem(problemText(t, codeOf(error)));
      },
    );
  return { said, problem, attempt };
}

type KindRowProps = {
  /** What the address tells, or what the channel is now. */
  readonly known: Kind | null;
  readonly isOpen: boolean;
  readonly kind: Home;
  readonly setKind: (kind: Home) => void;
};

function KindRow({ known, isOpen, kind, setKind }: KindRowProps) {
  const words = useText().notices.channel;
  return (
    <Row name={words.kind}>
      {isOpen ? (
        <Segmented
          label={words.kind}
          value={kind}
          choices={HOMES.map((value) => ({ value, name: words.kinds[value] }))}
          onChange={setKind}
        />
      ) : (
        <b>{known && words.kinds[known]}</b>
      )}
    </Row>
  );
}

/** What can be done with a channel that is there: removing it, trying it. */
function ChannelActs({ path, attempt }: { readonly path: string; readonly attempt: Attempt }) {
  const words = useText().notices.channel;
  return (
    <>
      <button type="button" className="btn quiet" onClick={() => attempt(() => request('DELETE', path), null)}>
        {words.remove}
      </button>
      <button type="button" className="btn" onClick={() => attempt(() => post(`${path}/test`), words.tested)}>
        {words.test}
      </button>
    </>
  );
}

function houseOf(url: string): Kind | null {
  return URL.canParse(url) ? (HOUSES[new URL(url).host] ?? null) : null;
}

/** Everybody at the table is told that there is one: their names leave the house. */
export function ChannelNote({ match }: { readonly match: Match }) {
  const { kinds, shown, shownPlain } = useText().notices.channel;
  if (match.channel === null) return null;
  return <p className="hint">{match.channel === 'plain' ? shownPlain : shown(kinds[match.channel])}</p>;
}

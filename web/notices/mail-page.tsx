/** Where links in letters lead: nothing happens until a button is pressed, because scanners follow links. */
import { useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { post } from '../api/request.ts';
import type { Params } from '../browser/router.tsx';
import { problemText, useText } from '../text/catalogue.ts';
import { Page } from '../ui/page.tsx';

type Props = { readonly params: Params };

export const ConfirmMail = ({ params }: Props) => <MailPage what="confirm" token={params.token ?? ''} />;
export const StopMail = ({ params }: Props) => <MailPage what="stop" token={params.token ?? ''} />;

function MailPage({ what, token }: { readonly what: 'confirm' | 'stop'; readonly token: string }) {
  const words = useText().notices[what];
  const t = useText();
  const [state, setState] = useState<'asked' | 'done' | { readonly problem: string }>('asked');
  const press = () =>
    post(`/mail/${what}/${encodeURIComponent(token)}`).then(
      () => setState('done'),
      (error) => setState({ problem: codeOf(error) }),
    );
  if (state === 'done')
    return (
      <Page title={words.title}>
        <p role="status" className="lead">
          {words.done}
        </p>
      </Page>
    );
  return (
    <Page title={words.title}>
      <p className="lead">{words.text}</p>
      {typeof state === 'object' && <p role="alert">{problemText(t, state.problem)}</p>}
      <button type="button" className="btn primary" onClick={press}>
        {words.button}
      </button>
    </Page>
  );
}

/** Somebody comes by the link of an evening: a name, and they tell it. */
import { useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { go, type Params } from '../browser/router.tsx';
import { NameField, useMyName } from '../people/name-field.tsx';
import { problemText, useText } from '../text/catalogue.ts';
import { Page } from '../ui/page.tsx';
import { joinEvening } from './model/share.ts';
import './styles.ts';
import { useSharedWords } from './shared/words.ts';

export function JoinEvening({ params: { token = '' } }: { readonly params: Params }) {
  const t = useText();
  const words = useSharedWords();
  const [name, setName] = useMyName();
  const [problem, setProblem] = useState<string | null>(null);
  const join = async () => {
    try {
      go(`/assistant/${await joinEvening(token, name)}`, { replace: true });
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <Page title={words.joinTitle}>
      <p>{words.joinLead}</p>
      <form
        className="night-share"
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <NameField name={name} onChange={setName} />
        {problem && <p role="alert">{problem === 'NOT_FOUND' ? t.join.goneText : problemText(t, problem)}</p>}
        <button type="submit" className="btn primary big">
          {words.join}
        </button>
      </form>
    </Page>
  );
}

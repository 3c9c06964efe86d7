/** The rules in short clauses, searched in both languages at once. */
import type { AnyGame } from '@tavola/kernel/game.ts';
import { languages } from '@tavola/kernel/text.ts';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { useSettings } from '../settings.ts';
import { useText } from '../text/catalogue.ts';
import { found } from './search.ts';

export function RulesList({ game, wanted }: { readonly game: AnyGame; readonly wanted: string | null }) {
  const t = useText();
  const { language } = useSettings();
  const [words, setWords] = useState('');
  const deferred = useDeferredValue(words);
  const id = useId();
  const { clauses } = game.text[language];
  const all = Object.keys(clauses);
  const shown = found(
    all.map((clause) => ({ clause, texts: languages.map((it) => game.text[it].clauses[clause] ?? '') })),
    deferred,
  );
  useEffect(() => {
    if (wanted) document.getElementById(`${id}-${wanted}`)?.scrollIntoView({ block: 'center' });
  }, [wanted, id]);
  return (
    <div className="rules">
      <label className="searchbox">
        <span className="sr">{t.rules.search}</span>
        <input
          type="search"
          className="field"
          placeholder={t.rules.search}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      <p className="hint" role="status">
        {deferred ? t.rules.found(shown.length) : t.rules.count(all.length)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <ul className="clauses" tabIndex={0} aria-label={t.table.rules}>
        {shown.map((clause) => (
          <li key={clause} id={`${id}-${clause}`} className={clause === wanted ? 'wanted' : ''}>
            <span className="clause">{clause}</span>
            <p>{clauses[clause]}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

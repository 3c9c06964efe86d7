/** What dice or cards decide, said before: the sum, how likely it is, what a success brings and what a failure costs. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { Reckoning } from '@tavola/kernel/face/stakes.ts';
import { useText } from '../../text/catalogue.ts';
import { percent } from '../hint/hint-words.ts';
import './stakes.css';

export function StakesPanel({ reckoning: { sum, chance, won, lost } }: { readonly reckoning: Reckoning }) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls it must be reachable by keyboard.
    <section className="stakes" aria-label={t.stakes.title} tabIndex={0}>
      <p className="reckoning">
        {sum.map(({ sign, value, name }) => (
          <span key={name} className="part">
            {sign && <i>{sign}</i>}
            <span className="number">
              <b>{value}</b> <small>{name}</small>
            </span>
          </span>
        ))}
        {chance !== null && (
          <span className="number chance">
            <b>{percent(chance)}%</b> <small>{t.stakes.chance}</small>
          </span>
        )}
      </p>
      <Lines title={t.stakes.won} glyph="check" tone="won" of={won} />
      <Lines title={t.stakes.lost} glyph="close" tone="lost" of={lost} />
    </section>
  );
}

type LinesProps = {
  readonly title: string;
  readonly glyph: string;
  readonly tone: string;
  readonly of: readonly string[];
};

function Lines({ title, glyph, tone, of }: LinesProps) {
  return (
    <div className={tone}>
      <h3>
        <Glyph id={glyph} className="s" />
        {title}
      </h3>
      <ul>
        {of.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** All games of a chronicle in a table: who won, how, and what it left. */
import { Link } from '../browser/router.tsx';
import type { OpenGame } from '../shelf/game-list.ts';
import { useText } from '../text/catalogue.ts';
import type { ChronicleGame } from './chronicle.ts';
import type { ChronicleWords } from './chronicle-words.ts';
import type { Placed } from './tree.ts';

type Props = {
  readonly games: readonly Placed<ChronicleGame>[];
  readonly open: OpenGame;
  readonly words: ChronicleWords;
};

export function History({ games, open, words: { winner, gameLines } }: Props) {
  const t = useText();
  return (
    <section>
      <h2>{t.chronicle.history}</h2>
      <table className="games">
        <thead>
          <tr>
            <th scope="col">{t.chronicle.gameHead}</th>
            <th scope="col">{t.chronicle.winner}</th>
            <th scope="col">{t.chronicle.how}</th>
          </tr>
        </thead>
        <tbody>
          {games.map(({ game, number, row }) => (
            <tr key={game.id}>
              <td>{`${number}${row > 0 ? ` · ${t.chronicle.branch(row)}` : ''}`}</td>
              <td>{game.outcome ? <Link href={`/match/${game.id}/replay`}>{winner(game)}</Link> : winner(game)}</td>
              <td>
                {game.outcome ? (open.text.reasons[game.outcome.reason] ?? '') : ''}
                <ul>
                  {gameLines(game).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The Prince's mind: the map with the way of his latest turn, and the same node by node with the reasons. */
import { Glyph, seatClass } from '@tavola/games/board/glyph.tsx';
import { Sheet } from '@tavola/games/board/sheet.tsx';
import { useState } from 'react';
import { mind, type NodeId } from '../../data/mind.ts';
import type { Event } from '../../rules/state/moves.ts';
import type { Prince, Thought } from '../../rules/state/state.ts';
import { type Weighed, weighed } from '../../text/mind.ts';
import { nodeTitle } from '../../text/prince.ts';
import { useOath } from '../parts/context.ts';
import { OathGlyph } from '../parts/glyph.tsx';
import type { OathTable } from '../parts/props.ts';
import { AtTable } from '../reading/at-table.tsx';
import { glyphOf, MindMap } from './mind-map.tsx';

type Props = { readonly prince: Prince };

export function Mind({ prince }: Props) {
  const { words } = useOath();
  const said = words.prince;
  const [first] = prince.thoughts;
  return (
    <section className="oath-mind" aria-label={said.mind}>
      <div className="mapped">
        <header>
          <h3>{said.mind}</h3>
          <span className="chip">{said.actions(prince.thoughts.filter(({ did }) => did === 'act').length)}</span>
        </header>
        <MindMap prince={prince} />
        <ul className="arrow-keys" aria-hidden="true">
          {(['red', 'orange', 'black'] as const).map((colour) => (
            <li key={colour}>
              <i className={`mind-arrow ${colour}`} /> {said.arrows[colour]}
            </li>
          ))}
        </ul>
      </div>
      {first ? (
        <ol className="path">
          <Start node={first.from} prince={prince} />
          {prince.thoughts.map((thought, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: he may come by a node twice.
            <Step key={i} thought={thought} n={actionsUpTo(prince, i)} />
          ))}
        </ol>
      ) : (
        <p className="quiet">{said.quiet}</p>
      )}
    </section>
  );
}

/** How many actions he has done when he comes to this thought, its own counted. */
function actionsUpTo({ thoughts }: Prince, i: number): number {
  return thoughts.slice(0, i + 1).filter(({ did }) => did === 'act').length;
}

function Start({ node, prince }: Props & { readonly node: NodeId }) {
  const { words } = useOath();
  const { threat } = prince;
  const why = threat?.node === node ? words.prince.threats[threat.line] : words.prince.start;
  return (
    <li className={`at-${mind[node].kind}`}>
      <span className="stop">
        <OathGlyph id={glyphOf(node)} />
      </span>
      <div>
        <b>{nodeTitle(words.prince, node)}</b>
        <small>{why}</small>
      </div>
    </li>
  );
}

function Step({ thought, n }: { readonly thought: Thought; readonly n: number }) {
  const { words } = useOath();
  const { to, did } = thought;
  const said = words.prince;
  return (
    <li className={`at-${mind[to].kind} ${did ?? ''}`}>
      <span className="stop">{did === 'act' ? n : <OathGlyph id={glyphOf(to)} />}</span>
      <div>
        <b>{nodeTitle(said, to)}</b>
        {did !== null && did !== 'act' && <small>{said.did[did]}</small>}
        <ul className="weighed">
          {weighed(words, thought).map((one, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the arrows of a node keep their order.
            <WeighedArrow key={i} {...one} />
          ))}
        </ul>
      </div>
    </li>
  );
}

function WeighedArrow({ colour, verdict, reason }: Weighed) {
  const { arrows, verdicts } = useOath().words.prince;
  return (
    <li className={verdict}>
      <i className={`mind-arrow ${colour}`} />
      <span className="sr">{arrows[colour]}:</span>
      <span>
        {reason}
        {verdict !== 'taken' && <em>{verdicts[verdict]}</em>}
        {verdict === 'taken' && <Glyph id="check" className="xs" label={verdicts.taken} />}
      </span>
    </li>
  );
}

/** From a line of the log about him to his mind as it stands. */
export function Reasoning({ event, ...table }: OathTable & { readonly event: Event }) {
  const [open, setOpen] = useState(false);
  const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : -1;
  const prince = table.view.players[seat]?.prince ?? null;
  if (prince === null) return null;
  const { words } = table.say;
  return (
    <AtTable table={table} className={`oath ${seatClass(seat)}`}>
      <button type="button" className="btn sm" onClick={() => setOpen(true)}>
        <Glyph id="automaton" className="s" />
        {words.prince.openMind}
      </button>
      {open && (
        <Sheet
          title={table.say.who(seat)}
          close={words.drawn.close}
          className="oath oath-sheet"
          onClose={() => setOpen(false)}
        >
          <Mind prince={prince} />
        </Sheet>
      )}
    </AtTable>
  );
}

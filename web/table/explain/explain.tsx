/** Everything at a table has a name: resting the mouse on something, focusing it or holding a finger on it says what it is and does. Nothing is picked by it. */

import type { BoardOption } from '@tavola/games/board/contract.ts';
import { type Glossary, moveText } from '@tavola/kernel/face/face.ts';
import { spokenIn } from '@tavola/kernel/face/languages.ts';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSettings } from '../../browser/settings.ts';
import { useText } from '../../text/catalogue.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PreviewOf } from '../hint/preview.tsx';
import { Cited } from '../log/cited.tsx';
import { type GamePart, useAsked, useDrawn, useGame, useMatch } from '../model/parts.tsx';
import { type Explained, explained } from './explained.ts';
import { type Looking, useLooking } from './use-looking.ts';
import './explain.css';

export function Explain() {
  const mark = useRef<HTMLSpanElement>(null);
  const { looking, close } = useLooking(mark);
  return (
    <>
      <span ref={mark} hidden />
      {looking && <Explanation looking={looking} close={close} />}
    </>
  );
}

function Explanation({ looking, close }: { readonly looking: Looking; readonly close: () => void }) {
  const t = useText();
  const { match } = useMatch();
  const game = useGame();
  const { props } = useDrawn();
  const { asked } = useAsked();
  const glossary = useGlossary();
  if (!glossary) return null;
  const about = explained(looking.things, { ...game, props, match, glossary, t });
  const offers = offersOf(game, asked.choice?.open ?? [], looking.options);
  const title = about[0]?.title ?? offers[0]?.text;
  if (title === undefined) return null;
  if (looking.how === 'peek') return <Peek looking={looking} about={about} offers={offers} />;
  return (
    <Dialog kind="sheet" title={title} onClose={close}>
      <div className="explained whole">
        <Told about={about} offers={offers} titled={false} />
      </div>
    </Dialog>
  );
}

type Offer = { readonly id: string; readonly text: string };
type ToldProps = { readonly about: readonly Explained[]; readonly offers: readonly Offer[] };

/** Beside the thing, above everything else, and never in the way of the mouse. */
function Peek({ looking, ...told }: ToldProps & { readonly looking: Looking }) {
  const bubble = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    const it = bubble.current;
    if (!it) return;
    if (!it.matches(':popover-open')) it.showPopover();
    setPlace(beside(looking.box, it.getBoundingClientRect()));
  }, [looking]);
  return (
    <div ref={bubble} className="explained peek" role="tooltip" popover="manual" style={place}>
      <Told {...told} titled />
    </div>
  );
}

const GAP = 8;

/** Right or left of the thing, or above or below it where neither side has room. */
function beside(box: DOMRect, { width, height }: DOMRect): CSSProperties {
  const level = Math.max(GAP, Math.min(box.top, innerHeight - height - GAP));
  if (box.right + GAP + width < innerWidth) return { top: level, left: box.right + GAP };
  if (box.left - GAP - width > 0) return { top: level, left: box.left - GAP - width };
  const left = Math.max(GAP, Math.min(box.left, innerWidth - width - GAP));
  const below = box.bottom + GAP + height < innerHeight;
  return { left, top: below ? box.bottom + GAP : Math.max(GAP, box.top - GAP - height) };
}

function Told({ about, offers, titled }: ToldProps & { readonly titled: boolean }) {
  const t = useText();
  const { asked } = useAsked();
  const [only, ...others] = offers;
  return (
    <>
      {about.map((one, i) => (
        <Entry key={`${one.id} ${one.title}`} {...one} titled={titled || i > 0} whole={!titled} />
      ))}
      {only && (
        <div className="offers">
          <b className="label">{t.explain.touch}</b>
          <ul>
            {offers.slice(0, MOST_OFFERS).map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
            {offers.length > MOST_OFFERS && <li>{t.explain.more(offers.length - MOST_OFFERS)}</li>}
          </ul>
          {others.length === 0 && <PreviewOf path={asked.pathTo(only.id)} />}
        </div>
      )}
    </>
  );
}

const MOST_OFFERS = 4;

function Entry({ id, title, name, text, clauses, titled, whole }: Explained & { titled: boolean; whole: boolean }) {
  const { board } = useGame();
  const { props } = useDrawn();
  const Closeup = id !== null && board?.closeup?.(id) ? board.Closeup : undefined;
  return (
    <section>
      {titled && <b className="of">{title}</b>}
      {name !== null && <span className="name">{name}</span>}
      {Closeup && id !== null ? <Closeup {...props} thing={id} text={text} /> : text !== '' && <p>{text}</p>}
      {whole && clauses.length > 0 && <Cited clauses={clauses} />}
    </section>
  );
}

/** The open options that a touch stands for, in words. */
function offersOf(
  { face, text, say }: GamePart,
  open: readonly BoardOption[],
  options: readonly string[],
): readonly Offer[] {
  return open
    .filter(({ id }) => options.includes(id))
    .map(({ id, move }) => ({ id, text: moveText({ face, text }, move, say) }));
}

/** The meanings of the symbols, loaded when somebody first asks for one. */
function useGlossary(): Glossary | null {
  const { face } = useGame();
  const { language } = useSettings();
  const [glossary, setGlossary] = useState<Glossary | null>(null);
  useEffect(() => {
    let stale = false;
    const words = face.handbook?.glossary;
    (words ? spokenIn(words, language) : Promise.resolve({})).then(
      (found) => !stale && setGlossary(found),
      () => !stale && setGlossary({}),
    );
    return () => {
      stale = true;
    };
  }, [face, language]);
  return glossary;
}

/** A campaign step by step, always the same balance: attack on the left, defense on the right. */
import { SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Campaign } from '../../rules/state/actions.ts';
import { useOath } from '../parts/context.ts';
import { OathGlyph } from '../parts/glyph.tsx';
import { kindOfAsk } from '../parts/props.ts';
import { WarDice } from './dice.tsx';
import { forceOf, stageOf, WAR_STAGES } from './stages.ts';
import { Defenders, Plans, Targets } from './war-picks.tsx';

export function War({ campaign }: { readonly campaign: Campaign }) {
  const { words, names, say, choice } = useOath();
  const { drawn } = words;
  const { seat, defender } = campaign;
  const stage = stageOf(campaign, kindOfAsk(choice?.ask));
  const asked = choice?.ask === 'defender';
  const against = asked ? '…' : defender === null ? words.bandits : names.whom(defender, say);
  return (
    <section className="oath-war" aria-label={drawn.campaignAgainst(against)}>
      <header>
        <h2>{drawn.campaignAgainst(against)}</h2>
        <ol className="course" aria-label={drawn.steps[stage]}>
          {WAR_STAGES.map((step) => (
            <li
              key={step}
              className={step === stage ? 'now' : WAR_STAGES.indexOf(step) < WAR_STAGES.indexOf(stage) ? 'done' : ''}
            >
              {drawn.steps[step]}
            </li>
          ))}
        </ol>
      </header>
      <Defenders />
      {!asked && <Balance campaign={campaign} />}
      <Targets campaign={campaign} />
      <Plans campaign={campaign} />
      {stage === 'sacrifice' && <Sacrifice campaign={campaign} />}
      <span className="sr">{say.who(seat)}</span>
    </section>
  );
}

function Balance({ campaign }: { readonly campaign: Campaign }) {
  const { view, words, choice } = useOath();
  const { drawn } = words;
  const stage = stageOf(campaign, kindOfAsk(choice?.ask));
  const { seat, defender, attack, defense, attackRoll, defenseRoll, attackTotal, defenseTotal } = campaign;
  const forces = { attack: forceOf(view, campaign, 'attack'), defense: forceOf(view, campaign, 'defense') };
  const early = stage === 'targets';
  const expected = view.war?.now.pools.at(-1);
  const [most, pool] = early && expected ? expected : [attack, defense];
  const rolled = {
    attack: attackRoll.length > 0 || attackTotal > 0 || stage === 'sacrifice',
    defense: defenseRoll.length > 0 || defenseTotal > 0,
  };
  return (
    <div className="balance">
      <div className="half">
        <Camp seat={seat} title={drawn.attack} note={drawn.force(forces.attack)} />
        <WarDice side="attack" faces={attackRoll} pool={most} />
      </div>
      <div className="totals">
        <b>{rolled.attack ? attackTotal : rolled.defense ? '–' : most}</b>
        <small>{rolled.defense ? drawn.versus : drawn.dice}</small>
        <b>{rolled.defense ? defenseTotal : pool}</b>
      </div>
      <div className="half">
        <Camp seat={defender} title={drawn.defense} note={drawn.force(forces.defense)} />
        <WarDice side="defense" faces={defenseRoll} pool={pool} />
      </div>
    </div>
  );
}

function Camp({ seat, title, note }: { readonly seat: Seat | null; readonly title: string; readonly note: string }) {
  return (
    <span className={`camp ${seat === null ? '' : seatClass(seat)}`}>
      {seat === null ? <OathGlyph id="bandit" /> : <SeatShape seat={seat} />}
      <b>{title}</b>
      <small>{note}</small>
    </span>
  );
}

/** OATH-5.5.7: only the exact number is legal, so both outcomes stand beside each other. */
function Sacrifice({ campaign }: { readonly campaign: Campaign }) {
  const { choice, view, words } = useOath();
  const { drawn } = words;
  const needed = choice?.options.flatMap(({ move }) => (move.kind === 'sacrifice' ? [move.n] : []))[0];
  if (needed === undefined) return null;
  const force = forceOf(view, campaign, 'attack');
  return (
    <div className="outcomes">
      <p>
        <b>{drawn.ifSacrificed(needed)}</b>
        {drawn.thenWon(campaign.targets.length, force - needed)}
      </p>
      <p>
        <b>{drawn.ifAccepted}</b>
        {drawn.thenLost(Math.floor(force / 2), Math.ceil(force / 2))}
      </p>
    </div>
  );
}

/** The turn of an automaton, step by step: what is done, what found nothing to do, what runs now, and the newest step in words. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { AutomatonBoard, Instruction } from '../../rules/boards/automaton.ts';
import type { Phase } from '../../rules/vocabulary/phases.ts';
import type { StepState } from '../../text/drawn.ts';
import type { BoardProps } from '../parts/props.ts';

type Program = { readonly [phase in Phase]: readonly string[] };

const ORDER = ['AUT-2.7', 'AUT-1.1'];

/** The steps by phase, as they are printed; a clause stands for its parts too. */
const programs: { readonly [automaton: string]: Program } = {
  'mechanical-marquise': {
    birdsong: ORDER,
    daylight: ['AUT-4.5.1', 'AUT-4.5.2', 'AUT-4.5.3', 'AUT-4.5.4', 'AUT-4.5.5'],
    evening: ['AUT-4.6.1'],
  },
  'electric-eyrie': {
    birdsong: [...ORDER, 'AUT-5.4.4'],
    daylight: ['AUT-5.5.1.i', 'AUT-5.5.1.ii', 'AUT-5.5.1.iii', 'AUT-5.5.2'],
    evening: ['AUT-5.6'],
  },
  'automated-alliance': {
    birdsong: [...ORDER, 'AUT-6.4.3', 'AUT-6.4.4'],
    daylight: ['AUT-6.5.1', 'AUT-6.5.2'],
    evening: ['AUT-6.6.1', 'AUT-6.6.2'],
  },
  vagabot: {
    birdsong: [...ORDER, 'AUT-7.4.3'],
    daylight: ['AUT-7.5.1', 'AUT-7.5.2', 'AUT-7.5.3', 'AUT-7.5.4', 'AUT-7.5.5', 'AUT-7.5.6'],
    evening: [],
  },
  'logical-lizards': {
    birdsong: ['AUT-8.4.2.I', 'AUT-8.4.2.II', 'AUT-8.4.2.III'],
    daylight: ['AUT-8.5.1', 'AUT-8.5.2'],
    evening: ['AUT-8.6.1', 'AUT-1.1'],
  },
  'riverfolk-robots': {
    birdsong: ['AUT-1.1'],
    daylight: ['AUT-9.5.1', 'AUT-9.5.2', 'AUT-9.5.3', 'AUT-9.5.4'],
    evening: ['AUT-9.6.1'],
  },
  'drillbit-duchy': {
    birdsong: [...ORDER, 'AUT-10.4.3'],
    daylight: ['AUT-10.5.1', 'AUT-10.5.2', 'AUT-10.5.3', 'AUT-10.7'],
    evening: ['AUT-10.6.1', 'AUT-10.6.2', 'AUT-10.6.3'],
  },
  'cogwheel-corvids': {
    birdsong: [...ORDER, 'AUT-11.4.3', 'AUT-11.4.4'],
    daylight: ['AUT-11.5.1', 'AUT-11.5.2', 'AUT-11.5.3', 'AUT-11.5.4'],
    evening: ['AUT-11.6.1'],
  },
};

/** AUT-4.7: with a bird the Marquise has another Daylight. */
const ESCALATED = ['AUT-4.7.1', 'AUT-4.7.2', 'AUT-4.7.3', 'AUT-4.7.4'];

const phaseNames: readonly Phase[] = ['birdsong', 'daylight', 'evening'];
const signs = { done: 'check', idle: 'minus', now: 'play' } as const satisfies {
  readonly [state in StepState]: string;
};

export function TurnProgram({ props, seat }: BoardProps) {
  const { view, say } = props;
  const { words } = say;
  const { drawn } = words;
  const board = view.open.players[seat]?.board as AutomatonBoard | undefined;
  const program = programs[board?.faction ?? ''];
  if (!board || !program) return null;
  const { steps } = board;
  const isTurn = view.open.turn.seat === seat;
  const isEscalated = steps.some(({ clause }) => isPartOf(clause, 'AUT-4.7'));
  return (
    <ol className="root-program" aria-label={isTurn ? undefined : drawn.lastTurn}>
      {phaseNames.map((phase) => {
        const clauses = phase === 'daylight' && isEscalated ? ESCALATED : program[phase];
        if (clauses.length === 0) return null;
        return (
          <li key={phase}>
            <em>{words.phases[phase]}</em>
            {clauses.map((clause) => {
              const state = stateOf(clause, steps, isTurn);
              return (
                <span
                  key={clause}
                  className={`step ${state ?? ''}`}
                  title={drawn.stepText(clause)}
                  {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}
                >
                  {state && <Glyph id={signs[state]} label={drawn.stepStates[state]} className="xs" />}
                  {drawn.stepTitle(clause)}
                </span>
              );
            })}
          </li>
        );
      })}
    </ol>
  );
}

/** The newest step, in words and by its clause. */
export function NewestStep({ props, seat }: BoardProps) {
  const { view, say } = props;
  const { drawn } = say.words;
  const board = view.open.players[seat]?.board as AutomatonBoard | undefined;
  const newest = board?.steps.at(-1);
  if (!newest) return null;
  const isTurn = view.open.turn.seat === seat;
  return (
    <p className={isTurn ? 'root-newest now' : 'root-newest'}>
      <Glyph id={isTurn ? 'play' : 'check'} className="s" />
      <span>
        <b>{drawn.instruction(newest, say)}</b>
        {drawn.stepText(newest.clause)} <span className="clause">{newest.clause}</span>
      </span>
    </p>
  );
}

function stateOf(clause: string, steps: readonly Instruction[], isTurn: boolean): StepState | null {
  const own = steps.filter((step) => isPartOf(step.clause, clause));
  if (own.length === 0) return null;
  if (isTurn && own.at(-1) === steps.at(-1)) return 'now';
  return own.every(({ idle }) => idle) ? 'idle' : 'done';
}

function isPartOf(clause: string, whole: string): boolean {
  return clause === whole || clause.startsWith(`${whole}.`);
}

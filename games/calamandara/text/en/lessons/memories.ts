import type { LessonsText } from '../../../lessons/index.ts';

export const memories = {
  title: 'Memories and answers',
  summary: 'Use Memory cards, answer those of others and reserve the ones that serve at the end.',
  steps: {
    'five-memories-hand': {
      say: 'There is a gap on South 3-3 and your reserve is empty. Memory cards help.',
      why: 'You hold up to five. Some work at almost any moment, even in other turns; others only answer something that has just happened.',
      done: 'Five Memories in hand',
    },
    'showed-praximechanic-theory': {
      say: 'Use Praximechanic Theory.',
      why: 'It inserts a symbol straight from the depot, of a kind that is already on the board. There are only Footprints on the board: just what you need.',
      done: 'You showed Praximechanic Theory',
    },
    'effect-yours': {
      say: 'Use it for yourself.',
      why: 'Some cards can help another traveller. With more people at the table that makes for brief alliances.',
      done: 'The effect is yours',
    },
    'rival-answered-breath': {
      say: 'Close the gap: the Footprint goes to South 3-3.',
      why: 'A card is announced in full before it takes effect. In that moment the others may answer.',
      done: 'Your rival answered with Breath of Beings',
    },
    'helm-cancelled-breath': {
      say: 'Breath of Beings cancels your card. Answer with the Helm of Solitude!',
      why: 'Answers pile up and count from the last to the first. The Helm cancels the Breath, so the Theory works again.',
      done: 'The Helm cancelled the Breath, and the Footprint is in',
    },
    'announced-walk': {
      say: 'The path is linked: walk to South 3-4.',
      done: 'You announced your walk',
    },
    'nobody-stopped': {
      say: 'Before the walk everybody may answer, you too. Pass.',
      why: 'In a real game the table usually asks only when a moment concerns you.',
      done: 'Nobody stopped you',
    },
    'phase-memories': {
      say: 'Phase 4: look after your cards.',
      why: 'It has three steps, none of them required: reserve, discard and draw.',
      done: 'The phase of Memories',
    },
    'one-card-final': {
      say: 'Reserve Sealed Fields for the end of the journey.',
      why: 'Near the Rift only the cards of your Final Reserve count, three at most. It pays to start early.',
      done: 'One card in the Final Reserve',
    },
    'stopped-reserving': {
      say: 'One reserved card is enough for today: finish.',
      done: 'You stopped reserving',
    },
    'kept-rest-hand': {
      say: 'Discard none.',
      why: 'You may discard one card each turn, to make room for another.',
      done: 'You kept the rest of your hand',
    },
    'full-hand-again': {
      say: 'Draw back up to five cards.',
      why: 'The memory deck is never renewed: when it is empty, it is empty. Spend your cards well.',
      done: 'A full hand again',
    },
  },
} satisfies LessonsText['memories'];

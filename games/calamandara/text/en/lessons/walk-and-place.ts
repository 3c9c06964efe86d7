import type { LessonsText } from '../../../lessons/index.ts';

export const walkAndPlace = {
  title: 'Walk and place',
  summary: 'A whole turn: acquire a symbol, close the path with Footprints and walk along it.',
  steps: {
    'goal-reach-rift': {
      say: 'Be the first to bring your traveller to the Rift in the middle of the board.',
      why: 'Your traveller stands on the first cell of your land. Eight cells straight ahead lies the Rift. It only walks on Footprints.',
      done: 'The goal: reach the Rift',
    },
    'tower-came-into': {
      say: 'Phase 1: acquire the symbol of your card.',
      why: 'Each turn your symbol card moves up to two symbols from the depot into your reserve; here there is room for one. Only what is in the reserve can be inserted.',
      done: 'A Tower came into your reserve',
    },
    'chose-footprint': {
      say: 'Phase 2: touch a Footprint in your reserve.',
      why: 'There is a gap in your path: the third cell is empty. A gap of one cell is enough to stop the traveller.',
      done: 'You chose a Footprint',
    },
    'footprint-placed': {
      say: 'Close the gap: put the Footprint on South 3-3.',
      done: 'The Footprint on 3-3 links yours',
    },
    'finished-inserting': {
      say: 'Keep the rest for later: finish the phase.',
      why: 'You may insert as many symbols as you like, one by one. What stays in the reserve is there next turn.',
      done: 'You finished inserting',
    },
    'three-cells-once': {
      say: 'Phase 3: walk to the last Footprint, on South 3-4.',
      why: 'The traveller walks over all linked Footprints at once, however many there are.',
      done: 'Three cells at once',
    },
    'whole-turn': {
      say: 'Phase 4 is about Memory cards. Skip it for today.',
      done: 'A whole turn',
    },
  },
} satisfies LessonsText['walk-and-place'];

import type { LessonsText } from '../../../lessons/index.ts';

export const blockAndProtect = {
  title: 'Block and protect',
  summary: 'Stop a rival who is about to win, with Mountain and Fire, and guard your traveller with the Tower.',
  steps: {
    'rival-threatens-win': {
      say: 'Careful: your rival in the north is three cells from the Rift.',
      why: 'One cell already has a Footprint, and two more wait in the reserve: enough to close the path and win next turn. Now is the time to get in the way.',
      done: 'Your rival threatens to win',
    },
    'chose-mountain': {
      say: 'Your reserve is full, so you are already in phase 2. Touch the Mountain.',
      why: 'The reserve holds up to four symbols. Without a free place there is nothing to acquire in phase 1.',
      done: 'You chose the Mountain',
    },
    'mountain-c4-bars': {
      say: "Close your rival's path: put the Mountain on C4, right above the Rift.",
      why: 'Nobody walks on a Mountain. You may insert symbols in any land, not only your own.',
      done: 'The Mountain on C4 bars the way',
    },
    'chose-tower': {
      say: 'Your rival can attack you too. Touch the Tower.',
      why: 'Four symbols attack: Mountain, Mirror, Fire and Star. The Tower defends against them.',
      done: 'You chose the Tower',
    },
    'tower-guards-fourth': {
      say: 'Put the Tower on South 2-4: it protects the whole row.',
      why: 'While it stands, no rival can attack the other cells of its row. Only the Tower itself can be burned.',
      done: 'The Tower guards your fourth row',
    },
    'chose-fire': {
      say: 'Now strike back: touch the Fire.',
      done: 'You chose the Fire',
    },
    'footprint-c5-burned': {
      say: 'Burn the Footprint on C5, in front of your rival.',
      why: 'Fire goes onto a symbol, never onto an empty cell or a Footprint on which a traveller stands. What it burns goes to your depot.',
      done: 'The Footprint on C5 burned',
    },
    'fire-bars-way': {
      say: 'Leave the Fire on the board.',
      why: 'While it stays, the Fire closes the cell too. If you take it back, the cell is empty.',
      done: 'The Fire bars the way as well',
    },
    'finished-inserting': {
      say: 'Keep the Footprint for later: finish the phase.',
      done: 'You finished inserting',
    },
    'traveller-stands-protected': {
      say: "Walk to South 3-4, in your Tower's row.",
      why: 'There your traveller is protected. See what your rival tries next.',
      done: 'Your traveller stands in the protected row',
    },
    'rival-inserted-mirror': {
      say: "Skip phase 4 and watch your rival's turn.",
      done: 'Your rival inserted a Mirror',
    },
    'tower-stopped-mirror': {
      say: 'The Mirror in front of you does nothing: the Tower protects you.',
      why: 'Without the Tower the Mirror would push your traveller back. Blocking wins time; protecting keeps the ground you have gained.',
      done: 'The Tower stopped the Mirror',
    },
  },
} satisfies LessonsText['block-and-protect'];

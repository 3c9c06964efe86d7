import type { LessonsText } from '../../../lessons/index.ts';

export const actions = {
  title: 'A turn: actions and resources',
  summary: 'A turn: discover a Place, trade cards for Resources, activate the Marker and pass.',
  steps: {
    'goal-most-vp': {
      say: 'Have more victory points (VP) than the others after three rounds.',
      why: 'You lead a coven of witches. Each round begins with income: cards, Knowledge and Mana, which you already have. Now come the actions, one each, turn by turn.',
      done: 'The goal: most VP in three rounds',
    },
    'herb-garden-yours': {
      say: 'Discover a Place: touch the Herb Garden in the Northern Lakes.',
      why: 'The Garden asks for two Witches of your Reserve. They go to the Lakes, and the Place comes to your Outer Circle.',
      done: 'The Herb Garden is yours',
    },
    'began-trade': {
      say: 'Free actions do not use up your turn. Trade two cards for a Resource.',
      why: 'There are three Resources: Herbs, Elixirs and Knowledge. They pay for cards; cards you do not need now become Resources.',
      done: 'You began a trade',
    },
    'jun-went-discard': {
      say: 'Discard Jun.',
      done: 'Jun went to the discard pile',
    },
    'war-drum-too': {
      say: 'And the War Drum.',
      done: 'So did the War Drum',
    },
    'one-more-elixir': {
      say: 'Take an Elixir.',
      why: 'After your action the turn passes. In this example your rival is done for this round.',
      done: 'One more Elixir, and your rival passed',
    },
    'three-herbs-elixir': {
      say: 'Your turn: activate your Coven Token.',
      why: 'Once per round it explores all Places of your Outer Circle, each giving what it shows, and brings another Herb and Elixir. The more Places first, the better.',
      done: 'Three Herbs and an Elixir at once',
    },
    'osric-works': {
      say: 'Touch Osric and play him as a Specialist, for two Knowledge.',
      why: 'People serve in two ways: as a Specialist they help during the game; as a Council Member they usually score. Osric, when turned, draws two cards.',
      done: 'Osric works for you',
    },
    'osric-brought-two': {
      say: 'Turn Osric: a free action, once per round.',
      done: 'Osric brought two cards',
    },
    'another-turn-done': {
      say: 'End your turn.',
      done: 'Another turn done',
    },
    'all-passed-conflict': {
      say: 'Enough for this round: pass.',
      why: 'Whoever passes takes no more turns this round, but Resources, Mana and cards stay for the next. When all have passed, the conflict begins.',
      done: 'All have passed: the conflict is next',
    },
  },
} satisfies LessonsText['actions'];

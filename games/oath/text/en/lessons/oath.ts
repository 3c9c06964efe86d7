import type { LessonsText } from '../../../lessons/index.ts';

export const oath = {
  title: 'Oath and Visions: how to win',
  summary: "An Exile's two ways: usurp the title or fulfil a Vision.",
  steps: {
    'title-oath': {
      say: 'The Chancellor holds the title, because he meets the oath: rule most sites.',
      why: 'If he keeps it to the end, the Empire wins. After round 5 a die may end the game; after round 8 it always ends.',
      done: 'The title and the oath',
    },
    'usurper-way': {
      say: 'An Exile’s first way: meet the oath better than he does and hold the title.',
      why: 'In your next Wake the title turns to Usurper. If it is still yours in the Wake after that, you win.',
      done: 'The Usurper’s way',
    },
    'facedown-adviser': {
      say: 'The second way: a Vision. Your facedown adviser is one: play it.',
      why: 'Visions come out of the world deck, and only Exiles reveal them. Three have come out by now: from then on a Vision can win.',
      done: 'The facedown adviser',
    },
    'vision-revealed': {
      say: 'Reveal the Vision of Faith: with it you win by holding the Darkest Secret.',
      why: 'Now everybody knows your goal and will try to stop you. Reveal it when you can meet it soon.',
      done: 'The Vision is revealed',
    },
    recover: {
      say: 'To recover is to take a relic or a banner: touch Recover.',
      why: 'The Darkest Secret is one of the two banners. Nobody has it, and one secret lies on it.',
      done: 'Recover',
    },
    'darkest-secret-yours': {
      say: 'Put two secrets: more than lie on it.',
      why: 'The more you put, the dearer it gets for whoever wants to take it.',
      done: 'The Darkest Secret is yours',
    },
    'chancellor-failed': {
      say: 'End your turn and hope: the Chancellor can still stop you.',
      why: 'An Exile wins in Wake, at the start of their own turn. So everybody has a round to answer.',
      done: 'The Chancellor could not stop you',
    },
    'win-vision': {
      say: 'Wake: the Vision is met. You have won!',
      why: 'With the Chronicle on, the winner also chooses the oath and changes the world of the next game.',
      done: 'A win by Vision',
    },
  },
} satisfies LessonsText['oath'];

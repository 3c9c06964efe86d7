import type { LessonsText } from '../../../lessons/index.ts';

export const explore = {
  title: 'Explore and expand',
  summary: 'Make the maze grow, peek, enter cards and remember what the fog hides.',
  steps: {
    'goal-five-treasures': {
      say: 'Collect five treasures before the others do. They are out there, under the fog.',
      why: 'You are Akuna, in the Empty Hall in the middle of the table. The cards lying face down are the maze: nobody knows what is on them.',
      done: 'The goal: five treasures',
    },
    'maze-grown': {
      say: 'Every turn begins with the maze growing. Put a new card on F3.',
      why: 'The card comes from the top of the pile and nobody sees it. It goes to any empty cell next to a card or to the Hall.',
      done: 'The maze has grown',
    },
    'peeked-e3': {
      say: 'Now you have three actions. The first: touch Peek, then the card on E3.',
      why: 'Peeking shows you, and you alone, a closed card beside you. Walls are no hindrance.',
      done: 'You peeked at E3',
    },
    'only-know-what': {
      say: 'A T-shaped corridor, no danger. Remember it and go on.',
      done: 'Only you know what is on E3',
    },
    'card-e3-turned': {
      say: 'Second action: enter E3, to the north.',
      why: 'You walk only where corridors meet. Passing a door costs two actions instead of one.',
      done: 'The card on E3 was turned up',
    },
    'entered-e3': {
      say: 'Whoever enters chooses how the card lies. Turn it so that north and east are open.',
      why: 'One opening must face the place you come from. After that nobody turns the card again while it stays open.',
      done: 'You entered E3',
    },
    'card-e2-turned': {
      say: 'Third action: go on north to E2.',
      done: 'The card on E2 was turned up',
    },
    'three-actions-spent': {
      say: 'It is a bend. Turn it towards the east.',
      done: 'Your three actions are spent',
    },
    'fog-back-remembering': {
      say: 'The fog is back: E3 is closed again. Do you remember what was there?',
      why: 'At the end of every turn everything closes, except cards with somebody on them, challenges already won and chests with a treasure on them. Whoever enters E3 next may turn it another way.',
      done: 'The fog is back; remembering is up to you',
    },
    'new-card-f2': {
      say: 'Your turn again. Put the new card on F2, in front of your way out.',
      done: 'A new card on F2',
    },
    'chose-chest': {
      say: 'Your hand builds the maze too: touch the card with the chest.',
      why: 'Playing a card costs one action. It lies closed, and only you know that there is a chest.',
      done: 'You chose the chest',
    },
    'chest-that-only': {
      say: 'Put the chest on F1, close to you.',
      why: 'That is how to plan your next treasure. But mind: the cards in your hand are also your strength in challenges, as the next lesson shows.',
      done: 'A chest that only you know of',
    },
  },
} satisfies LessonsText['explore'];

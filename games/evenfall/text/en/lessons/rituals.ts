import type { LessonsText } from '../../../lessons/index.ts';

export const rituals = {
  title: 'Places and Rituals',
  summary: 'Play Rituals at Places, work with Witches and Elders, and bring to the Inner Circle what scores.',
  steps: {
    'two-places': {
      say: 'Each Place takes one Ritual. Together they bring power and points.',
      why: 'You have the Herb Garden in the Outer Circle and your Starting Place, the Mine, in the Inner Circle. In hand, two Rituals.',
      done: 'Two Places, two Rituals',
    },
    'chose-phoenix': {
      say: 'Touch the Phoenix to play it.',
      why: 'It costs two Herbs, one Elixir and one Knowledge. When played it gives 4 VP at once.',
      done: 'You chose the Phoenix',
    },
    'phoenix-garden-6': {
      say: 'Put it on the Herb Garden.',
      why: 'The Garden has a Binding Bonus: one Herb for any Ritual, and 2 VP more for a Familiar such as the Phoenix. Match the signs!',
      done: 'Phoenix on the Garden: 6 VP and a Herb',
    },
    'cauldron-stands-mine': {
      say: 'Play the Cauldron of the Choir on your Starting Place.',
      why: 'It is the only free Place. The Cauldron brings an action field: a spot where a Witch or an Elder can work.',
      done: 'The Cauldron stands on the Mine',
    },
    'herb-elixir-became': {
      say: "Touch the Cauldron's field and send an Elder.",
      why: 'Elders only use fields of your Inner Circle. Witches go anywhere, so keep them for what only they can do.',
      done: 'A Herb and an Elixir became 5 VP',
    },
    'step-on-track': {
      say: 'Build an Orb on the Herb Garden.',
      why: 'An Orb costs two Elixirs and takes you one step up the Coven Track: 2 Mana now, bigger prizes later. A Scythe costs one Herb and repeats what its Place yields when explored.',
      done: 'A step on the track: 2 Mana',
    },
    'witch-mountains': {
      say: 'Send a Witch to the field of the Central Mountains.',
      why: 'At the end of the game only Rituals and Places of the Inner Circle count. Your Phoenix is still in the Outer one.',
      done: 'A Witch in the Mountains',
    },
    'chose-transfer': {
      say: 'Choose the Transfer, with two cards.',
      done: 'You chose the Transfer',
    },
    'phoenix-counts-end': {
      say: 'Take the Herb Garden, with the Phoenix, to the Inner Circle.',
      why: 'The price: in the Inner Circle the token no longer explores the Place. Transfer early and you gather less; too late and you score less.',
      done: 'The Phoenix now counts at the end',
    },
    'discover-bind-transfer': {
      say: 'Done: 11 VP, and the Phoenix and the Cauldron are worth 6 more at the end.',
      why: 'The Garden itself adds 1 more. Discover, bind, transfer: that is the heart of the game.',
      done: 'Discover, bind, transfer',
    },
  },
} satisfies LessonsText['rituals'];

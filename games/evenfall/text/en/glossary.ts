/** What the symbols mean. */
import type { GlossaryText } from '../glossary.ts';

export const glossary: GlossaryText = {
  stone: {
    name: 'Powerstone',
    text: 'Whoever wins a conflict takes one. At the end it doubles the VP of a Ritual whose Place, in the Inner Circle, has the same symbol.',
  },
  'eve-herb': { name: 'Herb', text: 'A Resource. Pays cards and Scythes.' },
  'eve-elixir': { name: 'Elixir', text: 'A Resource. Pays cards and Orbs.' },
  'eve-knowledge': { name: 'Knowledge', text: 'A Resource. Pays cards, above all the strong ones.' },
  'eve-mana': { name: 'Mana', text: 'Bid in secret on the Dial; it adds to strength in conflicts.' },
  'eve-any': { name: 'Resource of your choice', text: 'A Herb, an Elixir or a Knowledge: you choose.' },
  'eve-card': { name: 'Card', text: 'Rituals and persons. Two from the hand are worth 1 Resource, as a free action.' },
  'eve-vp': { name: 'Victory points (VP)', text: 'Whoever has most after three rounds wins.' },
  'eve-witch': {
    name: 'Witch',
    text: 'Discovers Places, uses action fields and fights in the Region where it stands.',
  },
  'eve-elder': { name: 'Elder', text: 'Uses the fields of your Inner Circle and fights like a Witch when it is sent.' },
  'eve-scythe': {
    name: 'Scythe',
    text: 'A Catalyst on a Ritual: its Place gives its yield once more when explored. Costs 1 Herb.',
  },
  'eve-orb': { name: 'Orb', text: 'A Catalyst on a Ritual: building it gives a step on the track. Costs 2 Elixirs.' },
  'eve-transfer': {
    name: 'Transfer',
    text: 'Takes a Place from the Outer Circle to the Inner one, where it counts at the end.',
  },
  'eve-explore': {
    name: 'Explore',
    text: 'Gives the yield of a Place in the Outer Circle, and once more for each Scythe.',
  },
  'eve-discover': {
    name: 'Discover',
    text: 'Put Witches into a Region and take one of its Places to your Outer Circle.',
  },
  'eve-binding': { name: 'Binding Bonus', text: 'Gained each time a Ritual is played on this Place.' },
  'eve-artifact': { name: 'Artifact', text: 'One of the three keywords of cards.' },
  'eve-familiar': { name: 'Familiar', text: 'One of the three keywords of cards.' },
  'eve-spell': { name: 'Spell', text: 'One of the three keywords of cards.' },
  'eve-sets': { name: 'Set of keywords', text: 'An Artifact, a Familiar and a Spell together.' },
  'eve-first': { name: 'First place', text: 'Who begins the round, or who won; on cards, the part in the Council.' },
  'eve-dial': { name: 'Mana Dial', text: 'The Mana bid in secret; with the figures it is the strength in a conflict.' },
  'eve-step': {
    name: 'Step on the track',
    text: 'Moves the marker of the Coven Track and gives the bonus of the field it reaches.',
  },
  'eve-step-both': { name: 'Step with both bonuses', text: 'Moves one field and gives both halves of its bonus.' },
  'eve-step-again': { name: 'Bonus again', text: 'Gives the bonus of a field that was reached once more.' },
  'eve-token': { name: 'Coven Token', text: 'The power of the Coven, once per round.' },
  'eve-field': { name: 'Action field', text: 'Put a figure here to use the effect beside it.' },
  'stone-wild': { name: 'Red stone', text: 'A Powerstone that fits any Place of the Inner Circle.' },
  rotate: { name: 'Specialist once per round', text: 'Turned when used, and ready again in the next round.' },
  person: { name: 'Specialist', text: 'A person beside the Coven with an effect that lasts.' },
  automaton: { name: 'Automa', text: 'The rival who plays by her rondel and chooses nothing.' },
};

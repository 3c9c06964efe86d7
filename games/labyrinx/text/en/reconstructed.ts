/** What the rulebook’s text lost and we rebuilt: the about page shows these sentences. */

export const reconstructed: readonly string[] = [
  'Which path cards there are: the rulebook counts 100 and names their kinds, but not how many of each. Ours have five shapes, 54 challenges (18 of each kind) and doors on 32 cards.',
  'Most skill points: the rulebook’s examples give those of Akuna and Bibi with chests and of Eimmie and Zambar with traps. All others are ours: each character has two, one and no points, each order twice.',
  'The sizes of the table, in cells: the rulebook says only that the table is the limit.',
  'The Empty Hall as two by two cells, and where its five exits are.',
];

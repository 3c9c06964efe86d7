/**
 * The mark of whatever has a name: `Face.things.describe` explains it by this id, and the shell shows that when somebody rests the mouse on it, focuses it or
 * holds a finger on it. Symbols need no mark: the glossary knows them by their id in the sprite (`Face.handbook.glossary`).
 */
export function named(thing: string): { readonly 'data-thing': string } {
  return { 'data-thing': thing };
}

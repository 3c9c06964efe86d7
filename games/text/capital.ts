/** Capitals, in any language. */

/** For the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** For the middle of one. */
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The sites whose powers a journey may ignore. */

export const NARROW_PASS = 'narrow-pass';
export const HIDDEN_PLACE = 'the-hidden-place';

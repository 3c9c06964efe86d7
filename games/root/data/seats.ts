/** How many play. */
export const SEATS = { min: 2, max: 6 } as const;

/** Where a test runs that proves the same on every screen: each project leaves out what belongs to the other (playwright.config.ts). */
export const onDesktop = { tag: '@desktop' };
export const onPhone = { tag: '@phone' };

/** "Chrome · Android": what a server says of a browser (server/people/browser.ts). */
export function isPhone(browser: string): boolean {
  return /Android|iPhone/.test(browser);
}

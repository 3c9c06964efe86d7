/** An answer of the server, or of a local table, other than what was asked for: a stable code and its details. */
export class HostError extends Error {
  readonly code: string;
  readonly detail: { readonly [name: string]: unknown };

  constructor(code: string, detail: { readonly [name: string]: unknown } = {}) {
    super(code);
    this.name = 'HostError';
    this.code = code;
    this.detail = detail;
  }
}

export function codeOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error) return String(error.code);
  return isNotLoaded(error) ? 'NOT_LOADED' : 'UNKNOWN';
}

/** A part of the page (a game, its rules) that is fetched when it is needed and did not come. Every browser words it differently. */
function isNotLoaded(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message);
}

/** An answer of the server, or of a local table, that is not the wanted one: a stable code and its details. */
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
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'UNKNOWN';
}

/** The mark of whatever can be touched: which open options it stands for. Tests find by it that every option has its place. */
export function standsFor(ids: readonly string[]): { readonly 'data-options'?: string } {
  return ids.length === 0 ? {} : { 'data-options': ids.join('|') };
}

/** The mark of whatever can be touched: which open options it stands for. Tests find by it that every option has its place. */
export function standsFor(ids: readonly string[]): { readonly 'data-options'?: string } {
  return ids.length === 0 ? {} : { 'data-options': ids.join('|') };
}

/** The mark of what opens a part of the board that is out of sight: which open options are there. Lessons point at it. */
export function leadsTo(ids: readonly string[]): { readonly 'data-leads-to'?: string } {
  return ids.length === 0 ? {} : { 'data-leads-to': ids.join('|') };
}

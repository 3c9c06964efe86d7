/** The clauses of each kind of event. */
export type CitesOf<E extends { readonly kind: string }> = { readonly [K in E['kind']]: readonly string[] };

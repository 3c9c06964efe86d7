/** A printed name, in both languages. */
export type Name = { readonly pt: string; readonly en: string };

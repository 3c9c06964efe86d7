/**
 * What a page needs beside the first script, as a header: the browser fetches all of it at once, and not one file after it has read the one
 * before.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tavola/kernel/face/text.ts';

type Manifest = {
  readonly [source: string]: {
    readonly file: string;
    readonly css?: readonly string[];
    readonly imports?: readonly string[];
  };
};
/** The game and its language are known only for somebody who may see the table. */
type Table = { readonly game: string; readonly language: Language };

const FIRST = 'index.html';
const TABLE_PAGE = 'table/table-page.tsx';
const COVER = /^\.\.\/games\/[\w-]+\/board\/cover\.svg$/;
const FOLDERS: { readonly [L in Language]: string } = { 'pt-BR': 'pt', en: 'en' };

export type PageLinks = {
  /** The covers: the largest things there are on home. */
  readonly home: string;
  table(at: Table | null): string;
  /** The address of a game's cover, which stands there until its table does. */
  cover(game: string): string | null;
};

/** `web`: the folder of the built client. */
export function pageLinks(web: string): PageLinks {
  const path = join(web, '.vite', 'manifest.json');
  const manifest: Manifest = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const made = new Map<string, string>();
  const cover = (game: string) => {
    const file = manifest[`../games/${game}/board/cover.svg`]?.file;
    return file === undefined ? null : `/${file}`;
  };
  const table = (at: Table | null) => {
    const key = `${at?.game} ${at?.language}`;
    const links = made.get(key) ?? [...pictureLinks(at && cover(at.game)), ...scriptLinks(manifest, at)].join(', ');
    made.set(key, links);
    return links;
  };
  const covers = Object.entries(manifest).flatMap(([source, { file }]) => (COVER.test(source) ? [file] : []));
  return { cover, home: covers.map((file) => `</${file}>; rel=preload; as=image`).join(', '), table };
}

function sourcesOf({ game, language }: Table): readonly string[] {
  const words = `text/${FOLDERS[language]}`;
  const files = ['face.ts', 'board/board.tsx', `${words}/text.ts`, `${words}/clauses.ts`, `${words}/primer.ts`];
  return files.map((file) => `../games/${game}/${file}`);
}

function pictureLinks(cover: string | null): readonly string[] {
  return cover === null ? [] : [`<${cover}>; rel=preload; as=image; fetchpriority=high`];
}

/** Styles are asked for as the script will ask for them, or they would be fetched twice. */
function scriptLinks(manifest: Manifest, table: Table | null): readonly string[] {
  const links = new Set<string>();
  const add = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || links.has(`</${chunk.file}>; rel=modulepreload`)) return;
    links.add(`</${chunk.file}>; rel=modulepreload`);
    for (const style of chunk.css ?? []) links.add(`</${style}>; rel=preload; as=style; crossorigin`);
    for (const inner of chunk.imports ?? []) add(inner);
  };
  // What the first picture waits for stands first.
  for (const style of manifest[FIRST]?.css ?? []) links.add(`</${style}>; rel=preload; as=style; crossorigin`);
  links.add('</theme.js>; rel=preload; as=script');
  for (const source of [FIRST, TABLE_PAGE, ...(table ? sourcesOf(table) : [])]) add(source);
  return [...links];
}

/** The page with a cover in place of our name. */
export function withCover(page: string, cover: string): string {
  return page.replace(
    /(<div class="splash"[^>]*>)[^<]*/,
    (_, start) => `${start}<img src="${cover}" alt="" fetchpriority="high">`,
  );
}

// What `npm test -- --quick` runs: the tests beside what changed.

/** Whole games, kills and campaigns: they take minutes and belong to the whole run. */
export const LONG_TESTS = ['walk', 'mirror', 'kill', 'outage', 'faults', 'worlds'];

/** The folders whose tests concern these files: a chapter of a game, a room of the server or of the web client, or a whole package. */
export function quickFilters(files) {
  const folders = files.filter((file) => /\.(tsx?|mjs|css|json)$/.test(file)).map(folderOf);
  return [...new Set(folders.filter((folder) => folder !== null))].sort();
}

function folderOf(file) {
  const [top, second, third] = file.split('/');
  if (second === undefined || top === 'docs' || top === 'e2e') return null;
  if (top === 'games' && third !== undefined) return `games/${second}/`;
  return third === undefined ? `${top}/` : `${top}/${second}/`;
}

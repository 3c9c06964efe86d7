/** A process of its own for the command line, which has the words: `check <database>`, `try <database> <match>`, `repair <database> <match>`. Gives JSON. */
import { Store } from './store/store.ts';
import { checkMatches, openToRead, repairMatch } from './upkeep.ts';

const [what, database = '', match = ''] = process.argv.slice(2);
const isUrl = /^postgres(ql)?:/.test(database);
const store =
  what === 'repair'
    ? await Store.open(isUrl ? { url: database, file: '' } : { file: database })
    : await openToRead(isUrl ? { url: database } : { copy: database });
const found = what === 'check' ? await checkMatches(store) : await repairMatch(store, match, what === 'repair');
await store.close();
console.log(JSON.stringify(found));

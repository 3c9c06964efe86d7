/** A process that takes links from a store, for tests of two at once. */
import { Links } from '../people/links.ts';
import { Store } from '../store/store.ts';

const [file = '', url = ''] = process.argv.slice(2);
const store = await Store.open({ file, url });
const links = new Links<number>(store, 'seat', Date.now);
process.on('message', async (secret: string) => {
  process.send?.((await links.take(secret)) !== null);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

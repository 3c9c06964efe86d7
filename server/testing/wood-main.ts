/** The server with the wood of the tests, as a process of its own. */
import { wood } from '@tavola/testing/wood.ts';
import { buildServer } from '../app.ts';
import { configOf } from '../base/config.ts';

const { app } = await buildServer(configOf(process.env), [wood]);
await app.listen({ host: '127.0.0.1', port: 0 });
process.on('SIGTERM', () => app.close().then(() => process.exit(0)));
const address = app.server.address();
process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });

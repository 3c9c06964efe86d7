/** The bot of docs/bot-api.md, as printed there, against this server. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { startServer } from '../testing/start.ts';

const file = fileURLToPath(new URL('../../docs/examples/bot.mjs', import.meta.url));
const run = promisify(execFile);

test('two example bots play a whole game; the page shows the bot that is tested, in under 60 lines', async () => {
  const source = readFileSync(file, 'utf8');
  expect(source.trim().split('\n').length).toBeLessThan(60);
  expect(readFileSync(new URL('../../docs/bot-api.md', import.meta.url), 'utf8')).toContain(source);

  const server = await startServer();
  const ana = await Client.guest(server.base);
  const match = await ana.newMatch('skirmish', [{ kind: 'friend' }, { kind: 'friend' }]);
  const bots = await Promise.all(
    [0, 1].map(async (seat) => {
      const { token } = await ana.ok('POST', '/api/bots', { name: `Robo ${seat}` });
      const invitation = match.invitations.find((it) => it.seat === seat)?.token ?? '';
      return run(process.execPath, [file, server.base, invitation], { env: { ...process.env, TAVOLA_TOKEN: token } });
    }),
  );
  for (const { stdout } of bots) expect(stdout).toContain('over:');
  const over = await ana.match(match.id);
  expect(over.status).toBe('over');
  expect(over.seats.map((seat) => seat.name)).toEqual(['Robo 0', 'Robo 1']);
  await server.close();
});

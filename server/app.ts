/** Builds the server from a configuration; main.ts and the tests start it. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import fastify, { type FastifyRequest, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from './base/config.ts';
import type { App, FastifyReply } from './base/fastify.ts';
import { faultOf } from './base/fault.ts';
import { Games } from './base/games.ts';
import { Loop } from './base/loop.ts';
import { networkOf } from './base/network.ts';
import { isWeakSecret } from './base/push-keys.ts';
import { Bots } from './bots/bots.ts';
import { Driver } from './bots/driver.ts';
import { Evenings } from './evening/evenings.ts';
import { answerErrors } from './http/answers.ts';
import { serveClient } from './http/client.ts';
import { limitConnections, refuseFloods } from './http/connections.ts';
import { type Guard, guard } from './http/guard.ts';
import { describeApi } from './http/openapi.ts';
import type { Tavola } from './http/tavola.ts';
import { Hub, type Point } from './live/hub.ts';
import { Mutes } from './live/mutes.ts';
import { isHandshake } from './live/socket.ts';
import { Desk } from './match/desk.ts';
import { talkHeard } from './match/talk.ts';
import { Channels } from './notices/channels.ts';
import { Mailer } from './notices/mailer.ts';
import { Outbox } from './notices/outbox.ts';
import { Sender } from './notices/sender.ts';
import { Codes } from './people/codes.ts';
import { People } from './people/people.ts';
import { Replays } from './replay/replays.ts';
import { ReplayThreads } from './replay/threads.ts';
import { accountRoutes } from './routes/account.ts';
import { boardRoutes } from './routes/boards.ts';
import { channelRoutes } from './routes/channels.ts';
import { claimRoutes } from './routes/claims.ts';
import { clockRoutes } from './routes/clocks.ts';
import { deviceRoutes } from './routes/devices.ts';
import { eveningRoutes } from './routes/evenings.ts';
import { hintRoutes } from './routes/hints.ts';
import { liveRoutes } from './routes/live.ts';
import { mailRoutes } from './routes/mail.ts';
import { matchRoutes } from './routes/matches.ts';
import { noticeRoutes } from './routes/notices.ts';
import { offerRoutes } from './routes/offers.ts';
import { operationRoutes } from './routes/operation.ts';
import { peopleRoutes } from './routes/people.ts';
import { pickRoutes } from './routes/picks.ts';
import { planRoutes } from './routes/plans.ts';
import { replayRoutes } from './routes/replay.ts';
import { seatRoutes } from './routes/seats.ts';
import { talkRoutes } from './routes/talk.ts';
import { Store } from './store/store.ts';
import { Sweeper } from './sweeper.ts';

export type Server = { readonly app: App; readonly tavola: Tavola; readonly sweeper: Sweeper };

const BODY_BYTES = 64 * 1024;
const LAST_WORDS_MS = 2000;

export async function buildServer(config: Config, others: readonly AnyGame[] = []): Promise<Server> {
  const app = listener(config);
  const store = await Store.open({
    url: config.databaseUrl,
    file: join(config.data, 'tavola.db'),
    connections: config.connections,
  });
  if (isWeakSecret(config.secret)) {
    app.log.warn('TAVOLA_SECRET has fewer than 32 characters: cookies and push keys let anybody guess it');
  }
  const tavola = partsOf(app, config, store, new Games(config.examples, others));
  const sweeper = new Sweeper(tavola);

  await plugins(app, config);
  answerErrors(app);
  const watch = guard(app, tavola);
  limitConnections(app.server, config, watch);
  refuseFloods(app.server, config, watch);
  routes(app, tavola, watch);
  await app.register(async (pages) => serveClient(pages as App, tavola, watch));

  await store.listen(
    (message) => void heard(tavola, message),
    () => sweeper.missedMessages(),
  );
  closeInOrder(app, tavola, sweeper);
  return { app, tavola, sweeper };
}

/** What reads requests, before it knows any route. */
function listener(config: Config): App {
  const app: App = fastify({
    logger: { level: config.logLevel },
    // Paths hold invitations: answers.ts logs the route instead.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    trustProxy: believed(config),
    forceCloseConnections: true,
    requestTimeout: config.limits.requestMs,
    http: {
      shouldUpgradeCallback: isHandshake,
      headersTimeout: config.limits.requestMs / 2,
      connectionsCheckingInterval: Math.min(5000, config.limits.requestMs / 4),
    },
    // Addresses that no route could read: broken escapes, endless words.
    frameworkErrors: (_error, _request, reply) => refuseAddress(reply as unknown as FastifyReply),
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();
  // A logger for every request would cost as much as the pick; our lines name what they are about themselves.
  app.setChildLoggerFactory((logger) => logger);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}

/** The parts of one server, tied together. */
function partsOf(app: App, config: Config, store: Store, games: Games): Tavola {
  const people = new People(store, config.now);
  const hub = new Hub();
  people.onClosed = (sessions) => hub.dropSessions(sessions);
  const mutes = new Mutes(store, config.now);
  const bots = new Bots(config.bots, app.log);
  const replays = new Replays(store, new ReplayThreads(games, config.replayWorkers));
  const desk = new Desk({ store, games, hub, mutes, replays, config, log: app.log, standardLevel: bots.standard });
  const driver = new Driver(desk, bots);
  const [outbox, mailer] = [new Outbox(), Mailer.of(config)];
  const channels = new Channels({ store, config, desk });
  desk.onChange = (live) => {
    driver.drive(live);
    channels.moved(live);
  };
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  return {
    config,
    store,
    games,
    people,
    codes: new Codes(store, config),
    hub,
    mutes,
    desk,
    evenings: new Evenings({ store, hub, threads: replays.threads, config }),
    bots,
    driver,
    replays,
    loop: new Loop(),
    outbox,
    mailer,
    channels,
    sender: new Sender({ store, config, desk, outbox, channels, mailer }),
    closing: () => closing,
  };
}

function routes(app: App, tavola: Tavola, watch: Guard): void {
  peopleRoutes(app, tavola);
  accountRoutes(app, tavola);
  deviceRoutes(app, tavola);
  matchRoutes(app, tavola);
  seatRoutes(app, tavola);
  clockRoutes(app, tavola);
  offerRoutes(app, tavola);
  boardRoutes(app, tavola);
  claimRoutes(app, tavola);
  pickRoutes(app, tavola);
  planRoutes(app, tavola);
  liveRoutes(app, tavola, watch);
  talkRoutes(app, tavola);
  hintRoutes(app, tavola);
  replayRoutes(app, tavola);
  eveningRoutes(app, tavola);
  noticeRoutes(app, tavola);
  channelRoutes(app, tavola);
  mailRoutes(app, tavola);
  operationRoutes(app, tavola);
}

/** First nothing new is begun, then what still runs is waited for; the store closes last. */
function closeInOrder(
  app: App,
  { driver, outbox, hub, bots, replays, loop, desk, store }: Tavola,
  sweeper: Sweeper,
): void {
  app.addHook('preClose', async () => {
    sweeper.stop();
    driver.stop();
    outbox.close();
    hub.close();
  });
  app.addHook('onClose', async () => {
    // What is on its way may arrive; what does not will go again.
    await Promise.race([outbox.idle(), sleep(LAST_WORDS_MS)]);
    await bots.close();
    await replays.threads.close();
    loop.stop();
    await desk.presence.write().catch((error) => app.log.warn({ err: error }, 'who was there last is not written'));
    await store.close();
  });
}

/** Whose word on the caller's address is believed: the nearest proxies, by number, or those with these addresses. */
function believed({ proxies }: Config) {
  if (proxies === 0) return false;
  return typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : [...proxies];
}

function refuseAddress(reply: FastifyReply): void {
  reply.status(400).send({ code: 'BAD_REQUEST', detail: {} });
}

async function heard(tavola: Tavola, message: string): Promise<void> {
  const [what, match = '', number = '0'] = message.split(' ');
  const { desk, evenings, people } = tavola;
  try {
    if (what === 'match') await Promise.all([desk, evenings].map((it) => it.moved(match, Number(number))));
    else if (what === 'point') desk.hub.point(match, JSON.parse(number) as Point);
    else if (what === 'plan') await desk.plansMoved(match);
    else if (what === 'talk') await talkHeard(tavola, match, Number(number));
    else if (what === 'name') await desk.renamed(match, (await people.find(match))?.name ?? '');
  } catch (error) {
    desk.log.error({ match, ...faultOf(error) }, 'what another process told could not be followed');
  }
}

async function plugins(app: App, config: Config): Promise<void> {
  await describeApi(app, config);
  // Answers of some length; files are compressed when the client is built.
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(cookie, { secret: config.secret, hook: false });
  // For the routes that name a limit of their own; guard.ts has the others.
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request: FastifyRequest) => networkOf(request.ip),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
}

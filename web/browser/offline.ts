/** Keeps a game for use without a network: asked for when somebody opens its cover or plays it here. */
export function keepOffline(game: string): Promise<void> {
  return tellWorker({ keep: game });
}

/** Fetches what is missing of the games that were asked for: at every start, and when the network is back. */
export function completeOffline(): Promise<void> {
  return tellWorker({ keepAgain: true });
}

async function tellWorker(message: object): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

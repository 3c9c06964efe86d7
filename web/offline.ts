/** Keeps a game for use without a network: asked for when somebody opens its cover or plays it here. */
export async function keepOffline(game: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: game });
}

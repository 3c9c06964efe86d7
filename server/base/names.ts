/** The names by which people come to us. A page that leads its own name to our address would read what is ours as its own. */

/** `localhost:3000`, `127.0.0.1`, `[::1]:3000`: nobody but this machine is called so. */
export function isLoopback(host: string): boolean {
  return /^(?:(?:[^:/@]+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(host);
}

/** Without a public address any name is ours: people in one house come by whatever name the machine has there. */
export function isOurs(host: string, publicUrl: string | undefined): boolean {
  if (publicUrl === undefined || isLoopback(host)) return true;
  return URL.canParse(`http://${host}`) && new URL(`http://${host}`).hostname === new URL(publicUrl).hostname;
}

export function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** A fault as a log line tells it: message, stack and causes, but no secret that strayed into them. */

export type Fault = { readonly error: string; readonly stack?: string };

const DEEPEST = 4;
const LONGEST = 4000;
/** Everything of ours that opens a door is at least this long: session secrets, invitations, seeds, keys. */
const SECRET = /[A-Za-z0-9_+/-]{30,}={0,2}/g;
const CREDENTIALS = /\/\/[^\s/@]*@/g;

export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { error: clean(String(error)) };
  return { error: clean(String(error)), stack: stackOf(error) };
}

function stackOf(error: Error): string {
  const frames: string[] = [];
  let cause: unknown = error;
  for (let depth = 0; cause instanceof Error && depth < DEEPEST; depth++) {
    const { stack = String(cause) } = cause;
    frames.push(clean(stack));
    cause = cause.cause;
  }
  return frames.join('\ncaused by ').slice(0, LONGEST);
}

/** File names stay: their slashes come with dots and colons that no secret has. */
function clean(text: string): string {
  return text
    .split('\n')
    .map((line) => (/^\s+at /.test(line) ? line : line.replace(CREDENTIALS, '//…@').replace(SECRET, '…')))
    .join('\n');
}

/** Passwords are kept as argon2id hashes, with their parameters beside them so that they can be raised later. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
/** OWASP's second choice: 19 MiB, two passes, one lane. */
const NOW = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

export async function passwordHash(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, ...NOW });
  const { memory, passes, parallelism } = NOW;
  return `argon2id$${memory}$${passes}$${parallelism}$${nonce.toString('base64')}$${tag.toString('base64')}`;
}

export async function passwordFits(password: string, kept: string | null): Promise<boolean> {
  // A login that does not exist costs the same time as a wrong password.
  const [, memory, passes, parallelism, nonce = '', wanted = ''] = (kept ?? (await nobodysHash())).split('$');
  const tag = Buffer.from(wanted, 'base64');
  const found = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: tag.length,
  });
  return timingSafeEqual(found, tag) && kept !== null;
}

let nobody: Promise<string> | null = null;
function nobodysHash(): Promise<string> {
  nobody ??= passwordHash(randomBytes(16).toString('hex'));
  return nobody;
}

/** What stands at the other end of notices: an address that is called, and browsers that read web push (RFC 8291). */
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';

export type Received = {
  readonly path: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
};
/** The status of an answer, with its headers; or none at all, ever. */
export type Answering = number | { readonly status: number; readonly headers: Record<string, string> } | null;

export class Receiver {
  readonly received: Received[] = [];
  readonly base: string;
  /** Decides by what was received. */
  answer: (it: Received) => Answering = () => 201;
  private readonly server: Server;

  private constructor(server: Server) {
    const at = server.address();
    this.base = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
    this.server = server;
  }

  static async start(): Promise<Receiver> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const it = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
        const answer = receiver.answer(it);
        receiver.received.push(it);
        if (typeof answer === 'number') response.writeHead(answer).end();
        else if (answer) response.writeHead(answer.status, answer.headers).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const receiver = new Receiver(server);
    return receiver;
  }

  /** The bodies that came to a path, as JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever was sent.
  json(path: string): any[] {
    return this.received.filter((it) => it.path === path).map(({ body }) => JSON.parse(body.toString()));
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

export type PushMessage = {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
};

/** A browser that subscribed: it alone can read what is sent to its path. */
export class PushBrowser {
  readonly path: string;
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  private readonly receiver: Receiver;
  private readonly keys: ECDH;

  constructor(receiver: Receiver) {
    this.receiver = receiver;
    this.path = `/push/${randomBytes(6).toString('hex')}`;
    this.keys = createECDH('prime256v1');
    this.keys.generateKeys();
    this.subscription = {
      endpoint: receiver.base + this.path,
      keys: { p256dh: this.keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
    };
  }

  messages(): PushMessage[] {
    const mine = this.receiver.received.filter(({ path }) => path === this.path);
    return mine.map(({ body }) => JSON.parse(this.read(body)) as PushMessage);
  }

  private read(sent: Buffer): string {
    const [salt, keyLength] = [sent.subarray(0, 16), sent[20] as number];
    const [sender, sealed] = [sent.subarray(21, 21 + keyLength), sent.subarray(21 + keyLength)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
    const auth = Buffer.from(this.subscription.keys.auth, 'base64url');
    const shared = hkdfSync('sha256', this.keys.computeSecret(sender), auth, info, 32);
    const derived = (name: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${name}\0`, bytes));
    const opening = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    opening.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}

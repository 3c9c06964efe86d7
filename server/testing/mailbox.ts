/** A mail server that keeps what it is given. */
import { createServer, type Server } from 'node:net';

export type Letter = { readonly from: string; readonly to: string; readonly text: string };

export class Mailbox {
  readonly letters: Letter[] = [];
  readonly url: string;
  /** What it says to the next recipient. */
  answer = '250 fine';
  private readonly server: Server;

  private constructor(server: Server) {
    const at = server.address();
    this.url = `smtp://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
    this.server = server;
  }

  static async start(): Promise<Mailbox> {
    const server = createServer((socket) => {
      let [from, to, data, inData, rest] = ['', '', '', false, ''];
      const say = (line: string) => socket.write(`${line}\r\n`);
      const hear = (line: string) => {
        if (inData && line !== '.') {
          data += `${line.startsWith('..') ? line.slice(1) : line}\n`;
        } else if (inData) {
          box.letters.push({ from, to, text: data });
          inData = false;
          say('250 kept');
        } else if (/^(EHLO|HELO)/i.test(line)) say('250 here');
        else if (/^MAIL FROM/i.test(line)) {
          from = line;
          say('250 fine');
        } else if (/^RCPT TO/i.test(line)) {
          to = /<(.*)>/.exec(line)?.[1] ?? '';
          say(box.answer);
        } else if (/^DATA/i.test(line)) {
          [inData, data] = [true, ''];
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else say('250 fine');
      };
      socket.on('data', (chunk) => {
        const lines = (rest + chunk.toString()).split('\r\n');
        rest = lines.pop() ?? '';
        for (const line of lines) hear(line);
      });
      socket.on('error', () => {});
      say('220 mailbox');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const box = new Mailbox(server);
    return box;
  }

  /** The letter as its reader sees it: quoted-printable undone, header lines joined. */
  read(letter: Letter | undefined): string {
    const text = (letter?.text ?? '').replace(/\n[ \t]+/g, ' ').replaceAll('=\n', '');
    return decodeURIComponent(text.replace(/%/g, '%25').replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`));
  }

  close(): void {
    this.server.close();
  }
}

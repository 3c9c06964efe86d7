/** Mail: the question whether an address is somebody's, and notices. Every letter can be stopped with one touch, and none lets anybody in. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '@tavola/kernel/face/text.ts';
import nodemailer from 'nodemailer';
import type { Config } from '../base/config.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Delivery } from './delivery.ts';
import { languageOf, type Message, messageOf, sentenceOf, type TableNotice, tableName } from './words.ts';

const PATIENCE = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

type Letter = { readonly to: string; readonly subject: string; readonly lines: readonly Line[]; readonly stop?: Stop };
/** What stops the letters, and how that is called. */
type Stop = { readonly token: string; readonly text: string };
type Line = { readonly text: string; readonly href?: string; readonly name?: string };

const words: {
  readonly [L in Language]: {
    readonly confirm: string;
    readonly why: string;
    readonly button: string;
    readonly notYou: string;
    readonly stop: string;
    readonly settings: string;
  };
} = {
  'pt-BR': {
    confirm: 'Este endereço é seu?',
    why: 'Alguém pediu avisos do Tavola neste endereço. Abra o link e confirme:',
    button: 'Confirmar o endereço',
    notYou: 'Se não foi você, não faça nada: nada mais será enviado. O link vale por 24 horas.',
    stop: 'Parar com um toque',
    settings: 'Mudar quando avisamos',
  },
  en: {
    confirm: 'Is this address yours?',
    why: 'Somebody asked for notices from Tavola at this address. Open the link and confirm:',
    button: 'Confirm the address',
    notYou: 'If it was not you, do nothing: nothing more will be sent. The link lasts 24 hours.',
    stop: 'Stop with one touch',
    settings: 'Change when we tell you',
  },
};

export class Mailer {
  private readonly config: Config;
  private readonly from: string;
  private readonly base: string;
  private readonly transport: ReturnType<typeof nodemailer.createTransport>;

  private constructor(config: Config, { smtp, from }: { smtp: string; from: string }, base: string) {
    this.config = config;
    this.from = from;
    this.base = base;
    const url = new URL(smtp);
    this.transport = nodemailer.createTransport({
      host: url.hostname,
      port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
      secure: url.protocol === 'smtps:',
      ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
      ...PATIENCE,
    });
  }

  /** Null where no mail leaves. */
  static of(config: Config): Mailer | null {
    const { mail } = config.notices;
    return mail && config.publicUrl ? new Mailer(config, mail, config.publicUrl) : null;
  }

  async askToConfirm(to: string, language: Language | null, token: string): Promise<void> {
    const say = words[languageOf({ language })];
    const lines = [
      { text: say.why },
      { text: say.button, href: `${this.base}/mail/confirm/${token}` },
      { text: say.notYou },
    ];
    await this.send({ to, subject: say.confirm, lines });
  }

  sendNotices(person: PersonRow, told: readonly TableNotice[]): Promise<Delivery> {
    const { language, zone } = person;
    const reader = { language, zone, now: this.config.now() };
    const lines = told.map((it) => ({
      text: sentenceOf(it, reader),
      name: tableName(it, languageOf(reader)),
      href: `${this.base}/match/${it.match}`,
    }));
    return this.tell(person, messageOf(told, reader).title, lines);
  }

  /** Something about the account. */
  sendMessage(person: PersonRow, { title, body }: Message, path: string): Promise<Delivery> {
    return this.tell(person, title, [{ text: body, name: title, href: `${this.base}${path}` }]);
  }

  private async tell(person: PersonRow, subject: string, lines: readonly Line[]): Promise<Delivery> {
    const { mail, mail_state, mail_mode } = person;
    if (mail === null || mail_state !== 'confirmed' || mail_mode === 'off') return { kind: 'sent' };
    const say = words[languageOf(person)];
    try {
      await this.send({
        to: mail,
        subject,
        lines: [...lines, { text: say.settings, href: `${this.base}/notices` }],
        stop: { token: this.stopToken(person.id, mail), text: say.stop },
      });
      return { kind: 'sent' };
    } catch (error) {
      return { kind: isForGood(error) ? 'refused' : 'again', wait: 0, why: String(error) };
    }
  }

  /** Whose mail this stops; null when we did not write it. */
  stopped(token: string): { readonly person: string; readonly isFor: (mail: string) => boolean } | null {
    const [person = '', mark = ''] = token.split('.');
    if (person === '' || mark === '') return null;
    return { person, isFor: (mail) => isSame(mark, this.markOf(person, mail)) };
  }

  private stopToken(person: string, mail: string): string {
    return `${person}.${this.markOf(person, mail)}`;
  }

  /** Lasts as long as the address does: a letter may be old when somebody stops it. */
  private markOf(person: string, mail: string): string {
    return createHmac('sha256', this.config.secret).update(`stop mail ${person} ${mail}`).digest('base64url');
  }

  private async send({ to, subject, lines, stop }: Letter): Promise<void> {
    const all = stop ? [...lines, { text: stop.text, href: `${this.base}/mail/stop/${stop.token}` }] : lines;
    await this.transport.sendMail({
      from: this.from,
      to,
      subject,
      text: all.map(textOf).join('\n\n'),
      html: all.map(htmlOf).join('\n'),
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(stop && {
          'List-Unsubscribe': `<${this.base}/api/mail/stop/${stop.token}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
  }
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** The other side understood, and will not have it. */
function isForGood(error: unknown): boolean {
  const { responseCode = 0 } = error as { responseCode?: number };
  return responseCode >= 500 && responseCode < 600;
}

function textOf({ text, href, name }: Line): string {
  return [name, text, href].filter((it) => it !== undefined).join('\n');
}

function htmlOf({ text, href, name }: Line): string {
  const inner = escapeHtml(text);
  if (href === undefined) return `<p>${inner}</p>`;
  const link = (words: string) => `<a href="${escapeHtml(href)}">${words}</a>`;
  return name === undefined ? `<p>${link(inner)}</p>` : `<p><b>${link(escapeHtml(name))}</b><br>${inner}</p>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

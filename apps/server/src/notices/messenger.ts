import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { pushSubscription } from '@scapewright/protocol/http';
import type { Store, Way } from '@scapewright/store';
import { createTransport, type Transporter } from 'nodemailer';
import webPush from 'web-push';
import { z } from 'zod';
import { tell, wordingFor } from '../words/speech.ts';
import { post } from './post.ts';

/** What somebody is told. */
export interface Message {
  readonly title: string;
  readonly text: string;
  /** Where it leads. */
  readonly url: string;
}

export interface MessengerSettings {
  /** The address of the pages, without a slash at its end. */
  readonly publicUrl: string;
  /** Of the mail server, as `smtp://user:password@host:587`; undefined: no mail is sent. */
  readonly smtp: string | undefined;
  /** From whom mail comes. */
  readonly mailFrom: string;
  /** May something be sent to addresses of this machine? */
  readonly anywhere: boolean;
}

/** How it went: `gone`: nobody will ever be reached there. */
export type Delivery = 'sent' | 'failed' | 'gone';

const keyPair = z.object({ publicKey: z.string(), privateKey: z.string() });

/** Reaches players by push, mail and webhooks. */
export class Messenger {
  /** With which browsers subscribe. */
  readonly pushKey: string;
  private readonly settings: MessengerSettings;
  private readonly keys: z.infer<typeof keyPair>;
  private readonly secret: string;
  private readonly mailer: Transporter | undefined;

  private constructor(settings: MessengerSettings, keys: z.infer<typeof keyPair>, secret: string) {
    this.settings = settings;
    this.keys = keys;
    this.secret = secret;
    this.pushKey = keys.publicKey;
    const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
    this.mailer =
      settings.smtp === undefined ? undefined : createTransport({ url: settings.smtp, ...patience });
  }

  /** All servers over one database share their keys. */
  static async open(store: Store, settings: MessengerSettings): Promise<Messenger> {
    const keys = await store.notices.shared('push-keys', () => JSON.stringify(webPush.generateVAPIDKeys()));
    const secret = await store.notices.shared('link-secret', () => randomBytes(32).toString('base64url'));
    return new Messenger(settings, keyPair.parse(JSON.parse(keys)), secret);
  }

  get hasMail(): boolean {
    return this.mailer !== undefined;
  }

  async send(way: Way, message: Message): Promise<Delivery> {
    try {
      return await this.deliver(way, message);
    } catch {
      return 'failed';
    }
  }

  /** Asks whoever reads at an address whether they want to hear from here. */
  async askToConfirm(way: Way): Promise<Delivery> {
    const wording = wordingFor(way.language);
    return this.send(way, {
      title: wording.text(tell('mail:confirm-title')),
      text: wording.text(tell('mail:confirm-text')),
      url: this.linkOf(way.id, 'confirm'),
    });
  }

  /** A link that does something with a way, for whoever reads there. */
  linkOf(id: string, what: 'confirm' | 'stop'): string {
    return `${this.settings.publicUrl}/api/v1/notices/${what}/${id}/${this.proof(id, what)}`;
  }

  /** Is it the proof of such a link? */
  isProof(id: string, what: 'confirm' | 'stop', given: string): boolean {
    const [wanted, got] = [Buffer.from(this.proof(id, what)), Buffer.from(given)];
    return wanted.length === got.length && timingSafeEqual(wanted, got);
  }

  private proof(id: string, what: string): string {
    return createHmac('sha256', this.secret).update(`${what} ${id}`).digest('base64url');
  }

  private async deliver(way: Way, message: Message): Promise<Delivery> {
    switch (way.kind) {
      case 'mail':
        await this.mail(way, message);
        return 'sent';
      case 'push':
        return this.post(this.pushOf(way.address, message));
      case 'webhook':
        return this.post({
          url: way.address,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            content: `**${message.title}**\n${message.text}\n${message.url}`,
            ...message,
          }),
        });
    }
  }

  private async mail({ id, address, language }: Way, { title, text, url }: Message): Promise<void> {
    if (!this.mailer) throw new Error('this server sends no mail');
    const stop = this.linkOf(id, 'stop');
    await this.mailer.sendMail({
      ...{ from: this.settings.mailFrom, to: address, subject: title },
      text: `${text}\n\n${url}\n\n${wordingFor(language).text(tell('mail:stop', { link: stop }))}\n`,
      headers: { 'List-Unsubscribe': `<${stop}>`, 'Auto-Submitted': 'auto-generated' },
    });
  }

  private pushOf(address: string, message: Message) {
    const subscription = pushSubscription.parse(JSON.parse(address));
    const { publicKey, privateKey } = this.keys;
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      subscription,
      JSON.stringify(message),
      {
        vapidDetails: { subject: subjectOf(this.settings.publicUrl), publicKey, privateKey },
        TTL: 24 * 3600,
      },
    );
    return { url: endpoint, headers: headers as Record<string, string>, body: body ?? '' };
  }

  private async post(sent: Parameters<typeof post>[0]): Promise<Delivery> {
    const status = await post(sent, this.settings.anywhere);
    if (status >= 200 && status < 300) return 'sent';
    return status === 404 || status === 410 ? 'gone' : 'failed';
  }
}

/** Push services want to know whom to ask: an address of the web or of mail that is no bare number. */
const subjectOf = (url: string): string => (url.startsWith('https:') ? url : 'mailto:nobody@example.com');

import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly messageId: string;
  readonly to: string;
  readonly text: string;
  readonly raw: Buffer;
}

/** A mail server that can let the recipient act before it has accepted the email. */
export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Addresses that are rejected permanently. */
  readonly unknown: Set<string>;
  /**
   * Called before the server accepts an email; if it throws, the server responds with a temporary
   * error.
   */
  onMail: (mail: ReceivedMail) => Promise<void>;
  stop(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const unknown = new Set<string>();
  const accept = async (stream: Readable) => {
    const mail = await read(stream);
    received.push(mail);
    await server.onMail(mail);
  };
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(unknown.has(address) ? refusal('5.1.1 No such user here') : undefined),
    onData: (stream, _session, done) => void accept(stream).then(() => done(), done),
  });
  const port = await new Promise<number>((resolve) => {
    const listening = smtp.listen(0, '127.0.0.1', () =>
      resolve((listening.address() as AddressInfo).port),
    );
  });
  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    unknown,
    onMail: async () => undefined,
    stop: () => new Promise((resolve) => smtp.close(resolve)),
  };
  return server;
}

const refusal = (words: string) => Object.assign(new Error(words), { responseCode: 550 });

async function read(stream: Readable): Promise<ReceivedMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const raw = Buffer.concat(chunks);
  const { messageId = '', to = [], text = '' } = await PostalMime.parse(raw);
  return { messageId, to: to[0]?.address ?? '', text, raw };
}

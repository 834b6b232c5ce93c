import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { RunningApp } from '../../support/app';

const BOUNDARY = 'a-boundary-of-a-spec';
const LAST_BOUNDARY = `\r\n--${BOUNDARY}--\r\n`;
const PIECE_BYTES = 64 * 1024;

export interface RawFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export interface RawForm {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: readonly (readonly [string, string])[];
  readonly file: RawFile;
}

export interface RawReply {
  readonly status: number;
  readonly body: { code: number; msg: string; errors?: Record<string, string[]> };
}

/**
 * Sends a form as a slow line does: the head of the request, the fields, the head of the file and its bytes leave one after the other.
 * @param end what follows the bytes of the file: the last boundary, unless the sender forgets it
 */
export async function sendForm(
  app: Pick<RunningApp, 'url'>,
  form: RawForm,
  end: typeof LAST_BOUNDARY | '' = LAST_BOUNDARY,
): Promise<RawReply> {
  const sending = await begin(app, form);
  const reply = answerTo(sending);
  await write(sending, form.file.bytes);
  sending.end(end);
  return reply;
}

/** Sends a form as far as the middle of its file; the connection stays open. */
export async function sendHalf(
  app: Pick<RunningApp, 'url'>,
  form: RawForm,
): Promise<ClientRequest> {
  const sending = await begin(app, form);
  const { bytes } = form.file;
  await write(sending, bytes.subarray(0, bytes.length / 2));
  return sending;
}

async function begin(
  app: Pick<RunningApp, 'url'>,
  { path, headers, fields, file }: RawForm,
): Promise<ClientRequest> {
  const sending = request(`${app.url}${path}`, {
    method: 'POST',
    agent: false,
    headers: {
      ...headers,
      'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
      Expect: '100-continue',
    },
  });
  sending.on('error', () => undefined);
  sending.flushHeaders();
  await once(sending, 'continue');
  await write(sending, Buffer.from(fields.map(fieldPart).join('')));
  await write(sending, Buffer.from(fileHead(file)));
  return sending;
}

async function answerTo(sending: ClientRequest): Promise<RawReply> {
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  const text = (await response.setEncoding('utf8').toArray()).join('');
  return { status: response.statusCode ?? 0, body: JSON.parse(text) as RawReply['body'] };
}

/** Each piece leaves before the next one is written. */
async function write(sending: ClientRequest, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES)
    await new Promise<void>((resolve) => {
      sending.write(bytes.subarray(at, at + PIECE_BYTES), () => resolve());
    });
}

const fieldPart = ([name, value]: readonly [string, string]): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const fileHead = ({ field, name, type }: RawFile): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;

// Sends forms with files as over a slow connection: the request headers, the fields, the part's
// headers and the bytes are sent one after another.
import { once } from 'node:events';
import { request } from 'node:http';

const BOUNDARY = 'a-boundary-of-a-spec';
const LAST_BOUNDARY = `\r\n--${BOUNDARY}--\r\n`;
const PIECE_BYTES = 64 * 1024;

/** Sends a form and returns the response. */
export async function sendForm(to, form, end = LAST_BOUNDARY) {
  const sending = await begin(to, form);
  const reply = answerTo(sending);
  await write(sending, form.file.bytes);
  sending.end(end);
  return reply;
}

/** Sends a form up to the middle of its file; the connection stays open. */
export async function sendHalf(to, form) {
  const sending = await begin(to, form);
  const { bytes } = form.file;
  await write(sending, bytes.subarray(0, bytes.length / 2));
  return sending;
}

async function begin({ url }, { path, headers, fields, file }) {
  const sending = request(`${url}${path}`, {
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

async function answerTo(sending) {
  const [response] = await once(sending, 'response');
  const text = (await response.setEncoding('utf8').toArray()).join('');
  return { status: response.statusCode, headers: response.headers, text };
}

/** Each chunk is flushed before the next one is written. */
async function write(sending, bytes) {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES)
    await new Promise((resolve) => {
      sending.write(bytes.subarray(at, at + PIECE_BYTES), () => resolve());
    });
}

const fieldPart = ([name, value]) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const fileHead = ({ field, name, type }) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;

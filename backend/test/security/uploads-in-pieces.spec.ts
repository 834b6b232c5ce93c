import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { until } from '../support/until';

const bytes = Buffer.alloc(3 * 1024 ** 2, 7);
let app: RunningApp;
let anna: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
});
afterAll(() => app.stop());
afterEach(async () => {
  expect((await anna.get('session')).code).toBe(200);
});

const encoded = (text: string) => Buffer.from(text).toString('base64');

const announced = (name: string, type: string, length = bytes.length) => ({
  'upload-length': String(length),
  'upload-metadata': `filename ${encoded(name)},filetype ${encoded(type)},purpose ${encoded('case-report')}`,
});

/** A request whose head the server has read; its body is still to be sent. */
async function begun(
  method: 'POST' | 'PATCH',
  path: string,
  headers: Record<string, string>,
): Promise<ClientRequest> {
  const sending = request(`${app.url}${path}`, {
    method,
    agent: false,
    headers: {
      ...anna.headers,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'content-length': bytes.length,
      expect: '100-continue',
      ...headers,
    },
  });
  sending.on('error', () => undefined);
  sending.flushHeaders();
  await once(sending, 'continue');
  return sending;
}

async function statusOf(sending: ClientRequest): Promise<number | undefined> {
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  return response.resume().statusCode;
}

const written = (sending: ClientRequest, part: Buffer) =>
  new Promise<void>((resolve) => void sending.write(part, () => resolve()));

const brokenOff = (sending: ClientRequest) =>
  new Promise<void>((resolve) => void sending.destroy().once('close', () => resolve()));

/** @returns the URL of an upload without bytes so far */
async function anUpload(length = bytes.length): Promise<string> {
  const headers = {
    'tus-resumable': '1.0.0',
    ...announced('report.pdf', 'application/pdf', length),
  };
  const { headers: said } = await anna.send('POST', 'uploads', undefined, headers);
  return said.get('location') ?? '';
}

const offsetOf = async (upload: string) => {
  const { headers } = await anna.send('HEAD', upload, undefined, { 'tus-resumable': '1.0.0' });
  return Number(headers.get('upload-offset'));
};

/** Whether a piece is being written; before that, the reported offset may be out of date. */
const isHeld = async (upload: string) =>
  (
    await app.rows(
      "select 1 from resumable_upload where ? like '%' || id and held_by is not null",
      [upload],
    )
  ).length > 0;

describe('An upload in pieces', () => {
  it('is refused by its name, though its bytes come with it', async () => {
    const sending = await begun(
      'POST',
      '/api/v1/uploads',
      announced('IMG_0001.TIFF', 'image/tiff'),
    );
    const status = statusOf(sending);
    await written(sending, bytes.subarray(0, bytes.length / 2));
    sending.end(bytes.subarray(bytes.length / 2));
    expect(await status).toBe(415);
  });

  it.each(['report\0.pdf', '\0.pdf'])('is refused if a NUL is in its name', async (name) => {
    const headers = { 'tus-resumable': '1.0.0', ...announced(name, 'application/pdf', 100) };
    expect((await anna.send('POST', 'uploads', undefined, headers)).code).toBe(400);
  });

  it('is not put together from others, and that is said like every refusal', async () => {
    const headers = {
      'tus-resumable': '1.0.0',
      'upload-concat': 'final;/api/v1/uploads/a',
      ...announced('report.pdf', 'application/pdf', 100),
    };
    const { code, body } = await anna.send('POST', 'uploads', undefined, headers);
    expect([code, body]).toEqual([
      501,
      {
        code: 501,
        msg: 'Uploads cannot be put together from several. Please upload the file as one.',
        requestId: expect.any(String),
      },
    ]);
  });

  it('may break off with its first piece', async () => {
    const sending = await begun(
      'POST',
      '/api/v1/uploads',
      announced('report.pdf', 'application/pdf'),
    );
    await written(sending, bytes.subarray(0, 1_000_000));
    await brokenOff(sending);
  });

  it('may break off with a later piece, and goes on', async () => {
    const upload = await anUpload();
    const sending = await begun('PATCH', upload, { 'upload-offset': '0' });
    await written(sending, bytes.subarray(0, 1_000_000));
    await until(() => isHeld(upload));
    await brokenOff(sending);
    const offset = await offsetOf(upload);
    expect(offset).toBeLessThan(bytes.length);
    const again = await begun('PATCH', upload, {
      'upload-offset': String(offset),
      'content-length': String(bytes.length - offset),
    });
    const status = statusOf(again);
    again.end(bytes.subarray(offset));
    expect(await status).toBe(204);
  });

  it('is refused when it brings more than was announced', async () => {
    const upload = await anUpload(1_000);
    const sending = await begun('PATCH', upload, { 'upload-offset': '0' });
    const status = statusOf(sending);
    sending.end(bytes);
    expect(await status).toBe(413);
  });

  it('holds nobody up when it does not go on', async () => {
    const sending = await begun('PATCH', await anUpload(), { 'upload-offset': '0' });
    await written(sending, bytes.subarray(0, 1_000));
    expect((await anna.get('session')).code).toBe(200);
    await brokenOff(sending);
  });
});

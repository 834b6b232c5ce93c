import { PassThrough, Readable } from 'node:stream';
import { receiveForm, withFields } from './received-form.server';

const BIG = 3 * 1024 * 1024;

function posted(fill: (form: FormData) => void): Request {
  const form = new FormData();
  fill(form);
  return new Request('http://suture.example/community/add', { method: 'POST', body: form });
}

const FIRST = '--b\r\nContent-Disposition: form-data; ';
const NEXT = '\r\n--b\r\nContent-Disposition: form-data; ';

function request(body: BodyInit | ReturnType<typeof Readable.toWeb>): Request {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: body as BodyInit,
    headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
    duplex: 'half',
  };
  return new Request('http://suture.example/community/add', init);
}

const unclosed = (parts: string) => request(`${FIRST}${parts}`);

const bytesOf = async (stream: ReadableStream<Uint8Array>) =>
  (await new Response(stream).arrayBuffer()).byteLength;

describe('a form with files', () => {
  it('passes on whole, and its words are kept', async () => {
    const form = await receiveForm(
      posted((fields) => {
        fields.set('retryKey', 'k1');
        fields.append('files', new Blob([new Uint8Array(BIG)]), 'ct.png');
        fields.append('otherGroup', 'Urology#');
        fields.append('otherGroup', 'HPB Surgery#');
        fields.set('history', 'Two\nlines');
      }),
    );
    expect(form.hasFile).toBe(true);
    expect(form.early).toEqual({ retryKey: 'k1' });
    expect(await bytesOf(form.passedOn.stream)).toBeGreaterThan(BIG);
    expect(await form.typed()).toMatchObject({
      retryKey: 'k1',
      otherGroup: ['Urology#', 'HPB Surgery#'],
      history: 'Two\r\nlines',
    });
  });

  it('[D-977] takes fields before its own on the way', async () => {
    const { passedOn } = await receiveForm(
      posted((fields) => {
        fields.set('title', 'Margins');
        fields.append('banner', new Blob([new Uint8Array(BIG)]), 'b.png');
      }),
    );
    const lines = 'Dr. Hannah Weiss | Vienna\nOmar Haddad';
    const { stream, contentType } = withFields(passedOn, { speakers: lines, programme: '' });
    const read = await new Response(stream, {
      headers: { 'Content-Type': contentType },
    }).formData();
    expect([read.get('speakers'), read.get('programme'), read.get('title')]).toEqual([
      lines,
      '',
      'Margins',
    ]);
    expect(read.get('banner')).toHaveProperty('size', BIG);
  });

  it('knows that an empty file input holds none, and still passes on', async () => {
    const form = await receiveForm(posted((fields) => fields.set('diagnosis', 'Whipple')));
    expect(form.hasFile).toBe(false);
    expect(await form.typed()).toEqual({ diagnosis: 'Whipple' });
    expect(await bytesOf(form.passedOn.stream)).toBeGreaterThan(0);
  });

  it('reads itself to the end when nobody passed it on', async () => {
    const form = await receiveForm(
      posted((fields) => {
        fields.append('cv', new Blob([new Uint8Array(BIG)]), 'cv.pdf');
        fields.set('after', 'the file');
      }),
    );
    expect(await form.typed()).toMatchObject({ after: 'the file' });
  });

  it.each([
    ['in a file', 'name="cv"; filename="cv.pdf"\r\n\r\nhalf a file'],
    ['in a field', 'name="step"\r\n\r\nhalf a wo'],
    ['in the head of a part', 'name="st'],
  ])('without its closing boundary, %s, is passed on as it is', async (_, rest) => {
    const form = await receiveForm(unclosed(`name="retryKey"\r\n\r\nk1${NEXT}${rest}`));
    expect(await bytesOf(form.passedOn.stream)).toBeGreaterThan(0);
    expect(await form.typed()).toMatchObject({ retryKey: 'k1' });
  });

  it('without its closing boundary is refused where nobody else judges it', async () => {
    const form = await receiveForm(unclosed('name="step"\r\n\r\npost'));
    await expect(form.typed()).rejects.toMatchObject({ status: 400 });
    const withFile = await receiveForm(unclosed('name="cv"; filename="cv.pdf"\r\n\r\nhalf'));
    await expect(withFile.typed()).rejects.toMatchObject({ status: 400 });
  });

  it('that breaks off before its file is refused', async () => {
    const form = new PassThrough();
    form.write(`${FIRST}name="step"\r\n\r\npo`);
    const receiving = receiveForm(request(Readable.toWeb(form)));
    form.destroy(new Error('aborted'));
    await expect(receiving).rejects.toMatchObject({ status: 400 });
  });

  it('that breaks off in its file breaks off for whoever it is passed on to, and nobody else', async () => {
    const form = new PassThrough();
    form.write(`${FIRST}name="cv"; filename="cv.pdf"\r\n\r\nhalf`);
    const { hasFile, passedOn } = await receiveForm(request(Readable.toWeb(form)));
    expect(hasFile).toBe(true);
    const passing = bytesOf(passedOn.stream);
    form.destroy(new Error('aborted'));
    await expect(passing).rejects.toThrow('aborted');
  });

  it('refuses what is no form', async () => {
    const request = new Request('http://suture.example/personal', {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    });
    await expect(receiveForm(request)).rejects.toMatchObject({ status: 400 });
  });

  it('refuses a form that does not say its boundary', async () => {
    const form = unclosed('name="step"\r\n\r\npost');
    form.headers.set('Content-Type', 'multipart/form-data');
    await expect(receiveForm(form)).rejects.toMatchObject({ status: 400 });
  });
});

import { receiveForm } from './received-form.server';

const BIG = 3 * 1024 * 1024;

function posted(fill: (form: FormData) => void): Request {
  const form = new FormData();
  fill(form);
  return new Request('http://suture.example/community/add', { method: 'POST', body: form });
}

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

  it('refuses what is no form', async () => {
    const request = new Request('http://suture.example/personal', {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    });
    await expect(receiveForm(request)).rejects.toMatchObject({ status: 400 });
  });
});

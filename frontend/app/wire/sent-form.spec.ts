import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readForm } from './sent-form.server';

const ENCODED = 'application/x-www-form-urlencoded';

const posted = (body: BodyInit, type?: string) =>
  new Request('http://suture.example/login', {
    method: 'POST',
    body,
    ...(type ? { headers: { 'Content-Type': type } } : {}),
  });

function parts(fill: (form: FormData) => void): Request {
  const form = new FormData();
  fill(form);
  return posted(form);
}

describe('A form without files', () => {
  it('is read as it was typed, a field several times too', async () => {
    const form = await readForm(posted('a=1+2&b=%E0%A4%85%2B&a=%0D%0A&c=', ENCODED));
    expect([...form]).toEqual([
      ['a', '1 2'],
      ['a', '\r\n'],
      ['b', 'अ+'],
      ['c', ''],
    ]);
  });

  it('may come in parts', async () => {
    const form = await readForm(
      parts((fields) => {
        fields.append('id', '1');
        fields.append('id', '2');
      }),
    );
    expect(form.getAll('id')).toEqual(['1', '2']);
  });

  it('may be empty', async () => {
    const request = new Request('http://suture.example/login', { method: 'POST' });
    expect([...(await readForm(request))]).toEqual([]);
  });

  it('of 60,000 characters of any script is no more than it may be', async () => {
    const text = 'अ'.repeat(60_000);
    const form = await readForm(posted(new URLSearchParams({ description: text }), ENCODED));
    expect(form.get('description')).toBe(text);
  });

  it.each([
    ['more text than it holds', posted(`a=${'x'.repeat(300_000)}`, ENCODED)],
    ['more bytes than its text could have', posted(`a=${'%41'.repeat(300_000)}`, ENCODED)],
    ['more fields', posted('a=1&'.repeat(801), ENCODED)],
    [
      'more fields in parts',
      parts((fields) => {
        for (let i = 0; i < 801; i += 1) fields.append('a', '1');
      }),
    ],
    [
      'more text in parts',
      parts((fields) => {
        for (let i = 0; i < 150; i += 1) fields.append('a', 'x'.repeat(12_000));
      }),
    ],
    [
      'a longer text than a field holds',
      parts((fields) => fields.append('a', 'x'.repeat(132_000))),
    ],
  ])('is too large with %s', async (_, request) => {
    await expect(readForm(request)).rejects.toMatchObject({ status: 413 });
  });

  it('is none with a file in it', async () => {
    const request = parts((fields) => fields.append('a', new Blob(['x']), 'a.txt'));
    await expect(readForm(request)).rejects.toMatchObject({ status: 415 });
  });

  it('is none when it breaks off, in pairs or in parts', async () => {
    const broken = (type: string) => {
      const body = new ReadableStream({
        pull: (controller) => controller.error(new Error('The line broke.')),
      });
      return new Request('http://suture.example/login', {
        method: 'POST',
        body,
        headers: { 'Content-Type': type },
        duplex: 'half',
      } as RequestInit);
    };
    for (const type of [ENCODED, 'multipart/form-data; boundary=x'])
      await expect(readForm(broken(type))).rejects.toMatchObject({ status: 400 });
    await expect(
      readForm(posted('rubbish', 'multipart/form-data; boundary=x')),
    ).rejects.toMatchObject({ status: 400 });
  });
});

it('The pages read no form in another way', () => {
  const app = join(__dirname, '..');
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.spec)\.tsx?$/.test(name),
  );
  const others = sources.filter((name) =>
    /request\.(?:formData|text|json|arrayBuffer|blob)\(/.test(
      readFileSync(join(app, name), 'utf8'),
    ),
  );
  expect(others).toEqual([]);
});

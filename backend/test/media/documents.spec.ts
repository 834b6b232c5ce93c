import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describePdf } from '../../src/media/documents/pdf';
import { MediaApp } from './support/media-app';
import { aPdf } from './support/samples';

const media = new MediaApp();
beforeAll(() => media.start());
afterAll(() => media.stop());

const WRONG = 'Please select a PDF file.';
const DAMAGED = 'This file is cut off or damaged. Please send the original again.';

const sent = (bytes: Buffer, name = 'cv.pdf') =>
  media.post('cv', [{ field: 'cv', name, bytes, type: 'application/pdf' }]);

/** A PDF of one page, with this as its information. */
function withInfo(info: string): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R>>',
    '<</Length 5>>\nstream\n0 0 m\nendstream',
    '<<>>',
    info,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(
    `%PDF-1.4\n${body}trailer\n<</Size 7/Root 1 0 R/Info 6 0 R>>\n%%EOF\n`,
    'latin1',
  );
}

/** Takes several seconds to read, but stays below the 20-second limit on a slow machine. */
const MANY_OBJECTS = 100_000;

/** One page, and so many objects that hang on it. */
function aPdfOf(objects: number): Buffer {
  const numbers = Array.from({ length: objects }, (_, index) => index + 4);
  return Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/More[${numbers.map((number) => `${number} 0 R`).join(' ')}]>>endobj`,
      ...numbers.map((number) => `${number} 0 obj<</A[1]>>endobj`),
      'trailer<</Root 1 0 R>>',
      '%%EOF',
    ].join('\n'),
  );
}

function anAction(document: PDFDocument, action: Record<string, string>): void {
  const { context, catalog } = document;
  const entries = Object.entries(action).map(([key, value]) => [
    key,
    key === 'S' ? PDFName.of(value) : PDFString.of(value),
  ]);
  catalog.set(
    PDFName.of('OpenAction'),
    context.register(context.obj(Object.fromEntries(entries) as Record<string, PDFName>)),
  );
}

describe('A PDF that is uploaded', () => {
  it('[PR-30 D-034] is kept without what says who wrote it and with what', async () => {
    const { status, body } = await sent(await aPdf());
    expect(status).toBe(200);
    const kept = await media.download(body.assets[0]);
    const document = await PDFDocument.load(kept, { updateMetadata: false });
    expect(document.getPageCount()).toBe(1);
    expect(document.context.trailerInfo.Info).toBeUndefined();
    expect([document.getAuthor(), document.getTitle(), document.getProducer()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each<[string, (document: PDFDocument) => void | Promise<void>]>([
    ['a script', (document) => document.addJavaScript('main', 'app.alert(1)')],
    [
      'a script when it opens',
      (document) => anAction(document, { S: 'JavaScript', JS: 'app.alert(1)' }),
    ],
    ['a script with a name in disguise', (document) => anAction(document, { S: 'JavaScript' })],
    ['a program to launch', (document) => anAction(document, { S: 'Launch', F: 'calc.exe' })],
    ['another file', async (document) => document.attach(Buffer.from('MZ'), 'a.exe')],
    [
      'a form of its own language',
      (document) => document.catalog.set(PDFName.of('AcroForm'), document.context.obj({ XFA: [] })),
    ],
  ])('is refused when it holds %s', async (_what, change) => {
    const reply = await sent(await aPdf(change));
    expect(reply).toMatchObject({
      status: 415,
      body: {
        msg: 'This PDF holds scripts or other files. Please save it as a plain PDF and try again.',
      },
    });
    expect((await media.files()).filter((name) => !name.endsWith('.pdf'))).toEqual([]);
  });

  it('is refused when the name of its action is written in code', async () => {
    const plain =
      '1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/J#61vaScript/J#53(app.alert\\(1\\))>>>>endobj\n';
    const rest =
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
    expect((await sent(Buffer.from(`%PDF-1.7\n${plain}${rest}`))).status).toBe(415);
    expect(
      (await sent(Buffer.from(`%PDF-1.7\n${plain.replace(/\/OpenAction<<.*?>>/, '')}${rest}`)))
        .status,
    ).toBe(200);
  });

  it('is refused when its tables would fill the memory', async () => {
    const bomb = deflateSync(Buffer.alloc(100 * 1024 ** 2, ' '));
    const header = `%PDF-1.7\n1 0 obj<</Type/ObjStm/N 1/First 10/Filter/FlateDecode/Length ${bomb.length}>>stream\n`;
    const reply = await sent(
      Buffer.concat([
        Buffer.from(header),
        bomb,
        Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
      ]),
    );
    expect(reply).toMatchObject({ status: 415, body: { msg: DAMAGED } });
  });

  it.each([
    ['is something else', Buffer.from('<!doctype html>'), 'cv.pdf', WRONG],
    ['is called something else', Buffer.from('%PDF-1.7'), 'cv.docx', WRONG],
    ['has nothing behind its header', Buffer.from('%PDF-1.7\n'), 'cv.pdf', DAMAGED],
  ])('[D-034] is refused when it %s', async (_what, bytes, name, msg) => {
    expect(await sent(bytes, name)).toMatchObject({ status: 415, body: { msg } });
  });

  it('holds nobody else up while it is read, however many objects it has', async () => {
    let isRead = false;
    const reading = sent(aPdfOf(MANY_OBJECTS)).finally(() => {
      isRead = true;
    });
    let answered = 0;
    while (!isRead) {
      await fetch(`${media.url}/healthz`);
      answered += 1;
      // The process that reads yields to requests, and would get no time beside a flood of them.
      await setTimeout(10);
    }
    expect((await reading).status).toBe(200);
    expect(answered).toBeGreaterThan(100);
  });

  it('is refused over 10 MB', async () => {
    expect((await sent(Buffer.concat([await aPdf(), Buffer.alloc(10 * 1024 ** 2)]))).status).toBe(
      413,
    );
  });

  it.each([
    ['of nothing', '<</CreationDate(D:)>>'],
    ['in words', '<</CreationDate(Thu Feb 19 2012)/ModDate(yesterday)>>'],
    ['of numbers', '<</CreationDate 2012/Title 7/Author[1 2]/Producer null>>'],
    ['beyond the calendar', '<</CreationDate(D:99999999999999)/Title<FEFF00>/Author<FFFE>>>'],
    ['that is no list of facts', '(Curriculum vitae)'],
    ['that refers to itself', '6 0 R'],
    ['that never ends', '<</Title(Curriculum (vitae>>'],
  ])('[D-922] is taken with information %s', async (_what, info) => {
    expect(await sent(withInfo(info))).toMatchObject({ status: 200 });
  });

  it('[D-922] tells those of its facts that can be read', async () => {
    const path = join(media.dataDir, 'described.pdf');
    await writeFile(path, withInfo('<</Title(Histology)/Author 7/CreationDate(D:)/Producer(x)>>'));
    expect(await describePdf(path)).toEqual({ title: 'Histology', madeWith: 'x', pages: 1 });
  });

  it('[D-922] is refused when what a page needs is broken, or its end is missing', async () => {
    const whole = withInfo('<<>>').toString('latin1');
    const broken = whole.replace('<</Length 5>>', '<</Length((5>>');
    for (const text of [broken, whole.slice(0, -40)])
      expect(await sent(Buffer.from(text, 'latin1'))).toMatchObject({
        status: 415,
        body: { msg: DAMAGED },
      });
  });

  it('[D-924] is told to be protected when its objects are packed, too', async () => {
    const packed = deflateSync(Buffer.from('1 0 <</Type/Catalog>>'));
    const head = `%PDF-1.7\n1 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>stream\n`;
    const tail = '\nendstream\nendobj\ntrailer<</Root 2 0 R/Encrypt 3 0 R>>\n%%EOF';
    expect(await sent(Buffer.concat([Buffer.from(head), packed, Buffer.from(tail)]))).toMatchObject(
      {
        status: 415,
        body: {
          msg: 'This PDF is protected by a password. Please save it without one and try again.',
        },
      },
    );
  });
});

import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { FileChecksService } from '../../src/media/checks/file-checks.service';
import { readZip, unpacked, withBytes, writeZip } from '../../src/media/documents/zip';
import { checkFile } from '../../src/media/media.jobs';
import { startWithFiles } from '../clinical-cases/support/cases';
import { aScan, lightestOf } from '../clinical-cases/support/scans';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import { soloOf } from './support/chats';

interface Sent {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly type?: string;
}

interface Place {
  readonly id: number;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const NAMESPACE = 'http://schemas.openxmlformats.org';

describe('Files that are sent', () => {
  let app: RunningApp;
  let anna: Person;
  let ben: Person;
  let room: number;

  beforeAll(async () => {
    app = await startWithFiles();
    [anna, ben] = [await aMember(app), await aMember(app)];
    room = await soloOf(anna, ben);
  });
  afterAll(() => app.stop());

  const formOf = (file: Sent | undefined, fields: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [word, value] of Object.entries({ chatRoomId: String(room), ...fields }))
      form.append(word, value);
    if (file) {
      const bytes = new Uint8Array(file.bytes);
      form.append('chatFile', new File([bytes], file.name, { type: file.type ?? '' }));
    }
    return form;
  };
  const send = (file: Sent | undefined, fields?: Record<string, string>) =>
    anna.post('uploadChatFile', formOf(file, fields));
  const bytesOf = async (url: unknown) =>
    Buffer.from(
      await (await fetch(new URL(String(url), app.url), { headers: ben.headers })).arrayBuffer(),
    );
  const sentBytes = async (file: Sent) => {
    const { body } = await send(file);
    return bytesOf((body['chatMessage'] as { url: string }).url);
  };
  const review = (file: Sent) => anna.post('chat/files/review', formOf(file));

  it('[D-559] as pictures are looked at first, and leave once each marked place is decided', async () => {
    const scan = await aScan();
    const { body } = await review({ ...scan, name: 'Lindqvist_Anna_12-03-1961.jpg' });
    expect(body).toMatchObject({ check: { state: 'waiting' }, neutral_name: 'picture.jpg' });
    const uploadId = String(body['uploadId']);
    expect((await send(undefined, { uploadId, decisions: '[{}]' })).code).toBe(409);
    const [job] = await promised(app, checkFile.queue, { uploadId });
    await app.nest
      .get(FileChecksService)
      .make({ uploadId, extension: 'jpg', outboxId: job?.id ?? 0 });
    const { places } = (await anna.get(`uploads/${uploadId}/check`)).body['result'] as unknown as {
      places: Place[];
    };
    expect(places.length).toBeGreaterThan(0);
    const silentOrEmpty: Record<string, string>[] = [{}, { decisions: '[{}]' }];
    for (const undecided of silentOrEmpty)
      expect((await send(undefined, { uploadId, ...undecided })).body['errors']).toEqual({
        decisions: ['Please decide about each marked place.'],
      });
    const masked = places.map(({ id }) => id);
    const sent = await send(undefined, {
      uploadId,
      decisions: JSON.stringify([{ masked }]),
      caption: 'Staging film.',
      fileName: 'picture.jpg',
    });
    expect(sent.body['chatMessage']).toMatchObject({
      type: 3,
      caption: 'Staging film.',
      file_name: 'picture.jpg',
    });
    const picture = await bytesOf((sent.body['chatMessage'] as { url: string }).url);
    expect(await lightestOf(picture)).toBeLessThan(60);
    expect((await ben.get(`uploads/${uploadId}/check`)).code).toBe(404);
  });

  it('[D-559] of another member are not sent, and reviewed is only what can be looked at', async () => {
    const { body } = await review(await aScan());
    const foreign = formOf(undefined, { uploadId: String(body['uploadId']) });
    expect((await ben.post('uploadChatFile', foreign)).code).toBe(404);
    const note = { name: 'note.txt', bytes: Buffer.from('A note.'), type: 'text/plain' };
    expect((await review(note)).code).toBe(415);
    expect((await send(note)).code).toBe(200);
  });

  it('[D-557] with an identifier in the caption are asked about', async () => {
    const scan = await aScan('');
    const caption = 'Ask anna.lindqvist@example.org';
    const { code, body } = await send(scan, { caption, check: 'true' });
    expect(code).toBe(422);
    expect(Object.keys(body['errors'] as object)).toEqual(['caption']);
    expect((await send(scan, { caption, check: 'true', confirmed: 'true' })).code).toBe(200);
  });

  it('[D-560] as PDFs lose their title, their author and the notes on their pages', async () => {
    const document = await PDFDocument.create();
    document.setAuthor('Dr. Secret');
    document.setTitle('Lindqvist Anna');
    const page = document.addPage([300, 300]);
    const note = document.context.register(
      document.context.obj({
        Type: 'Annot',
        Subtype: 'Text',
        Rect: [10, 10, 30, 30],
        Contents: PDFString.of('Secret remark'),
        T: PDFString.of('Dr. Secret'),
      }),
    );
    page.node.set(PDFName.of('Annots'), document.context.obj([note]));
    const bytes = await document.save({ useObjectStreams: false });
    expect(Buffer.from(bytes).toString('latin1')).toContain('Secret remark');
    const sent = await sentBytes({ name: 'a.pdf', bytes, type: 'application/pdf' });
    for (const secret of ['Secret', 'Lindqvist'])
      expect(sent.toString('latin1')).not.toContain(secret);
  });

  it('[D-560] as documents of Word lose author, title, comments, and the names beside tracked changes', async () => {
    const sent = await sentBytes({
      name: 'letter.docx',
      type: `${OFFICE}.wordprocessingml.document`,
      bytes: archive({
        '[Content_Types].xml': `<Types xmlns="${NAMESPACE}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${OFFICE}.wordprocessingml.document.main+xml"/></Types>`,
        'docProps/core.xml':
          '<cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:title>Secret title</dc:title><dc:creator>Dr. Secret</dc:creator></cp:coreProperties>',
        'docProps/thumbnail.jpeg': 'Secret picture',
        'word/comments.xml':
          '<w:comments xmlns:w="w"><w:comment w:id="1" w:author="Dr. Secret"><w:p>Secret remark</w:p></w:comment></w:comments>',
        'word/document.xml':
          '<w:document xmlns:w="w"><w:body><w:p><w:commentRangeStart w:id="1"/><w:ins w:author="Dr. Secret" w:date="2026-01-01T00:00:00Z"><w:r><w:t>The letter.</w:t></w:r></w:ins><w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r></w:p></w:body></w:document>',
      }),
    });
    const parts = new Map(readZip(sent).map((part) => [part.name, unpacked(part).toString()]));
    expect([...parts.values()].join()).not.toContain('Secret');
    expect(parts.get('word/document.xml')).toContain('The letter.');
    expect(parts.get('word/document.xml')).not.toContain('comment');
    expect(parts.get('word/comments.xml')).toMatch(/<w:comments xmlns:w="w"><\/w:comments>$/);
    expect(parts.has('docProps/thumbnail.jpeg')).toBe(false);
  });

  it('[D-560] as documents that cannot be read are not taken', async () => {
    const bytes = archive({ '[Content_Types].xml': 'x', 'word/document.xml': 'y' });
    const cut = bytes.subarray(0, bytes.length - 30);
    const type = `${OFFICE}.wordprocessingml.document`;
    expect((await send({ name: 'letter.docx', type, bytes: cut })).code).toBe(415);
  });
});

function archive(parts: Readonly<Record<string, string>>): Buffer {
  const empty = { method: 0, crc: 0, size: 0, data: Buffer.alloc(0) };
  return writeZip(
    Object.entries(parts).map(([name, text]) => withBytes({ name, ...empty }, Buffer.from(text))),
  );
}

import { uploadRules } from '../../../backend/src/media/upload.rules';
import { problemOfFile } from './file-problem';

const box = (brand: string) => `\0\0\0\x18ftyp${brand}\0\0\0\0`;
const matroska = (kind: string) => `\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x1f\x42\x82\x88${kind}`;
const HEADS = {
  jpeg: '\xff\xd8\xff\xe1',
  png: '\x89PNG\r\n\x1a\n',
  webp: 'RIFF\x10\0\0\0WEBPVP8 ',
  gif: 'GIF89a',
  bmp: 'BM\x36\0',
  heic: box('heic'),
  pdf: '%PDF-1.7\n',
  mp4: box('isom'),
  mov: box('qt  '),
  oldMov: '\0\0\x10\0moov',
  webm: matroska('webm'),
  mkv: matroska('matroska'),
  ogg: 'OggS\0',
  zip: 'PK\x03\x04\x14\0',
  text: 'Dear colleague, ',
};

/** A file that begins with these bytes, followed by a megabyte of zeros. */
const file = (name: string, head: string, type = '') =>
  new File([Buffer.from(head, 'latin1'), new Uint8Array(1024 ** 2)], name, { type });

describe('[D-740] a file is judged by its first bytes', () => {
  it.each([
    ['scan.jpg', HEADS.jpeg, 'image/jpeg', uploadRules['case-image']],
    ['SCAN.JPEG', HEADS.jpeg, '', uploadRules['case-image']],
    ['scan.png', HEADS.png, 'image/png', uploadRules['case-image']],
    ['scan.webp', HEADS.webp, 'image/webp', uploadRules['case-image']],
    ['scan.heic', HEADS.heic, 'image/heic', uploadRules['case-image']],
    ['scan.heif', box('mif1'), '', uploadRules['case-image']],
    ['report.pdf', HEADS.pdf, 'application/pdf', uploadRules['case-report']],
    ['film.mp4', HEADS.mp4, 'video/mp4', uploadRules['case-video']],
    ['film.mov', HEADS.mov, 'video/quicktime', uploadRules['case-video']],
    ['film.mov', HEADS.oldMov, 'video/quicktime', uploadRules['case-video']],
    ['film.mkv', HEADS.mkv, 'video/x-matroska', uploadRules['explore-video']],
    ['film.webm', HEADS.webm, 'video/webm', uploadRules['beyond-post']],
    ['film.ogg', HEADS.ogg, 'video/ogg', uploadRules['beyond-post']],
    ['moving.gif', HEADS.gif, 'image/gif', uploadRules['beyond-post']],
    ['me.bmp', HEADS.bmp, 'image/bmp', uploadRules['profile-picture']],
    ['letter.docx', HEADS.zip, '', uploadRules['chat-file']],
    ['note.txt', HEADS.text, 'text/plain', uploadRules['chat-file']],
  ])('%s is what it says', async (name, head, type, rule) => {
    expect(await problemOfFile(file(name, head, type), rule)).toBeUndefined();
  });

  it.each([
    ['scan.jpg', HEADS.png, uploadRules['case-image'], 'a JPEG picture: it holds a PNG picture.'],
    ['scan.jpg', HEADS.pdf, uploadRules['case-image'], 'a JPEG picture: it holds a PDF.'],
    [
      'scan.png',
      box('avif'),
      uploadRules['case-image'],
      'a PNG picture: it holds an AVIF picture.',
    ],
    ['report.pdf', HEADS.zip, uploadRules['case-report'], 'a PDF: it holds an Office document.'],
    ['cv.pdf', HEADS.text, uploadRules.cv, 'a PDF: it holds something else.'],
    ['film.mp4', HEADS.mov, uploadRules['case-video'], 'an MP4 video: it holds a QuickTime video.'],
    ['note.txt', HEADS.jpeg, uploadRules['chat-file'], 'plain text: it holds a JPEG picture.'],
  ])('%s is told by name when it is not', async (name, head, rule, words) => {
    expect(await problemOfFile(file(name, head), rule)).toBe(`${name} is not ${words}`);
  });

  it('an empty file is told as such, and name and size come first', async () => {
    const empty = new File([], 'scan.jpg');
    expect(await problemOfFile(empty, uploadRules['case-image'])).toBe('scan.jpg is empty.');
    const other = file('scan.exe', HEADS.jpeg);
    expect(await problemOfFile(other, uploadRules['case-image'])).toBe(
      'Unsupported file type found',
    );
    const large = new File([new Uint8Array(6 * 1024 ** 2)], 'scan.jpg');
    expect(await problemOfFile(large, uploadRules['case-image'])).toBe(
      'File exceeding size limit found',
    );
  });
});

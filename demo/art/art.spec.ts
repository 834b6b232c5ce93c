import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { cases } from '../cases';
import { people } from '../people';
import { keyOf } from '../people/person';
import { clinicalPicture } from './clinical-picture';
import { cover, MOTIFS } from './cover';
import { portrait, portraitSvg } from './portrait';
import { reportPdf } from './report-pdf';

const digest = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const looksOf = (person: (typeof people)[number]) => ({
  ...person.looks,
  gender: person.gender,
  age: 2026 - person.born,
});

describe('A portrait', () => {
  it('is a square of 512 px and the same each time', async () => {
    const [first] = people;
    if (!first) throw new Error('Nobody is there.');
    const once = await portrait(keyOf(first), looksOf(first));
    expect(digest(await portrait(keyOf(first), looksOf(first)))).toBe(digest(once));
    expect(await sharp(once).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 512 });
  });

  it('shows everybody differently', () => {
    expect(
      new Set(people.map((person) => digest(portraitSvg(keyOf(person), looksOf(person))))).size,
    ).toBe(people.length);
  });
});

describe('A clinical picture', () => {
  it('is 1200 px wide, without anything beside its pixels, the same for a seed and another for another', async () => {
    const once = await clinicalPicture('ct-abdomen/liver', 'one');
    const found = await sharp(once).metadata();
    expect(found).toMatchObject({ format: 'jpeg', width: 1200, height: 900 });
    expect([found.exif, found.icc, found.xmp, found.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(digest(await clinicalPicture('ct-abdomen/liver', 'one'))).toBe(digest(once));
    expect(digest(await clinicalPicture('ct-abdomen/liver', 'two'))).not.toBe(digest(once));
  });

  const used = cases.flatMap(({ pictures }) => pictures);
  const oneOfEach = [...new Map(used.map((kind) => [kind.split('/')[0], kind])).values()];
  it.each(oneOfEach)('%s shows something', async (kind) => {
    const { channels } = await sharp(await clinicalPicture(kind, 'seen')).stats();
    expect(channels[0]?.stdev).toBeGreaterThan(20);
  });
});

describe('A report', () => {
  it('is a plain PDF without properties, the same each time', async () => {
    const reported = cases.flatMap((one) => (one.report ? [{ one, report: one.report }] : []));
    for (const { one, report } of reported) {
      const bytes = await reportPdf(one, report);
      expect(digest(await reportPdf(one, report))).toBe(digest(bytes));
      const read = await PDFDocument.load(bytes, { updateMetadata: false });
      expect(read.getPageCount()).toBe(1);
      expect([
        read.getAuthor(),
        read.getTitle(),
        read.getProducer(),
        read.getCreationDate(),
      ]).toEqual([undefined, undefined, undefined, undefined]);
      expect(bytes.toString('latin1')).not.toMatch(/\/JavaScript|\/JS|\/EmbeddedFile|\/Launch/);
    }
  });
});

describe('What is drawn above an article', () => {
  /** The covers as small greyscale images, as seen from a distance in the list of articles. */
  const seenFromAfar = async (motif: (typeof MOTIFS)[number]) =>
    sharp(await cover(motif, 'seen'))
      .greyscale()
      .resize(32, 18)
      .normalise()
      .raw()
      .toBuffer();

  it('[D-813] looks like no other, colours aside', async () => {
    const seen = await Promise.all(MOTIFS.map(seenFromAfar));
    const unlike = seen.flatMap((one, at) =>
      seen.slice(at + 1).map((other) => {
        const apart = [...one].map((grey, pixel) => Math.abs(grey - (other[pixel] ?? 0)));
        return apart.reduce((sum, difference) => sum + difference, 0) / apart.length;
      }),
    );
    expect(Math.min(...unlike)).toBeGreaterThan(20);
  });

  it('is the same each time', async () => {
    expect(digest(await cover('gut', 'one'))).toBe(digest(await cover('gut', 'one')));
  });
});

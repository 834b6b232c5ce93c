import { marked } from './phantom';
import { imagesOf, readAll } from './reading-bench';
import { aFile, DEFLATED, IMPLICIT, planted, writtenIn } from './support/planted';

const PLACES = 24;

describe('A packed series has nothing of what stands in a header', () => {
  it.each([IMPLICIT, '1.2.840.10008.1.2.1', DEFLATED])('in %s', async (syntax) => {
    for (let seed = 0; seed < 20; seed++) {
      const { words, word } = planted(seed);
      const file = writtenIn(syntax, aFile(word));
      const [series] = await readAll([file]);
      expect([...(series?.frames[0] ?? [])]).toEqual(marked(7));
      expect(words.length).toBeGreaterThan(PLACES);
      const found = Buffer.from(series?.bytes ?? []).toString('latin1');
      const text = `${found} ${JSON.stringify(series?.facts)}`;
      expect(words.filter((one) => text.includes(one))).toEqual([]);
      expect(text).not.toMatch(/DOE|\d{5}/);
    }
  });

  it('and the reader itself never takes names, dates or private elements into memory', async () => {
    const { words, word } = planted(99);
    const file = writtenIn(IMPLICIT, aFile(word));
    const [image] = await imagesOf([file]);
    const kept = JSON.stringify(image?.header, (_, value: unknown) => {
      if (value instanceof Map) return [...value];
      const { type, data } = (value ?? {}) as { type?: string; data?: number[] };
      return type === 'Buffer' ? Buffer.from(data ?? []).toString('latin1') : value;
    });
    // What is used to sort the frames, and then dropped.
    const wanted = words.filter((one) => kept.includes(one));
    expect(wanted.length).toBeLessThan(5);
    expect(kept).toContain('1.2.3');
  });
});

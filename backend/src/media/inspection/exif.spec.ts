import { readExif } from './exif';

const DESCRIPTION = 270;
const ASCII = 2;
const BEHIND_THE_ENTRIES = 4_000;

/** A TIFF block in which each entry claims the whole block as its text. */
function claiming(bytes: number, entries: number): Buffer {
  const block = Buffer.alloc(bytes, 'A');
  block.write('II*\0', 0, 'latin1');
  block.writeUInt32LE(8, 4);
  block.writeUInt16LE(entries, 8);
  for (let at = 10; at < 10 + entries * 12; at += 12) {
    block.writeUInt16LE(DESCRIPTION, at);
    block.writeUInt16LE(ASCII, at + 2);
    block.writeUInt32LE(bytes, at + 4);
    block.writeUInt32LE(BEHIND_THE_ENTRIES, at + 8);
  }
  return block;
}

describe('What EXIF tells', () => {
  it('is read up to half a kilobyte a text, however much an entry claims', () => {
    const { texts } = readExif(claiming(2_000_000, 200));
    expect(texts['description']).toBe('A'.repeat(512));
  });
});

import { reviewSaid } from './review.server';

const file = {
  uploadId: 'a'.repeat(32),
  name: 'ct.png',
  kind: 'image',
  category: 'IMAGE',
  bytes: 1_000,
  width: 300,
  height: null,
  pages: null,
  has_sound: false,
  check: { state: 'nothing', places: [], notLookedFor: ['face'] },
  removed: [{ kind: 'place', value: '48.1, 11.5' }],
};
const said = (files: unknown) => reviewSaid({ review: JSON.stringify(files), step: 'post' });

describe('The files that a review sends back', () => {
  it('are those that it was shown with', () => {
    expect(said([file])).toMatchObject({ files: [file], held: [{ name: 'ct.png' }], step: 'post' });
    expect(said([]).files).toEqual([]);
  });

  it.each([
    ['no list', {}],
    ['more than a post may have', Array(11).fill(file)],
    ['nothing', [null]],
    ['a name that is no text', [{ ...file, name: { toString: 1 } }]],
    ['an id that is none', [{ ...file, uploadId: { toString: 1 } }]],
    ['a kind that nobody draws', [{ ...file, kind: 'x' }]],
    ['a number that is none', [{ ...file, pages: [] }]],
    ['notes that nobody draws', [{ ...file, removed: [{ kind: 'x', value: '' }] }]],
    ['notes without end', [{ ...file, removed: Array(51).fill(file.removed[0]) }]],
  ])('are refused with %s', (_, files) => {
    expect(() => said(files)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('[D-1320] of another version say what this one does not look for', () => {
    const all = ['face', 'tattoo', 'handwriting'];
    for (const kinds of [undefined, ['voice'], 7]) {
      const check = { ...file.check, notLookedFor: kinds };
      expect(said([{ ...file, check }]).files[0]?.check.notLookedFor).toEqual(all);
    }
  });

  it('are refused when they cannot be read', () => {
    expect(() => reviewSaid({ review: '[{' })).toThrow(expect.objectContaining({ status: 400 }));
  });
});

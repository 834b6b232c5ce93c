import { toListed } from './listed-post.server';
import type { CaseFile, ClinicalPost } from './post';

const fileOf = (id: number) =>
  ({ id, mimeType: 'image/webp', mediumUrl: `${id}-m`, thumbnailUrl: `${id}-s` }) as CaseFile;
const listed = (post: Partial<ClinicalPost>) =>
  toListed({
    ...{ description: '', history: '', question: '', outcome: '', brief: null, files: [] },
    ...post,
  } as unknown as ClinicalPost);

it('A card has the small addresses of the pictures that it shows small', () => {
  const of = (...ids: number[]) =>
    listed({ files: ids.map(fileOf) }).pictures.map(({ url, smallUrl }) => [url, smallUrl]);
  expect(of(1, 2)).toEqual([['1-m', null]]);
  expect(of(1, 2, 3, 4)).toEqual([
    ['1-m', null],
    ['2-m', '2-s'],
    ['3-m', '3-s'],
  ]);
});

it('A card has the beginning of an outcome that it shows, and of no other', () => {
  const outcome = 'Recovered. '.repeat(100);
  expect(listed({ outcome }).outcome).toBe('');
  const brief = { clavien: 'none' as const, cci: 0, stayDays: 1, advice: null };
  expect(listed({ outcome, brief }).outcome).toHaveLength(251);
});

import { toListed } from './listed-post.server';
import type { CaseFile, ClinicalPost } from './post';

const fileOf = (id: number) =>
  ({
    id,
    mimeType: 'image/webp',
    mediumUrl: `${id}-m`,
    thumbnailUrl: `${id}-s`,
    pages: [],
  }) as Partial<CaseFile> as CaseFile;
const listed = (post: Partial<ClinicalPost>) =>
  toListed({
    description: '',
    history: '',
    question: '',
    brief: null,
    files: [],
    ...post,
  } as unknown as ClinicalPost);

it('A card has the small addresses of the pictures that it shows small', () => {
  const of = (...ids: number[]) =>
    listed({ files: ids.map(fileOf) }).pictures.map(({ url, smallUrl }) => [url, smallUrl]);
  expect(of(1, 2)).toEqual([
    ['1-m', null],
    ['2-m', '2-s'],
  ]);
  expect(of(1, 2, 3, 4)).toEqual([
    ['1-m', null],
    ['2-m', '2-s'],
    ['3-m', '3-s'],
  ]);
});

it('A card has the figures of an outcome, not its text', () => {
  const brief = { clavien: 'none' as const, cci: 0, stayDays: 1, advice: null };
  const card = listed({ outcome: 'Recovered.', brief });
  expect(card.brief).toEqual(brief);
  expect(card).not.toHaveProperty('outcome');
});

it('[D-1195] A card knows the colour and the shape of its pictures, of a report those of its first page', () => {
  const picture = { ...fileOf(1), color: '#6888b8', width: 640, height: 480 };
  const page = { url: 'p', thumbnailUrl: 't', width: 595, height: 842 };
  const { pictures } = listed({ files: [picture, { ...fileOf(2), pages: [page] }] });
  expect(pictures).toMatchObject([
    { color: '#6888b8', width: 640, height: 480 },
    { width: 595, height: 842 },
  ]);
});

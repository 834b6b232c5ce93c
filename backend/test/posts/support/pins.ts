import { caseForm, idIn, withImages } from '../../clinical-cases/support/cases';
import { aPicture } from '../../media/support/samples';
import type { Person } from '../../support/people';

export type Row = Record<string, unknown>;

/** @returns a case with pictures, and the ids of its files */
export async function pictured(author: Person, files = 1) {
  const bytes = await aPicture(80, 60).jpeg().toBuffer();
  const picture = { name: 'a.jpg', bytes, type: 'image/jpeg' };
  const pictures = Array.from({ length: files }, () => picture);
  const post = idIn(await author.post('clinicalCases', withImages(caseForm(), pictures)));
  const { result } = (await author.get(`posts/${post}`)).body as unknown as {
    result: { files: { id: number }[] };
  };
  return { post, files: result.files.map(({ id }) => id) };
}

export const at = (file: unknown, more: object = {}) => ({
  file,
  shape: 'point',
  points: [[250, 666.66]],
  ...more,
});

export const say = (by: Person, post: number, pins: unknown, more: object = {}) =>
  by.post(`posts/${post}/comments`, { text: 'Here.', pins, ...more });

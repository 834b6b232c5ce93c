import { api, dataOf, type RouteArgs } from '../../wire/client.server';
import { fromPost, type PostView } from '../post-views.server';

export interface SimilarCase {
  id: number;
  diagnosis: string;
  speciality: string;
  isOpen: boolean;
  hasOutcome: boolean;
}

/** The nearest first, five at most. */
export async function similarTo(args: RouteArgs, id: number): Promise<SimilarCase[]> {
  const params = { path: { id } };
  const { result } = await dataOf(api(args).GET('/posts/{id}/similar', { params }));
  return result.map(toSimilar);
}

/** Cases similar to a text that is being written. */
export async function similarToText(args: RouteArgs, text: string): Promise<SimilarCase[]> {
  const body = { text };
  const { result } = await dataOf(api(args).POST('/posts/similar', { body }));
  return result.map(toSimilar);
}

function toSimilar(row: PostView): SimilarCase {
  const { id, diagnosis, speciality, isOpen, hasOutcome } = fromPost(row);
  return { id, diagnosis, speciality, isOpen, hasOutcome };
}

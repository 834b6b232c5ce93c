import { api, dataOf, type RouteArgs } from '../../wire/client.server';
import type { components } from '../../wire/schema';

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
  const { result } = await dataOf(api(args).GET('/clinicalCases/{id}/similar', { params }));
  return result.map(toSimilar);
}

/** Cases similar to a text that is being written. */
export async function similarToText(args: RouteArgs, text: string): Promise<SimilarCase[]> {
  const body = { text };
  const { result } = await dataOf(api(args).POST('/clinicalCases/similar', { body }));
  return result.map(toSimilar);
}

const toSimilar = (row: components['schemas']['CaseView']): SimilarCase => ({
  id: row.id,
  diagnosis: row.diagnosis,
  speciality: row.speciality,
  isOpen: row.status !== 'Closed',
  hasOutcome: row.outcome_state === 'reported',
});

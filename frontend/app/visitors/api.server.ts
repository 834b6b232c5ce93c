import { ageOf } from '../clinical-cases/post-views.server';
import type { FormValues } from '../lib/form-state';
import { api, dataOf, type PassedOn, postForm, type RouteArgs } from '../wire/client.server';
import type { components } from '../wire/schema';

/** The beginning of a case, without its author and files. */
export interface CasePreview {
  id: number;
  speciality: string;
  age: string;
  gender: string;
  diagnosis: string;
  text: string;
  postedAt: string;
}

export interface PageOf<Item> {
  items: Item[];
  nextBefore: number | null;
}

type PreviewRow = components['schemas']['PreviewView'];

export async function casePreviews(args: RouteArgs, before?: number): Promise<PageOf<CasePreview>> {
  const { result, nextBefore } = await dataOf(
    api(args).GET('/visitor/cases', { params: { query: { before } } }),
  );
  return { items: result.map(toPreview), nextBefore };
}

export const admitVisitor = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/addCommunityNonRegister', form });

/** Checks a picture without storing it. */
export const tryGate = (args: RouteArgs, form: PassedOn) =>
  postForm(args, { path: '/visitor/gate', form });

export function toPreview(row: PreviewRow): CasePreview {
  return {
    id: row.id,
    speciality: row.speciality,
    age: ageOf(row.age ?? '', row.ageUnit).age,
    gender: row.gender,
    diagnosis: row.diagnosis,
    text: row.text,
    postedAt: row.created_at,
  };
}

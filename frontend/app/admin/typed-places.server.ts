import type { RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import type { Reply } from '../wire/reply';
import { api } from '../wire/untyped.server';

/** A city or school that members typed because our list lacks it. */
export interface TypedPlace {
  id: number;
  kind: string;
  name: string;
  country: string;
  city: string;
  uses: number;
  typed_at: string;
}

/** An entry of our list. */
export interface Entry {
  id: number;
  name: string;
  where: string;
}

interface Listed {
  result: TypedPlace[];
  nextBefore: number | null;
}

interface Mergeable {
  place: TypedPlace;
  entries: Entry[];
}

const callOf = (id: string) => `admin/typed-places/${encodeURIComponent(id)}` as const;

export async function typedPlaces(args: RouteArgs, before?: string): Promise<Listed> {
  return answered(await api(args).get<Listed>('admin/typed-places', { params: { before } }));
}

export async function mergeable(args: RouteArgs, id: string, term?: string): Promise<Mergeable> {
  return answered(await api(args).get<{ result: Mergeable }>(callOf(id), { params: { term } }))
    .result;
}

export const mergePlace = (args: RouteArgs, id: string, into: number): Promise<Reply<unknown>> =>
  api(args).post(`${callOf(id)}/merge`, { into });

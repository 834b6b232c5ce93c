import type { RouteArgs } from '../wire/client.server';
import type { components } from '../wire/schema';
import { checkOf } from './api.server';
import type { FileCheck, ReviewedFile } from './review';

type Views = components['schemas'];

export function toReviewed(row: Views['ReviewedChatFileView']): ReviewedFile {
  return {
    uploadId: row.uploadId,
    name: row.name,
    neutralName: row.neutral_name,
    kind: row.kind,
    bytes: row.bytes,
    pages: row.pages ?? 1,
    check: toCheck(row.check),
  };
}

export const toCheck = ({ state, places, notLookedFor }: Views['FileCheckView']): FileCheck => ({
  state,
  notLookedFor,
  places: places.map(({ confidence: _, second: __, ...place }) => ({
    ...place,
    page: place.page ?? 1,
  })),
});

export const checkNow = async (args: RouteArgs, uploadId: string) =>
  toCheck(await checkOf(args, uploadId));

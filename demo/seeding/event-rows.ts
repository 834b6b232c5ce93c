import { type DemoEvent } from '../events/programme';
import { Random } from '../random';
import { type Row } from './bulk';
import { type StoredFile } from './demo-files';

export const MINUTE_MS = 60_000;

export interface Written {
  readonly id: number;
  readonly from: DemoEvent;
  readonly startsAt: Date;
}

export function assetRow(
  banner: StoredFile,
  { id, ownerId, made }: { id: number; ownerId: number; made: Date },
): Row {
  return { id, ...banner, owner_id: ownerId, created_at: made, attached_at: made };
}

export function eventRow(
  { id, from, startsAt }: Written,
  { bannerId, made }: { bannerId: number; made: Date },
): Row {
  const { kind, title, description, location, minutes, going } = from;
  return {
    ...{ id, kind, title, description, location },
    link: `https://meet.suture.example/${id}`,
    banner_asset_id: bannerId,
    starts_at: startsAt,
    ends_at: new Date(startsAt.getTime() + minutes * MINUTE_MS),
    published_at: made,
    registration_count: going,
    version: 1,
    created_at: made,
  };
}

export function registrationRows(
  { id, from }: Written,
  members: readonly number[],
  made: Date,
): Row[] {
  return new Random(`going ${from.title}`)
    .some(members, from.going)
    .map((memberId) => ({ event_id: id, member_id: memberId, created_at: made }));
}

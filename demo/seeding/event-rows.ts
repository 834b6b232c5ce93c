import { programmeIn, type Speaker, speakersIn } from '../../backend/src/events/event-lines.rules';
import { type DemoEvent } from '../events/programme';
import { Random } from '../random';
import { type Row } from './bulk';
import { type StoredFile } from './demo-files';
import type { MemberIds } from './member-ids';

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
  { bannerId, made, members }: { bannerId: number; made: Date; members: MemberIds },
): Row {
  const { kind, title, description, location, minutes, going, host = '' } = from;
  return {
    id,
    kind,
    title,
    description,
    location,
    link: `https://meet.suture.example/${id}`,
    host,
    speakers: speakersOf(from, members),
    programme: programmeIn(from.programme ?? '') ?? [],
    recording_url: from.recording ?? null,
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

function speakersOf({ title, speakers = '' }: DemoEvent, members: MemberIds): Speaker[] {
  const lines = speakers.replace(/@([\w.-]+)/g, (_, key: string) => `/profile/${members.of(key)}`);
  const read = speakersIn(lines);
  if (!read) throw new Error(`The speakers of “${title}” cannot be read.`);
  return read;
}

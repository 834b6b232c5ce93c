import { CLINICAL_POST, type ReaderNames, seenBy } from './clinical-post.sql';

export const ASKING_READER: ReaderNames = { viewer: ':viewer', isAdmin: ':isAdmin' };

/** Returns the values for the `?` placeholders of a condition, in order. */
type ViewerParams = (viewer: { memberId: number; isAdmin: boolean }, now: Date) => unknown[];

/** The SQL names for the placeholders of a domain's condition; `values`: its `viewerParams`. */
export function namesOf(values: ViewerParams, { viewer, isAdmin }: ReaderNames): string[] {
  const stand = { memberId: viewer, isAdmin } as unknown as { memberId: number; isAdmin: boolean };
  return values(stand, ':now' as unknown as Date).map(String);
}

/** `VISIBLE` with other names for the reader. Takes `now`. */
export const visibleTo = (reader: ReaderNames = ASKING_READER): string => seenBy(reader);

/** Whether anyone but its author can see post `p` by account `a`. Takes `now`. */
export const VISIBLE_TO_SOMEBODY = seenBy({ viewer: '0', isAdmin: 'false' }, 'true');

/**
 * The comments `c` shown in the discussion of a clinical post. Deleted accounts are few, so their
 * ids are read once.
 */
export const SHOWN_COMMENT = `c.subject_kind = '${CLINICAL_POST}' and c.deleted_at is null
  and c.author_id not in (select id from account where deleted_at is not null)`;

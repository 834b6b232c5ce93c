import { isBlinded } from './blinding.sql';
import { CLINICAL_POST, type ReaderNames, seenBy } from './clinical-post.sql';

export const ASKING_READER: ReaderNames = { viewer: ':viewer', isAdmin: ':isAdmin' };

/** What fills the question marks of a condition, in their order. */
type ViewerParams = (viewer: { memberId: number; isAdmin: boolean }, now: Date) => unknown[];

/** What fills the conditions of a domain, in its order: `values` is its `viewerParams`. */
export function namesOf(values: ViewerParams, { viewer, isAdmin }: ReaderNames): string[] {
  const stand = { memberId: viewer, isAdmin } as unknown as { memberId: number; isAdmin: boolean };
  return values(stand, ':now' as unknown as Date).map(String);
}

/** `VISIBLE` for other names of the reader. Takes `now`. */
export const visibleTo = (reader: ReaderNames = ASKING_READER): string => seenBy(reader);

/** Whether anybody but its author can see a post `p` by account `a`. Takes `now`. */
export const VISIBLE_TO_SOMEBODY = seenBy({ viewer: '0', isAdmin: 'false' }, 'true');

/**
 * Whether comments and outcome of a post `p` are withheld from a reader. Then nothing of their words finds it, counts, or changes its
 * place.
 */
export const WITHHELD = isBlinded({ member: ':viewer', isAdmin: ':isAdmin', now: ':now' });

/** Comments `c` that the discussion of a clinical post shows. Those who left are few, so their ids are read once. */
export const SHOWN_COMMENT = `c.subject_kind = '${CLINICAL_POST}' and c.deleted_at is null
  and c.author_id not in (select id from account where deleted_at is not null)`;

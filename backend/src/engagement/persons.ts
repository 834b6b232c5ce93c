import { MediaAddresses } from '../media/media.addresses';

/** A member as lists show them. */
export interface PersonRow {
  readonly memberId: number;
  readonly fullName: string;
}

/** What a list selects of a member: `a` is the account. */
export const PERSON_COLUMNS = `a.id as "memberId", a.first_name || ' ' || a.last_name as "fullName"`;

export const PERSON_JOINS = '';

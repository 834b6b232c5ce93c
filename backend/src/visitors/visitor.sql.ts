import { columns, statement } from '../platform/database/statement';
import { Visitor } from './visitor.entity';

const ANSWERS = columns(Visitor, 'name', 'email', 'profession', 'mobileNumber');

/** Repeating the same answers updates the existing row with today's consent. */
export const KEEP_KNOWN = statement({
  takes: { ...ANSWERS, ...columns(Visitor, 'consentVersion', 'createdAt') },
  gives: columns(Visitor, 'id'),
  sql: `update visitor set consent_version = :consentVersion, created_at = :createdAt
    where name = :name and email = :email and profession = :profession and mobile_number is not distinct from :mobileNumber
    returning id`,
});

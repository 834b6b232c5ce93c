import { Account } from '../../auth/account.entity';
import {
  columns,
  ids,
  nullable,
  number,
  statement,
  text,
  texts,
  time,
} from '../../platform/database/statement';
import { AUTHOR_COLUMNS, authorJoins } from '../../profiles/author';
import { AUTHOR } from '../../profiles/author-columns';
import { Opportunity } from '../opportunity.entity';
import { OpportunityApplication } from '../opportunity-application.entity';

const { id, opportunityId, applicantId, cvAssetId, state } = columns(
  OpportunityApplication,
  'id',
  'opportunityId',
  'applicantId',
  'cvAssetId',
  'state',
);
const CONTENT = columns(
  OpportunityApplication,
  'name',
  'email',
  'contact',
  'address',
  'medicalCollege',
  'degree',
  'why',
);
const ROW = {
  id,
  opportunityId,
  applicantId,
  state,
  ...CONTENT,
  ...columns(OpportunityApplication, 'createdAt', 'word'),
  ...AUTHOR,
  cvKey: nullable(text),
  cvName: nullable(text),
};
const SELECT = `select p.id, p.opportunity_id as "opportunityId", p.applicant_id as "applicantId", p.name, p.email, p.contact, p.address,
    p.medical_college as "medicalCollege", p.degree, p.why, p.word, p.state, p.created_at as "createdAt", cv.key as "cvKey", cv.original_name as "cvName", ${AUTHOR_COLUMNS}
  from opportunity_application p left join asset cv on cv.id = p.cv_asset_id ${authorJoins('p.applicant_id')}`;

/** A withdrawn one is made anew. Gives nothing where this member has applied already. */
export const APPLY = statement({
  takes: {
    opportunityId,
    applicantId,
    cvAssetId,
    ...CONTENT,
    ...columns(OpportunityApplication, 'createdAt'),
  },
  gives: { id },
  sql: `insert into opportunity_application as p
      (opportunity_id, applicant_id, name, email, contact, address, medical_college, degree, why, cv_asset_id, state, created_at)
    values (:opportunityId, :applicantId, :name, :email, :contact, :address, :medicalCollege, :degree, :why, :cvAssetId, 'submitted', :createdAt)
    on conflict (opportunity_id, applicant_id) do update set name = excluded.name, email = excluded.email, contact = excluded.contact,
      address = excluded.address, medical_college = excluded.medical_college, degree = excluded.degree, why = excluded.why, cv_asset_id = excluded.cv_asset_id,
      state = 'submitted', created_at = excluded.created_at, word = '', viewed_at = null, decided_at = null, withdrawn_at = null
    where p.state = 'withdrawn' returning id`,
});

export const RESPONSES_TO = statement({
  takes: { opportunityId, states: texts, until: time, below: id, most: number, from: number },
  gives: ROW,
  sql: `${SELECT} where p.opportunity_id = :opportunityId and p.state = any(cast(:states as text[])) and p.created_at <= :until and p.id < :below
    order by p.id desc limit :most offset :from`,
});

export const COUNT_RESPONSES_TO = statement({
  takes: { opportunityId },
  gives: { state, count: number },
  sql: 'select state, count(*) as count from opportunity_application where opportunity_id = :opportunityId group by state',
});

export const MARK_VIEWED = statement({
  takes: { ids, now: time },
  gives: {},
  sql: `update opportunity_application set state = 'viewed', viewed_at = :now
    where id = any(:ids::bigint[]) and state = 'submitted'`,
});

export const OF_APPLICANT = statement({
  takes: { applicantId, before: id, most: number },
  gives: ROW,
  sql: `${SELECT} where p.applicant_id = :applicantId and p.id < :before order by p.id desc limit :most`,
});

/** What its applicant may read, and the owner unless it is withdrawn. */
export const VISIBLE_APPLICATION = statement({
  takes: { id, readerId: applicantId },
  gives: ROW,
  sql: `${SELECT} join opportunity o on o.id = p.opportunity_id
    where p.id = :id and (p.applicant_id = :readerId or (o.owner_id = :readerId and p.state <> 'withdrawn'))`,
});

export const LOCK_RESPONSE = statement({
  takes: { id, opportunityId },
  gives: { state },
  sql: 'select state from opportunity_application where id = :id and opportunity_id = :opportunityId for update',
});

export const LOCK_OWN = statement({
  takes: { id, applicantId },
  gives: { state },
  sql: 'select state from opportunity_application where id = :id and applicant_id = :applicantId for update',
});

export const WITHDRAW = statement({
  takes: { id, now: time },
  gives: { opportunityId, cvAssetId },
  sql: `update opportunity_application p set state = 'withdrawn', withdrawn_at = :now, name = '', email = '', contact = '', address = '',
      medical_college = '', degree = '', why = '', word = '', cv_asset_id = null
    from (select id, cv_asset_id from opportunity_application where id = :id) before where p.id = before.id
    returning p.opportunity_id as "opportunityId", before.cv_asset_id as "cvAssetId"`,
});

export const REMOVE_FROM = statement({
  takes: { opportunityIds: ids },
  gives: { cv: cvAssetId },
  sql: 'delete from opportunity_application where opportunity_id = any(:opportunityIds::bigint[]) returning cv_asset_id as cv',
});

const { email } = columns(Account, 'email');

export const FACTS_OF = statement({
  takes: { id },
  gives: {
    id,
    opportunityId,
    applicantId,
    state,
    ...columns(OpportunityApplication, 'word'),
    ...columns(Opportunity, 'ownerId', 'title'),
    applicantName: text,
    applicantEmail: email,
    ownerName: text,
    ownerEmail: email,
  },
  sql: `select p.id, p.opportunity_id as "opportunityId", p.applicant_id as "applicantId", o.owner_id as "ownerId", o.title, p.state, p.word,
      trim(applicant.first_name || ' ' || applicant.last_name) as "applicantName", applicant.email as "applicantEmail",
      trim(owner.first_name || ' ' || owner.last_name) as "ownerName", owner.email as "ownerEmail"
    from opportunity_application p join opportunity o on o.id = p.opportunity_id
      join account applicant on applicant.id = p.applicant_id and applicant.deleted_at is null
      join account owner on owner.id = o.owner_id and owner.deleted_at is null
    where p.id = :id`,
});

/** Those who wait for an answer. */
export const OPEN_APPLICANTS = statement({
  takes: { opportunityId },
  gives: { id, applicantId },
  sql: `select id, applicant_id as "applicantId" from opportunity_application
    where opportunity_id = :opportunityId and state in ('submitted', 'viewed') order by id`,
});

/** Those who are told of changes: everybody but the declined and who withdrew. */
export const HOPEFUL_APPLICANTS = statement({
  takes: { opportunityId },
  gives: { applicantId },
  sql: `select applicant_id as "applicantId" from opportunity_application
    where opportunity_id = :opportunityId and state in ('submitted', 'viewed', 'accepted') order by id`,
});

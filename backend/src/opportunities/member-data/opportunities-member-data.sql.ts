import { columns, nullable, statement, text, time } from '../../platform/database/statement';
import { Opportunity } from '../opportunity.entity';
import { OpportunityApplication } from '../opportunity-application.entity';

export const POSTED_BY = statement({
  takes: { memberId: columns(Opportunity, 'ownerId').ownerId },
  gives: {
    ...columns(Opportunity, 'id', 'title', 'description', 'speciality', 'type'),
    ...columns(Opportunity, 'qualifications', 'experience', 'closedAt'),
    country: text,
    city: text,
    duration: text,
    from: text,
    to: text,
    deadline: nullable(text),
    responses: columns(Opportunity, 'responseCount').responseCount,
    postedAt: time,
  },
  sql: `select o.id, o.title, country.name as country, o.city_name as city, o.duration_amount || ' ' || o.duration_unit as duration,
      o.from_date::text as "from", o.to_date::text as "to", o.deadline::text as deadline, o.description, o.speciality, o.type, o.qualifications,
      o.experience, o.response_count as responses, o.created_at as "postedAt", o.closed_at as "closedAt"
    from opportunity o join country on country.id = o.country_id where o.owner_id = :memberId order by o.id`,
});

export const APPLIED_BY = statement({
  takes: { memberId: columns(OpportunityApplication, 'applicantId').applicantId },
  gives: {
    ...columns(OpportunityApplication, 'id', 'name', 'email', 'contact', 'address'),
    ...columns(OpportunityApplication, 'medicalCollege', 'degree', 'why', 'word', 'state'),
    opportunity: columns(Opportunity, 'title').title,
    cv: nullable(text),
    appliedAt: time,
  },
  sql: `select p.id, o.title as opportunity, p.name, p.email, p.contact, p.address, p.medical_college as "medicalCollege", p.degree, p.why, p.word, p.state,
      'files/' || cv.purpose || '-' || cv.id || substring(cv.key from '\\.\\w+$') as cv, p.created_at as "appliedAt"
    from opportunity_application p join opportunity o on o.id = p.opportunity_id left join asset cv on cv.id = p.cv_asset_id
    where p.applicant_id = :memberId order by p.id`,
});

export const FORGET_APPLICATIONS = statement({
  takes: { memberId: columns(OpportunityApplication, 'applicantId').applicantId },
  gives: {},
  sql: `with gone as (delete from opportunity_application where applicant_id = :memberId returning opportunity_id, state)
    update opportunity o set response_count = response_count - 1 from gone
    where o.id = gone.opportunity_id and gone.state <> 'withdrawn' and o.forgotten_at is null`,
});

import { columns, type RowOf, statement } from '../../platform/database/statement';
import { Country } from '../../reference-data/country.entity';
import { MedicalRegistration } from './medical-registration.entity';
import { Membership as MembershipEntity } from './membership.entity';

const OWNER = columns(MembershipEntity, 'accountId');
const ASSOCIATIONS = columns(MembershipEntity, 'associations', 'otherInternational');

export const MEMBERSHIP_OF = statement({
  takes: OWNER,
  gives: ASSOCIATIONS,
  sql: 'select associations, other_international as "otherInternational" from membership where account_id = :accountId',
});
/** An international association that is not on the list is empty where there is none. */
export type Membership = RowOf<typeof MEMBERSHIP_OF>;

export const SAVE_MEMBERSHIP = statement({
  takes: { ...OWNER, ...ASSOCIATIONS, ...columns(MembershipEntity, 'savedAt') },
  gives: {},
  sql: `insert into membership (account_id, associations, other_international, saved_at)
    values (:accountId, :associations, :otherInternational, :savedAt)
    on conflict (account_id) do update set associations = excluded.associations,
      other_international = excluded.other_international, saved_at = excluded.saved_at`,
});

/** In the order in which they were added. */
export const REGISTRATIONS_OF = statement({
  takes: columns(MedicalRegistration, 'accountId'),
  gives: {
    ...columns(MedicalRegistration, 'countryId', 'region', 'number'),
    country: columns(Country, 'name').name,
  },
  sql: `select r.country_id as "countryId", country.name as country, r.region, r.number
    from medical_registration r join country on country.id = r.country_id where r.account_id = :accountId order by r.position`,
});
export type RegistrationRow = RowOf<typeof REGISTRATIONS_OF>;

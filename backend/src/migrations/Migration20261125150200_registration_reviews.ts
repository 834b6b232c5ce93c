import { Migration } from '@mikro-orm/migrations';

/**
 * What became of each registration that a member gave. A registration is written anew whenever its member saves the list, so its
 * review stands beside it and is found by what the registration says. The trigger gives one to every new registration, also to
 * those that the version before writes.
 */
export class Migration20261125150200_registration_reviews extends Migration {
  override up(): void {
    this.addSql(`create table registration_review (
      id bigint generated always as identity primary key,
      account_id bigint not null references profile (account_id) on delete cascade,
      country_id integer not null references country (id),
      region text not null,
      number text not null,
      state text not null default 'waiting' check (state in ('waiting', 'asked', 'confirmed', 'refused', 'expired')),
      created_at timestamptz not null,
      waiting_since timestamptz not null,
      question text,
      answer text,
      reason text,
      proof_asset_id bigint references asset (id),
      confirmed_on date,
      valid_until date,
      told_days smallint,
      decided_by bigint references account (id),
      decided_at timestamptz,
      unique (account_id, country_id, region, number)
    )`);
    this.addSql('create index registration_review_state on registration_review (state, id)');
    this.addSql(
      'create index registration_review_proof on registration_review (proof_asset_id) where proof_asset_id is not null',
    );
    this.addSql(
      'create index registration_review_end on registration_review (valid_until) where confirmed_on is not null',
    );
    this.addSql(`insert into registration_review (account_id, country_id, region, number, state, created_at, waiting_since, confirmed_on, valid_until)
      select r.account_id, r.country_id, r.region, r.number,
        case when r.position = 1 and p.registration_verified_on is not null then 'confirmed' else 'waiting' end, r.saved_at, r.saved_at,
        case when r.position = 1 then p.registration_verified_on end, case when r.position = 1 then p.registration_verified_until end
      from medical_registration r join profile p on p.account_id = r.account_id order by r.saved_at, r.account_id, r.position
      on conflict do nothing`);
    this.addSql(`create function review_registration() returns trigger language plpgsql as $$
      begin
        insert into registration_review (account_id, country_id, region, number, created_at, waiting_since)
          values (new.account_id, new.country_id, new.region, new.number, new.saved_at, new.saved_at) on conflict do nothing;
        return null;
      end $$`);
    this.addSql(`create trigger medical_registration_reviewed after insert on medical_registration
      for each row execute function review_registration()`);
  }
}

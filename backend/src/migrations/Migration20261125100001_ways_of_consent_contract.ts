import { Migration } from '@mikro-orm/migrations';

/** A consent may be given with a patient's link: the version that still runs neither writes that word nor minds it. */
export class Migration20261125100001_ways_of_consent_contract extends Migration {
  override up(): void {
    this.addSql(
      'alter table clinical_post_consent drop constraint clinical_post_consent_way_check',
    );
    this.addSql(`alter table clinical_post_consent add constraint clinical_post_consent_way_check
      check (way in ('written', 'verbal', 'guardian', 'next-of-kin', 'institution', 'declared', 'patient-link')) not valid`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** The members of a speciality, with what decides who is asked first: read from the index alone. */
export class Migration20261124140002_speciality_with_registration extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists profile_of_speciality');
    this.addSql(
      `create index concurrently profile_of_speciality on profile (speciality, account_id)
       include (registration_verified_on, registration_verified_until)`,
    );
    this.addSql('drop index concurrently if exists profile_speciality');
  }
}

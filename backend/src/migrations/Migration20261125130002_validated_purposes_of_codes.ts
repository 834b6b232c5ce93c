import { Migration } from '@mikro-orm/migrations';

export class Migration20261125130002_validated_purposes_of_codes extends Migration {
  override up(): void {
    this.addSql('alter table one_time_code validate constraint one_time_code_purpose_check');
  }
}

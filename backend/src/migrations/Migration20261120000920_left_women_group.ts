import { Migration } from '@mikro-orm/migrations';

/** Whoever has left Women in Surgery no longer answers that they join it: the profile's page shows this answer and saves it. */
export class Migration20261120000920_left_women_group extends Migration {
  override up(): void {
    this.addSql(`update profile set joins_women_group = false
      from chat_member m join chat_room r on r.id = m.room_id
      where r.group_key = 'women' and m.left_at is not null and m.member_id = profile.account_id and profile.joins_women_group`);
  }
}

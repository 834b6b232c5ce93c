import { Migration } from '@mikro-orm/migrations';

/** Marks of outcomes: a mark belongs to a comment, a step or an outcome. */
export class Migration20261201090000_pins_of_outcomes extends Migration {
  override up(): void {
    this.addSql('alter table pin add column outcome_id bigint');
    this.addSql(`alter table pin add constraint pin_outcome_id_fkey
      foreign key (outcome_id) references case_outcome (post_id) on delete cascade not valid`);
    this.addSql(`alter table pin add constraint pin_of_one_check
      check (num_nonnulls(comment_id, step_id, outcome_id) = 1) not valid`);
  }
}

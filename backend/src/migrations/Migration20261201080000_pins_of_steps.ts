import { Migration } from '@mikro-orm/migrations';

/** Marks of steps: a mark belongs to a comment or to a step. */
export class Migration20261201080000_pins_of_steps extends Migration {
  override up(): void {
    this.addSql('alter table pin add column step_id bigint');
    this.addSql(`alter table pin add constraint pin_step_id_fkey
      foreign key (step_id) references case_step (id) on delete cascade not valid`);
    this.addSql('alter table pin alter column comment_id drop not null');
    this.addSql(`alter table pin add constraint pin_owner_check
      check (num_nonnulls(comment_id, step_id) = 1) not valid`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Adds the state `held`. The version before reads such a file as one that is not ready, and loses nothing. */
export class Migration20261130040002_states_of_files_contract extends Migration {
  override up(): void {
    this.addSql('alter table asset drop constraint asset_state_check');
    this.addSql(
      `alter table asset add constraint asset_state_check check (state in ('pending', 'held', 'ready', 'rejected')) not valid`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Which processes of the product live: each says so every few seconds. Lost with a crash, and right again a moment later. */
export class Migration20261120000810_live_processes extends Migration {
  override up(): void {
    this.addSql(`create unlogged table live_process (
      id uuid primary key,
      kind text not null,
      seen_at timestamptz not null
    )`);
  }
}

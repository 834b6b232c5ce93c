import { Migration } from '@mikro-orm/migrations';

/** Comments that the author of a case names when its outcome is known. */
export class Migration20261123150200_case_advice extends Migration {
  override up(): void {
    this.addSql(`create table case_advice (
      comment_id bigint primary key references comment (id) on delete cascade,
      post_id bigint not null references clinical_post (id),
      adviser_id bigint not null references account (id),
      effect text not null check (effect in ('changed', 'confirmed', 'otherwise')),
      credited_at timestamptz not null
    )`);
    this.addSql('create index case_advice_post on case_advice (post_id)');
    this.addSql('create index case_advice_adviser on case_advice (adviser_id, post_id)');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Who filled in the visitors' form, and which posts show them their files. */
export class Migration20261120000440_visitors extends Migration {
  override up(): void {
    this.addSql(`create table visitor (
      id bigint generated always as identity primary key,
      name text not null,
      email text not null,
      profession text not null check (profession in ('Student', 'Physician', 'Non Medical Person')),
      mobile_number text,
      consent_version text not null,
      created_at timestamptz not null
    )`);
    this.addSql('create index visitor_age on visitor (created_at)');
    this.addSql(
      'alter table clinical_post add column is_visible_to_visitors boolean not null default false',
    );
  }
}

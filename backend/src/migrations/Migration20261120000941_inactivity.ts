import { Migration } from '@mikro-orm/migrations';

/**
 * When somebody logged in last, when they were warned, and since when the account is deactivated. For accounts that were there before
 * it is the day of this migration, so that nobody is warned too early.
 */
export class Migration20261120000941_inactivity extends Migration {
  override up(): void {
    this.addSql(
      'alter table account add column last_log_in_at timestamptz not null default now(), add column inactivity_warned_at timestamptz, add column deactivated_at timestamptz',
    );
    this.search();
  }

  /** A deactivated account is not found. */
  private search(): void {
    this.addSql(`create or replace function index_surgeons(members bigint[]) returns void language plpgsql as $$
      declare dropped text[];
      begin
        with old as (delete from surgeon_key where member_id = any(members) returning word)
          select array_agg(distinct word) into dropped from old;
        insert into surgeon_key (member_id, key, word, is_first, speciality, city_id, country_id)
          select id, array_to_string(words[i:] || words[:i - 1], ' '), words[i], i = 1, speciality, city_id, country_id
          from (
            select a.id, regexp_split_to_array(search_text(a.first_name || ' ' || a.last_name), ' ') as words,
              coalesce(p.speciality, '') as speciality, p.city_id, c.country_id
            from account a left join profile p on p.account_id = a.id left join city c on c.id = p.city_id
            where a.id = any(members) and a.deleted_at is null and a.deactivated_at is null and a.onboarding_step >= 2
          ) as person, generate_subscripts(words, 1) as i where words[i] <> '' and i <= 8
          on conflict do nothing;
        insert into surgeon_word select distinct word from surgeon_key where member_id = any(members) order by word on conflict do nothing;
        delete from surgeon_word w where w.word = any(dropped) and not exists (select from surgeon_key k where k.word = w.word);
      end
    $$`);
    this.addSql(`create or replace function index_changed_accounts() returns trigger language plpgsql as $$
      declare members bigint[] := array(select n.id from changed n join former o on o.id = n.id
        where (n.first_name, n.last_name, n.onboarding_step >= 2, n.deleted_at is null, n.deactivated_at is null)
          is distinct from (o.first_name, o.last_name, o.onboarding_step >= 2, o.deleted_at is null, o.deactivated_at is null));
      begin
        if members <> '{}' then perform index_surgeons(members); end if;
        return null;
      end
    $$`);
  }
}

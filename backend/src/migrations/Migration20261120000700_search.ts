import { Migration } from '@mikro-orm/migrations';

/**
 * By which words members are found. Kept by triggers, in the transaction of whatever changes a name, a place or a state: a member
 * is found as soon as step 2 is done, and no longer as soon as the account is left.
 */
export class Migration20261120000700_search extends Migration {
  override up(): void {
    this.tables();
    this.names();
    this.accounts();
    this.profiles();
    this.addSql('select index_surgeons(array(select id from account))');
  }

  /** A row for each word of a name: the name turned so that it begins with this word. Filter and order come from one index. */
  private tables(): void {
    this.addSql(`create table surgeon_key (
      member_id bigint not null references account (id) on delete cascade,
      key text collate "C" not null,
      word text collate "C" not null,
      is_first boolean not null,
      speciality text not null,
      city_id bigint,
      country_id integer,
      primary key (member_id, key)
    )`);
    this.addSql('create index surgeon_key_order on surgeon_key (key, member_id)');
    this.addSql('create index surgeon_key_word on surgeon_key (word, key)');
    this.addSql(
      `create index surgeon_key_speciality on surgeon_key (speciality, key) where speciality <> ''`,
    );
    this.addSql(
      'create index surgeon_key_city on surgeon_key (city_id, key) where city_id is not null',
    );
    this.addSql(
      'create index surgeon_key_country on surgeon_key (country_id, key) where country_id is not null',
    );
    // Each word once, so that a slip is looked for among thousands of words and not among hundreds of thousands of names.
    this.addSql('create table surgeon_word (word text collate "C" primary key)');
    this.addSql('create index surgeon_word_trigrams on surgeon_word using gin (word gin_trgm_ops)');
  }

  private names(): void {
    this.addSql(`create function search_text(raw text) returns text language sql stable parallel safe as $$
      select trim(regexp_replace(regexp_replace(
        lower(unaccent(regexp_replace(normalize(raw, NFKD), '[\\u0300-\\u036f]', '', 'g'))),
        '[''’‘ʼʻʿʾ\`´.]', '', 'g'), '[[:space:][:punct:]]+', ' ', 'g'))
    $$`);
    // A word that its last bearer drops while its next one takes it may be lost to the forgiving of slips, never to the search itself.
    this.addSql(`create function index_surgeons(members bigint[]) returns void language plpgsql as $$
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
            where a.id = any(members) and a.deleted_at is null and a.onboarding_step >= 2
          ) as person, generate_subscripts(words, 1) as i where words[i] <> '' and i <= 8
          on conflict do nothing;
        insert into surgeon_word select distinct word from surgeon_key where member_id = any(members) order by word on conflict do nothing;
        delete from surgeon_word w where w.word = any(dropped) and not exists (select from surgeon_key k where k.word = w.word);
      end
    $$`);
  }

  private accounts(): void {
    this.addSql(`create function index_added_accounts() returns trigger language plpgsql as $$
      declare members bigint[] := array(select id from changed where onboarding_step >= 2 and deleted_at is null);
      begin
        if members <> '{}' then perform index_surgeons(members); end if;
        return null;
      end
    $$`);
    this.addSql(`create function index_changed_accounts() returns trigger language plpgsql as $$
      declare members bigint[] := array(select n.id from changed n join former o on o.id = n.id
        where (n.first_name, n.last_name, n.onboarding_step >= 2, n.deleted_at is null)
          is distinct from (o.first_name, o.last_name, o.onboarding_step >= 2, o.deleted_at is null));
      begin
        if members <> '{}' then perform index_surgeons(members); end if;
        return null;
      end
    $$`);
    this.addSql(`create trigger account_added_to_search after insert on account referencing new table as changed
      for each statement execute function index_added_accounts()`);
    this.addSql(`create trigger account_changed_in_search after update on account referencing old table as former new table as changed
      for each statement execute function index_changed_accounts()`);
  }

  private profiles(): void {
    this.addSql(`create function index_profiles() returns trigger language plpgsql as $$
      begin
        update surgeon_key k set speciality = p.speciality, city_id = p.city_id, country_id = c.country_id
          from changed p left join city c on c.id = p.city_id
          where k.member_id = p.account_id and (k.speciality, k.city_id) is distinct from (p.speciality, p.city_id);
        return null;
      end
    $$`);
    this.addSql(`create trigger profile_added_to_search after insert on profile referencing new table as changed
      for each statement execute function index_profiles()`);
    this.addSql(`create trigger profile_changed_in_search after update on profile referencing new table as changed
      for each statement execute function index_profiles()`);
  }
}

import { Migration } from '@mikro-orm/migrations';

const CHARACTERS =
  '[\\u1100-\\u11ff\\u3040-\\u30ff\\u31f0-\\u31ff\\u3400-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff]';
const APOSTROPHES = `[''’‘ʼʻʿʾ\`´]`;
const HYPHENS = '[-‐‑–]';

/**
 * More keys for names that people write in several ways: with a hyphen left out ("Alrashid" for "Al-Rashid") or a blank for an apostrophe
 * ("O Brien"). Chinese, Japanese and Korean names have a key for each of their ends, family name first and last, so that any part of them
 * is the beginning of a key.
 */
export class Migration20261128040100_keys_of_names extends Migration {
  override up(): void {
    this.addSql(`create function name_keys(first_name text, last_name text) returns table (key text, word text, is_first boolean)
      language sql stable parallel safe as $$
        with written as (select first_name || ' ' || last_name as name),
        forms as (
          select name, true as is_own from written
          union select regexp_replace(name, '${HYPHENS}', '', 'g'), false from written where name ~ '${HYPHENS}'
          union select regexp_replace(name, '${APOSTROPHES}', ' ', 'g'), false from written where name ~ '${APOSTROPHES}'),
        split as (select regexp_split_to_array(search_text(name), ' ') as words, is_own from forms),
        joined as (
          select regexp_replace(normalize(last_name || first_name, NFC), '\\s', '', 'g') as name where first_name || last_name ~ '${CHARACTERS}'
          union select regexp_replace(normalize(first_name || last_name, NFC), '\\s', '', 'g') where first_name || last_name ~ '${CHARACTERS}'),
        ends as (select search_text(substr(name, i)) as part from joined, generate_series(1, least(char_length(name), 24)) as i)
        select array_to_string(words[i:] || words[:i - 1], ' '), words[i], is_own and i = 1
          from split, generate_subscripts(words, 1) as i where words[i] <> '' and i <= 8
        union all select part, part, false from ends where part <> ''
      $$`);
    this.addSql(`create or replace function index_surgeons(members bigint[]) returns void language plpgsql as $$
      declare dropped text[];
      begin
        with old as (delete from surgeon_key where member_id = any(members) returning word)
          select array_agg(distinct word) into dropped from old;
        insert into surgeon_key (member_id, key, word, is_first, speciality, city_id, country_id)
          select a.id, k.key, k.word, k.is_first, coalesce(p.speciality, ''), p.city_id, c.country_id
          from account a left join profile p on p.account_id = a.id left join city c on c.id = p.city_id,
            name_keys(a.first_name, a.last_name) k
          where a.id = any(members) and a.deleted_at is null and a.deactivated_at is null and a.onboarding_step >= 2
          order by a.id, k.is_first desc
          on conflict do nothing;
        insert into surgeon_word select distinct word from surgeon_key where member_id = any(members) order by word on conflict do nothing;
        delete from surgeon_word w where w.word = any(dropped) and not exists (select from surgeon_key k where k.word = w.word);
      end
    $$`);
    this.addSql(`select index_surgeons(array(select id from account
      where deleted_at is null and first_name || ' ' || last_name ~ '${CHARACTERS}|${HYPHENS}|${APOSTROPHES}'))`);
  }
}

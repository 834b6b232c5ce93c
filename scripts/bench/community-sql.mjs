// SQL that creates the large community: plausible, the same in each run, without real people.
import {
  ASKING,
  BASE,
  caseWithSteps,
  FAN_OUT_MEMBERS,
  FEW_CONNECTIONS,
  firstPoll,
  POLLS,
  ROOM_MEMBERS,
  ROOMS,
  SHORT,
  STEPS,
} from './sizes.mjs';

const MEMBERS_AT_ONCE = 5_000;
const CASES_AT_ONCE = 10_000;

const FIRST = `array['Asha','Benjamin','Chiara','Daniel','Elena','Farid','Grace','Hiro','Ines','Jonas','Kavya','Liam','Mei','Nadia','Oscar','Priya','Quentin','Rosa','Samir','Tomas','Uma','Viktor','Wanda','Xavier','Yara','Zofia','Amara','Bruno','Carla','Dmitri','Esther','Felix','Gita','Hanna','Ivan','Julia','Kofi','Lucia','Marco','Nora']`;
const SYLLABLES = `array['al','ber','can','dor','el','far','gar','hol','ing','jan','kar','lam','mar','nor','ost','per','qui','ram','san','tor','ul','var','wes','yam','zan']`;
const DIAGNOSES = `array['Perforated gastric ulcer','Acute cholecystitis with empyema','Incarcerated inguinal hernia','Open tibial fracture, Gustilo IIIA','Pancreatic pseudocyst after pancreatitis','Splenic laceration grade III','Colonic volvulus','Diaphragmatic hernia, left']`;
const HISTORY = `'Presented with pain of two days and fever. Examination showed guarding; laboratory findings and imaging are attached. Comorbidities: type 2 diabetes, hypertension. No earlier operations in this region. After resuscitation the options were weighed with the anaesthetist, and the plan below was made with the family.'`;
const COMMENTS = `array['Well done. Did you consider a laparoscopic approach here?','We see this often; early drainage changed our results.','Which antibiotic did you give, and for how long?','Thank you for sharing. How is the follow-up after six weeks?','I would have waited for the second scan before going in.']`;
const pick = (list, by) => `(${list})[1 + (${by}) % array_length(${list}, 1)]`;

/** Named statements; those with `from` and `to` run in batches. */
export function communityStatements(sizes) {
  return [...people(sizes), ...cases(sizes), ...conversations(sizes), ...rest(sizes)];
}

function portions(total, size, statement) {
  const all = [];
  for (let from = 1; from <= total; from += size)
    all.push(statement(from, Math.min(total, from + size - 1)));
  return all;
}

function people({ members, connections }) {
  const name = `${pick(SYLLABLES, 'i / 7')} || ${pick(SYLLABLES, 'i / 3')} || ${pick(SYLLABLES, 'i * 11')}`;
  const made = portions(members, MEMBERS_AT_ONCE, (from, to) => [
    `insert into account (id, email, email_key, first_name, last_name, login_type, email_verified_at, onboarding_step, created_at)
       overriding system value
     select ${BASE} + i, 'bench' || i || '@bench.example', 'bench' || i || '@bench.example', ${pick(FIRST, 'i * 7')}, initcap(${name}),
       'ID_PASS', now(), 4, now() - interval '1 year' from generate_series(${from}, ${to}) i`,
    `with pictures as (select array_agg(a.renditions->'thumb'->>'key' order by account_id) as keys
         from profile p join asset a on a.id = p.picture_asset_id where account_id < ${BASE}),
       cities as (select array_agg(id order by population desc) as ids from (select id, population from city order by population desc limit 300) c),
       specialities as (select array_agg(name order by id) as names from speciality)
     insert into profile (account_id, gender, city_id, city_name, current_location, speciality, college, picture_key)
     select ${BASE} + i, case i % 2 when 0 then 'F' else 'M' end, city.id, city.name, city.name, s.names[1 + i % array_length(s.names, 1)],
       'Medical College', p.keys[1 + i % array_length(p.keys, 1)]
     from generate_series(${from}, ${to}) i, pictures p, specialities s, cities c join city on true
     where city.id = c.ids[1 + (i * 13) % 300]`,
    `select index_surgeons(array(select ${BASE} + i from generate_series(${from}, ${to}) i)::bigint[])`,
  ]);
  const connected = `insert into connection (sender_id, receiver_id, asked_at, accepted_at)
    select ${BASE + 1}, ${BASE + 1} + i, now(), now() from generate_series(1, ${connections}) i
    union all select ${BASE} + i, ${BASE} + i + 1, now(), now() from generate_series(2, ${members - 1}) i`;
  return [
    { name: 'members', statements: made.flat() },
    { name: 'connections', statements: [connected] },
  ];
}

function cases({ members, cases: count, commentsOfCase, likesOfCase }) {
  const author = `${BASE} + 1 + (i * 17) % ${members}`;
  const posts = portions(count, CASES_AT_ONCE, (from, to) => [
    `insert into clinical_post (id, kind, author_id, speciality, age_value, age_unit, gender, diagnosis, history, question, indemnity_given_at,
       consent_given_at, relevance_given_at, like_count, comment_count, created_at, closes_at) overriding system value
     select ${BASE} + i, 'case', ${author}, p.speciality, 20 + i % 60, 'years', case i % 2 when 0 then 'Female' else 'Male' end,
       ${pick(DIAGNOSES, 'i')}, ${HISTORY}, 'How would you have gone on?', t.at, t.at, t.at, ${likesOfCase}, ${commentsOfCase}, t.at, t.at + interval '7 days'
     from generate_series(${from}, ${to}) i join profile p on p.account_id = ${author},
       lateral (select now() - make_interval(secs => (${count} - i) * 30) as at) t`,
    `insert into clinical_post_consent (id, post_id, scope, way, language, text_version, given_at) overriding system value
     select ${BASE} + i, ${BASE} + i, '{members}', 'written', 'en', '2026-11', now() from generate_series(${from}, ${to}) i`,
    `with pictures as (select array_agg(m.renditions order by m.id) as made from clinical_post_file f join asset m on m.id = f.asset_id
         where f.post_id < ${BASE} and m.renditions ? 'medium')
     insert into asset (id, owner_id, purpose, state, kind, mime, key, bytes, sha256, width, height, dominant_color, renditions, scan, created_at, attached_at)
       overriding system value
     select ${BASE} + i, ${author}, 'case-image', 'ready', 'image', 'image/jpeg', 'private/bench/' || i || '.jpg', 90000, md5(i::text), 1280, 960,
       '#334155', made[1 + i % array_length(made, 1)], 'clean', now(), now() from generate_series(${from}, ${to}) i, pictures`,
    `insert into clinical_post_file (id, post_id, position, asset_id, category, consent_id) overriding system value
     select ${BASE} + i, ${BASE} + i, 1, ${BASE} + i, 'IMAGE', ${BASE} + i from generate_series(${from}, ${to}) i`,
  ]);
  const likes = portions(count, CASES_AT_ONCE, (from, to) => [
    `insert into engagement_like (subject_kind, subject_id, member_id, created_at)
     select 'clinical-post', ${BASE} + i, ${BASE} + 1 + (i * 31 + k * 7) % ${members}, now()
     from generate_series(${from}, ${to}) i, generate_series(1, ${likesOfCase}) k`,
  ]);
  const comments = portions(count, CASES_AT_ONCE, (from, to) => [
    `insert into comment (id, subject_kind, subject_id, parent_id, author_id, text, created_at) overriding system value
     select ${BASE} + (i - 1) * ${commentsOfCase} + k, 'clinical-post', ${BASE} + i,
       case when k % 5 = 0 then ${BASE} + (i - 1) * ${commentsOfCase} + k - 1 end, ${BASE} + 1 + (i * 19 + k * 101) % ${members}, ${pick(COMMENTS, 'i + k')},
       now() from generate_series(${from}, ${to}) i, generate_series(1, ${commentsOfCase}) k`,
  ]);
  const words = portions(
    count,
    CASES_AT_ONCE,
    (from, to) => `select index_case(${BASE} + i) from generate_series(${from}, ${to}) i`,
  );
  return [
    { name: 'cases', statements: posts.flat() },
    { name: 'likes', statements: likes.flat() },
    { name: 'comments', statements: comments.flat() },
    { name: 'words of cases', statements: words },
  ];
}

function conversations({ members, longRoom, soloRooms, messagesOfSolo }) {
  const group = (id, name, count, people) =>
    `insert into chat_room (id, kind, group_key, name, message_count, member_count, active_at, created_at) overriding system value
     values (${id}, 'group', 'bench:${id}', '${name}', ${count}, ${people}, now(), now())`;
  const member = (rooms, from, people) =>
    `insert into chat_member (room_id, member_id, joined_at)
     select r, ${BASE} + (${from}) + k, now() from generate_series(${rooms}) r, generate_series(1, ${people}) k`;
  const one = (room) => `${room}, ${room}`;
  const twenties = `${ROOMS.firstOfTwenty}, ${ROOMS.firstOfTwenty + ROOMS.ofTwenty - 1}`;
  const rooms = [
    group(ROOMS.long, 'The long conversation', longRoom, FAN_OUT_MEMBERS),
    group(ROOMS.short, 'The short conversation', SHORT, FAN_OUT_MEMBERS),
    group(ROOMS.empty, 'Nothing said yet', 0, FAN_OUT_MEMBERS),
    group(ROOMS.fanOut, 'Fifty who listen', 0, FAN_OUT_MEMBERS),
    ...[ROOMS.long, ROOMS.short, ROOMS.empty, ROOMS.fanOut].map((room) =>
      member(one(room), 0, FAN_OUT_MEMBERS),
    ),
    `insert into chat_room (id, kind, group_key, name, member_count, active_at, created_at) overriding system value
     select r, 'group', 'bench:' || r, 'Room ' || r, ${ROOM_MEMBERS}, now(), now() from generate_series(${twenties}) r`,
    member(
      twenties,
      `${FAN_OUT_MEMBERS} + (r - ${ROOMS.firstOfTwenty}) * ${ROOM_MEMBERS}`,
      ROOM_MEMBERS,
    ),
    `insert into chat_room (id, kind, low_member_id, high_member_id, message_count, active_at, created_at) overriding system value
     select ${ROOMS.firstSolo} + i, 'solo', ${BASE} + i, ${BASE} + i + 1, ${messagesOfSolo}, now(), now()
     from generate_series(1, ${Math.min(soloRooms, members - 1)}) i`,
    `insert into chat_member (room_id, member_id, joined_at, read_number)
     select r.id, m, now(), ${messagesOfSolo} from chat_room r, unnest(array[r.low_member_id, r.high_member_id]) m where r.id > ${ROOMS.firstSolo}`,
  ];
  const said = (room, number, sender) =>
    `insert into chat_message (room_id, number, sender_id, client_id, kind, text, created_at)
     select ${room}, ${number}, ${sender}, 'bench:' || ${room} || ':' || ${number}, 'text', ${pick(COMMENTS, 'n')}, now()`;
  return [
    { name: 'rooms', statements: rooms },
    {
      name: 'messages',
      statements: [
        `${said(ROOMS.long, 'n', `${BASE} + 1 + n % ${FAN_OUT_MEMBERS}`)} from generate_series(1, ${longRoom}) n`,
        `${said(ROOMS.short, 'n', `${BASE} + 1 + n % ${FAN_OUT_MEMBERS}`)} from generate_series(1, ${SHORT}) n`,
        `${said('r.id', 'n', 'case n % 2 when 0 then r.low_member_id else r.high_member_id end')}
         from chat_room r, generate_series(1, ${messagesOfSolo}) n where r.id > ${ROOMS.firstSolo}`,
        `update chat_room r set last_message_id = m.id from (select room_id, max(id) as id from chat_message group by room_id) m where m.room_id = r.id`,
      ],
    },
  ];
}

function rest({ members, opportunities }) {
  const offered = `insert into opportunity (owner_id, title, country_id, city_name, duration_amount, duration_unit, from_date, to_date, description,
      speciality, type, qualifications, experience, relevance_given_at, indemnity_given_at, created_at)
    select ${BASE} + 1 + (i * 23) % ${members}, 'Fellowship in surgery ' || i, c.ids[1 + i % array_length(c.ids, 1)], 'City', 12, 'Months', current_date + 30,
      current_date + 395, ${HISTORY}, s.names[1 + i % array_length(s.names, 1)], (array['Job','Fellowship','Observership','Research'])[1 + i % 4], 'MS', '2 years',
      now(), now(), now()
    from generate_series(1, ${opportunities}) i, (select array_agg(id order by id) as ids from country) c, (select array_agg(name order by id) as names from speciality) s`;
  // In a network all this would have been matched with the saved searches when it was posted; here
  // the workers would catch up on it during the measurements.
  const told = `insert into search_alert (kind, subject_id, told_at)
    select 'case', id, now() from clinical_post where kind = 'case' union all select 'opportunity', id, now() from opportunity
    on conflict do nothing`;
  const tables = [
    'account',
    'clinical_post',
    'clinical_post_consent',
    'asset',
    'clinical_post_file',
    'comment',
    'chat_room',
  ];
  const sequences = tables.map(
    (table) =>
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
  );
  return [
    { name: 'opportunities', statements: [offered] },
    { name: 'saved searches', statements: [told] },
    { name: 'keys', statements: sequences },
    { name: 'statistics', statements: ['vacuum analyze'] },
  ];
}

/** At the start of each run: a case with many steps, and polls in which nobody has voted yet. */
export function stepsAndPolls(sizes) {
  const ofPolls = `between ${firstPoll(sizes)} and ${firstPoll(sizes) + POLLS - 1}`;
  return [
    `insert into case_step (id, post_id, kind, day, text, created_at) overriding system value
     select ${BASE} + i, ${caseWithSteps(sizes)}, 'follow-up', i, ${HISTORY}, now() from generate_series(1, ${STEPS}) i on conflict do nothing`,
    `insert into case_poll (post_id, question, is_blind, asked_at)
     select id, 'How would you have gone on?', false, now() from clinical_post where id ${ofPolls} on conflict do nothing`,
    `insert into case_poll_option (id, post_id, position, text) overriding system value
     select 10 * post_id + i, post_id, i, 'Option ' || i from case_poll, generate_series(0, 3) i where post_id ${ofPolls} on conflict do nothing`,
    `delete from case_poll_vote where post_id ${ofPolls}`,
    `update case_poll_option set vote_count = 0 where post_id ${ofPolls}`,
  ];
}

/**
 * At the start of each run: signs in the members who send requests, and gives one of them ten
 * connections.
 */
export const SESSIONS = [
  `delete from connection where ${BASE + FEW_CONNECTIONS} in (sender_id, receiver_id)`,
  `insert into connection (sender_id, receiver_id, asked_at, accepted_at)
   select ${BASE + FEW_CONNECTIONS}, ${BASE + FEW_CONNECTIONS} - 2 * i, now(), now() from generate_series(1, 10) i`,
  `delete from session where device = 'bench'`,
  `insert into session (account_id, cookie_hash, remember, device, created_at, last_seen_at, expires_at)
   select ${BASE} + i, sha256(convert_to('bench' || lpad(i::text, 38, '0'), 'UTF8')), true, 'bench', now(), now(), now() + interval '30 days'
   from generate_series(1, ${ASKING}) i`,
];

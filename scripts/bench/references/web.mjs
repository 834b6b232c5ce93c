// The minimum cost of the same work: Node's own server, the product's statements through pg, and
// JSON, React or nothing on top.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';
import { compiled } from '../../lib/house.mjs';
import { pageOf } from './page.mjs';

pg.types.setTypeParser(20, Number);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const { POSTS } = await compiled('backend/src/posts.sql.js');
const FEED = POSTS.feed.of({ kind: 'case' });

const SESSION = `select s.id, s.account_id, s.remember, s.created_at, s.last_seen_at, a.onboarding_step, a.role, a.login_type
  from session s join account a on a.id = s.account_id
  where s.ended_at is null and s.expires_at > $1 and a.deleted_at is null and (a.suspended_until is null or a.suspended_until <= $2) and s.cookie_hash = $3`;
const SEARCH = `select k.member_id, a.first_name, a.last_name from surgeon_key k join account a on a.id = k.member_id
  where k.key like $1 order by k.key, k.member_id limit 20`;

await pool.query(
  'create table if not exists bench_line (id bigint generated always as identity primary key, text text not null, at timestamptz not null)',
);

async function viewerOf({ headers }) {
  const cookie = headers.cookie?.slice('suture='.length) ?? '';
  const now = new Date();
  const { rows } = await pool.query(SESSION, [
    now,
    now,
    createHash('sha256').update(cookie).digest(),
  ]);
  return { memberId: rows[0].account_id, isAdmin: false };
}

async function feed(request) {
  const viewer = await viewerOf(request);
  const wanted = {
    ...viewer,
    now: new Date(),
    kind: 'case',
    before: Number.MAX_SAFE_INTEGER,
    most: 21,
  };
  const values = FEED.names.map((name) => wanted[name]);
  return (await pool.query(FEED.numbered, values)).rows.slice(0, 20);
}

/** A page kept in memory, about as large as the visitors' page it is compared with. */
let kept;
const PAGE_OF = 3;

const WAYS = {
  '/json': async (request) => [
    'application/json',
    JSON.stringify({ code: 200, msg: 'Done.', result: await feed(request) }),
  ],
  '/page': async (request) => ['text/html', pageOf(await feed(request))],
  '/kept': async (request) => {
    kept ??= Buffer.from(pageOf((await feed(request)).slice(0, PAGE_OF)));
    return ['text/html', kept];
  },
  '/insert': async (request) => {
    let body = '';
    for await (const part of request) body += part;
    const { rows } = await pool.query(
      'insert into bench_line (text, at) values ($1, $2) returning id',
      [JSON.parse(body).text, new Date()],
    );
    return ['application/json', JSON.stringify(rows[0])];
  },
  '/search': async (request, term) => {
    await viewerOf(request);
    return ['application/json', JSON.stringify((await pool.query(SEARCH, [`${term}%`])).rows)];
  },
};

createServer(async (request, response) => {
  const [path, query = ''] = request.url.split('?');
  const [type, body] = await WAYS[path](request, new URLSearchParams(query).get('term'));
  response
    .writeHead(200, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) })
    .end(body);
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send('ready'));

// The number of statements per page, as counted by PostgreSQL.
import { pause } from '../lib/processes.mjs';
import { BASE, cookieHeader, ROOMS } from './sizes.mjs';

const ASKED = 10;
// Leaves out the statements that register repeated jobs: the workers may still be starting.
const CALLS = `select queryid::text as id, calls::int, query from pg_stat_statements s join pg_database d on d.oid = s.dbid
  where d.datname = 'suture' and query !~* '^(begin|commit|rollback|listen|notify|set|select pg_stat|select .* from add_job_scheduler)'`;

/** Every kind of page that members open. */
export function pagesOf({ sizes }) {
  const theCase = BASE + sizes.cases - 10;
  return [
    '/community',
    '/community?tab=images',
    `/caseDetails/${theCase}`,
    `/caseDetails/${theCase}/likers`,
    '/myCases',
    '/collection',
    '/beyondSurgery',
    '/beyondSurgeryMyPost',
    '/beyondSurgeryMyCollection',
    '/beyondSurgeryFollowing',
    '/beyondSurgeryFollowingFriendList',
    '/explore',
    '/opportunities',
    '/opportunities/applied',
    '/opportunityPosted',
    '/search?query=mar',
    '/chat',
    `/chat?room=${ROOMS.long}`,
    '/notifications',
    '/notifications/preferences',
    '/questions',
    `/profile/${BASE + 1}`,
    `/profile/${BASE + 9}`,
    '/community/add',
    '/blogs',
    '/blocked',
  ];
}

/** @returns the number of statements of each page, without those of background work */
export async function countQueries({ product, database, paths }) {
  const { admin } = database;
  const own = await statementsWhile(admin, () => pause(6_000));
  const counted = [];
  for (const path of paths) {
    await ask(product, path);
    let status = 0;
    const seen = await statementsWhile(admin, async () => {
      for (let asked = 0; asked < ASKED; asked++) status = await ask(product, path);
    });
    const counts = [...seen]
      .filter(([id]) => !own.has(id))
      .map(([, { calls, query }]) => ({ calls: calls / ASKED, query }));
    counted.push({
      path,
      status,
      queries: counts.reduce((sum, { calls }) => sum + calls, 0),
      statements: counts,
    });
  }
  return counted;
}

async function ask({ address }, path) {
  const reply = await fetch(address + path, {
    headers: { cookie: cookieHeader(1) },
    redirect: 'manual',
  });
  await reply.arrayBuffer();
  return reply.status;
}

async function statementsWhile(admin, work) {
  await admin.query('select pg_stat_statements_reset()');
  await work();
  const { rows } = await admin.query(CALLS);
  return new Map(rows.map(({ id, calls, query }) => [id, { calls, query }]));
}

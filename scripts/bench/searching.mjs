// The global search compared with a plain query for the same words, and what its index costs when
// writing a comment.
import { BASE, cookieHeader } from './sizes.mjs';

/** Rare and common words, synonyms, several words, a prefix, a typo. */
const QUERIES = [
  'volvulus',
  'tibial fracture',
  'empyema cholecystitis',
  'splenic laceration',
  'pseudocyst',
  'diaphragmatic hernia left',
  'perforated ulcer',
  'inguinal hernia incarcerated',
  'laparoscopic approach',
  'antibiotic',
  'second scan',
  'volvul',
  'pancreatic pseudocsyt',
];
const ASKED_EACH = 12;
const COMMENTS = 400;

/**
 * A plain text search without kinds, permissions, filters, facets, snippets and typo correction:
 * ranked matches of both tables.
 */
const BARE = `select id, max(rank) as rank from (
    select e.subject_id as id, 1 + ts_rank(e.words, q) as rank from search_entry e, to_tsquery('public.suture', $1) q where e.kind = 'case' and e.words @@ q
    union all
    select c.subject_id, 0 from comment c, to_tsquery('public.suture', $1) q
    where c.subject_kind = 'clinical-post' and c.deleted_at is null and search_words(c.text) @@ q) hits
  group by id order by rank desc, id desc limit 20`;

const p95 = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)];
const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

async function timed(times, work) {
  const began = performance.now();
  const result = await work();
  times.push(performance.now() - began);
  return result;
}

/**
 * @returns p95 in ms of the search and of the plain query, and the cost of a comment with and
 *   without the index
 */
export async function measureSearching({ product, database: { admin }, sizes }) {
  await admin.query('analyze search_entry');
  const [calls, bare] = [[], []];
  for (let round = 0; round < ASKED_EACH; round += 1) {
    for (const query of QUERIES) {
      const words = query.split(' ').map((word) => `'${word}'`);
      await timed(bare, () => admin.query(BARE, [words.join(' & ')]));
      await timed(calls, () => ask(product, query));
    }
  }
  const written = await comparedComments({ product, admin, sizes });
  return { queries: QUERIES.length, call: p95(calls), bare: p95(bare), ...written };
}

async function ask({ address }, query) {
  const words = new URLSearchParams({ query, kind: 'cases' });
  const reply = await fetch(`${address}/api/v1/search?${words}`, {
    headers: { cookie: cookieHeader(1) },
  });
  if (!reply.ok) throw new Error(`${query}: ${await reply.text()}`);
  return reply.json();
}

/** Alternating, so that other load on the machine affects both. */
async function comparedComments({ product, admin, sizes }) {
  const definition = await admin.query(`select pg_get_indexdef('comment_words'::regclass) as sql`);
  const [withIndex, without] = [[], []];
  await comment(product, sizes, [], COMMENTS / 4);
  await comment(product, sizes, withIndex, COMMENTS);
  await admin.query('drop index comment_words');
  await comment(product, sizes, without, COMMENTS);
  await admin.query(definition.rows[0].sql);
  await comment(product, sizes, withIndex, COMMENTS);
  return { comment: median(withIndex), commentWithout: median(without) };
}

async function comment({ address }, sizes, times, count) {
  for (let nth = 0; nth < count; nth += 1) {
    const body = {
      clinicalCaseId: BASE + sizes.cases - (nth % 50),
      comment: `We see this often; early drainage changed our results, and number ${nth} did well.`,
    };
    const headers = {
      'content-type': 'application/json',
      cookie: cookieHeader(1 + (nth % 200)),
      origin: address,
    };
    const send = () =>
      fetch(`${address}/api/v1/clinicalCases/comment`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
    const reply = await timed(times, send);
    if (!reply.ok) throw new Error(await reply.text());
    await reply.json();
  }
}

// `npm run bench`: measures how fast the product is in a large community, compared with minimal
// references measured in the same run. docs/performance.md describes what is measured and how. Not
// a test: it needs Linux, two cores and a quiet machine.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compareWith } from './bench/against.mjs';
import { measureAsking } from './bench/asking.mjs';
import { judge } from './bench/budgets.mjs';
import { measureBurst } from './bench/burst.mjs';
import { measureChat } from './bench/chat.mjs';
import { openCommunity } from './bench/community.mjs';
import { bestOf, measure } from './bench/measure.mjs';
import { lookAtPages } from './bench/pages.mjs';
import { lookAtPatientPage } from './bench/patient-page.mjs';
import { total } from './bench/processes.mjs';
import { startProduct, startReference } from './bench/product.mjs';
import { countQueries, pagesOf } from './bench/queries.mjs';
import { keep, showBudgets, showJobs } from './bench/report.mjs';
import { measureSearching } from './bench/searching.mjs';
import { timeStart } from './bench/start.mjs';
import { measureSteady } from './bench/steady.mjs';
import { buildWhatIsStale } from './build.mjs';
import { demandNode, inHouse, withoutSettings } from './lib/house.mjs';
import { someFreePort } from './lib/ports.mjs';
import { pause } from './lib/processes.mjs';
import { run, say } from './lib/say.mjs';
import { onStop, runThenStop } from './lib/stopping.mjs';

const OPTIONS = {
  scale: { type: 'string', default: '1' },
  seconds: { type: 'string', default: '4' },
  rounds: { type: 'string', default: '3' },
  minutes: { type: 'string', default: '10' },
  data: { type: 'string', default: '.data-bench' },
  only: { type: 'string', multiple: true, default: [] },
  page: { type: 'string', multiple: true, default: [] },
  against: { type: 'string' },
};
const READS = [
  'feed call',
  'feed page',
  'feed page, br',
  'case page',
  'search page',
  'opportunities call',
  'connections call',
  'visitors page',
  'long room',
  'short room',
  'empty room',
];
const WRITES = ['comment', 'like', 'post a case', 'send a message', 'sign in'];
const ALONE = ['search call', 'bare search', 'many connections', 'ten connections'];
const LISTS = ['feed call', 'feed call, deep', 'opportunities call', 'search call'];

const { values } = parseArgs({ options: OPTIONS });
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const WARM_UP_S = 5;
const WARM_S = 1;
const REST_MS = 15_000;
const wants = (what) => values.only.length === 0 || values.only.includes(what);
const dirOf = (scale) => path.join(path.resolve(inHouse(), values.data), String(scale));

/** Runs all measurements of one community. */
async function opened(scale, work) {
  const place = { host: '127.0.0.1', port: await someFreePort() };
  const dataDir = dirOf(scale);
  const database = await openCommunity({ dataDir, scale, place });
  onStop(database.stop);
  const product = await startProduct({ dataDir, place, database });
  onStop(product.stop);
  await work({ product, database, sizes: database.sizes, port: await someFreePort() });
  await product.stop();
  await database.stop();
}

async function measureAll(jobs, community, found) {
  const wanted = jobs.filter((name) => wants(name) || wants('jobs'));
  for (let round = 0; round < rounds; round += 1) {
    for (const job of wanted) {
      const target = job.startsWith('bare') ? community.bare : community.product;
      const clients = ALONE.includes(job) ? 1 : 8;
      const warmUp = round === 0 ? WARM_UP_S : WARM_S;
      const seen = await measure(target, { job, seconds, sizes: community.sizes, clients, warmUp });
      say(`  ${job}: ${seen.cpu.all.toFixed(2)} ms CPU, p95 ${seen.p95.toFixed(1)} ms`);
      found.jobs[job] = bestOf(found.jobs[job], seen);
    }
  }
}

async function measureCommunity(community, found) {
  const bare = await startReference('web', community);
  onStop(bare.stop);
  await measureAll(
    ['bare json', 'bare page', 'bare insert', ...ALONE, ...READS, ...WRITES],
    { ...community, bare },
    found,
  );
  await bare.stop();
  if (wants('queries'))
    found.queries = await countQueries({ ...community, paths: pagesOf(community) });
  if (wants('asking')) {
    found.asking = await measureAsking(community);
    const { askings, members, median, most } = found.asking;
    say(
      `  asking colleagues, ${askings} times, at least ${members} asked each: median ${median.toFixed(1)} ms, at most ${most.toFixed(1)} ms of database time`,
    );
  }
  if (wants('searching')) {
    found.searching = await measureSearching(community);
    const { call, bare: bareP95, comment, commentWithout } = found.searching;
    say(
      `  search of everything: p95 ${call.toFixed(1)} ms, bare query ${bareP95.toFixed(1)} ms; a comment ${comment.toFixed(2)} ms, without its index ${commentWithout.toFixed(2)} ms`,
    );
  }
  if (wants('chat')) found.chat = await measureChat({ ...community, seconds, rounds });
  if (wants('burst')) found.burst = await measureBurst(community);
  if (wants('jobs')) found.memory = await memoryAfter(community.product);
  if (wants('steady'))
    found.steady = await measureSteady({ ...community, minutes: Number(values.minutes) });
  if (wants('patient page')) {
    found.patientPage = await lookAtPatientPage(community);
    for (const { language, painted, kb } of found.patientPage)
      say(
        `  patient's page, ${language}: text after ${painted.toFixed(0)} ms, ${kb.toFixed(1)} kB`,
      );
  }
  if (wants('pages')) found.pages = await lookAtPages({ ...community, paths: values.page });
  for (const { path: page, queries, status } of found.queries ?? [])
    say(`  ${queries.toFixed(1)} queries  ${page} (${status})`);
}

/**
 * Memory of the processes after the load, once V8 has collected the garbage, which it does after
 * being idle for a while.
 */
async function memoryAfter({ memory }) {
  const underLoad = total(memory());
  await pause(REST_MS);
  return { underLoad, after: total(memory()) };
}

/**
 * The same lists in a community of a tenth of the size: how much slower ten times the data makes
 * them.
 */
async function compareTenfold(scale, found) {
  const lists = {};
  for (const size of [scale / 10, scale]) {
    await opened(size, async (community) => {
      for (let round = 0; round < rounds; round += 1) {
        for (const job of LISTS) {
          const seen = await measure(community.product, {
            job,
            seconds,
            sizes: community.sizes,
            clients: 1,
            warmUp: WARM_S,
          });
          lists[`${job} ${size}`] = bestOf(lists[`${job} ${size}`], seen);
        }
      }
    });
  }
  found.tenfold = LISTS.map((job) => {
    const [small, large] = [lists[`${job} ${scale / 10}`], lists[`${job} ${scale}`]];
    return { job, p95: large.p95 / small.p95, database: large.cpu.database / small.cpu.database };
  });
}

const compareWithAnother = (scale) =>
  compareWith(path.resolve(values.against), {
    ...{ tree: inHouse(), scale, rounds, data: values.data },
    jobs: values.only.length > 0 ? values.only : ['like', 'comment', 'empty room', 'long room'],
  });

async function bench() {
  demandNode();
  await buildWhatIsStale();
  Object.assign(process.env, withoutSettings());
  const scale = Number(values.scale);
  if (values.against) return await compareWithAnother(scale);
  const found = { at: new Date().toISOString(), node: process.version, scale, seconds, jobs: {} };
  try {
    await opened(scale, (community) => measureCommunity(community, found));
    if (wants('start')) found.start = await timeStart(inHouse(), dirOf(scale));
    if (wants('tenfold')) await compareTenfold(scale, found);
  } finally {
    // Results from before a failure are kept as well, since they took minutes.
    found.budgets = judge(found);
    showJobs(found.jobs);
    showBudgets(found.budgets);
    keep(dirOf('results'), found);
  }
}

await run(() => runThenStop(bench));

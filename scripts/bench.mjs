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
import { measureFairShare } from './bench/fair-share.mjs';
import { measureGate } from './bench/gate.mjs';
import { measureMarks } from './bench/marks.mjs';
import { bestOf, measure } from './bench/measure.mjs';
import { lookAtPages } from './bench/pages.mjs';
import { lookAtPatientPage } from './bench/patient-page.mjs';
import { measurePhotograph } from './bench/photograph.mjs';
import { total } from './bench/processes.mjs';
import { startProduct, startReference } from './bench/product.mjs';
import { countQueries, pagesOf } from './bench/queries.mjs';
import { keep, showBudgets, showJobs } from './bench/report.mjs';
import { measureSearching } from './bench/searching.mjs';
import { measureSockets } from './bench/sockets.mjs';
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
const BARE = ['bare json', 'bare page', 'bare page from memory', 'bare insert'];
const READS = [
  'feed call',
  'feed page',
  'feed page, br',
  'feed page, 16 clients',
  'case page',
  'case of 30 steps',
  'search page',
  'search of everything',
  'opportunities page',
  'opportunities call',
  'connections call',
  'visitors page',
  'long room',
  'short room',
  'empty room',
];
const WRITES = ['comment', 'like', 'vote', 'post a case', 'send a message', 'sign in'];
const ALONE = ['search call', 'bare search', 'many connections', 'ten connections'];
const LISTS = ['feed call', 'feed call, deep', 'opportunities call', 'search call'];

const { values } = parseArgs({ options: OPTIONS });
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const WARM_UP_S = 5;
const WARM_S = 1;
const REST_MS = 15_000;
const wants = (what) => values.only.length === 0 || values.only.includes(what);
const clientsOf = (job) => {
  if (ALONE.includes(job)) return 1;
  return job.endsWith('16 clients') ? 16 : 8;
};
const dirOf = (scale) => path.join(path.resolve(inHouse(), values.data), String(scale));

/** Runs all measurements of one community. */
async function opened(scale, work) {
  const place = { host: '127.0.0.1', port: await someFreePort() };
  const dataDir = dirOf(scale);
  const database = await openCommunity({ dataDir, scale, place });
  onStop(database.stop);
  const product = await startProduct({ dataDir, place, database });
  onStop(product.stop);
  await work({ product, database, dataDir, sizes: database.sizes, port: await someFreePort() });
  await product.stop();
  await database.stop();
}

async function measureAll(jobs, community, found) {
  const wanted = jobs.filter((name) => wants(name) || wants('jobs'));
  for (let round = 0; round < rounds; round += 1) {
    for (const job of wanted) {
      const target = job.startsWith('bare') ? community.bare : community.product;
      const warmUp = round === 0 ? WARM_UP_S : WARM_S;
      const seen = await measure(target, {
        job,
        seconds,
        sizes: community.sizes,
        warmUp,
        clients: clientsOf(job),
      });
      say(`  ${job}: ${seen.cpu.all.toFixed(2)} ms CPU, p95 ${seen.p95.toFixed(1)} ms`);
      found.jobs[job] = bestOf(found.jobs[job], seen);
    }
  }
}

async function measureCommunity(community, found) {
  const bare = await startReference('web', community);
  onStop(bare.stop);
  await measureAll([...BARE, ...ALONE, ...READS, ...WRITES], { ...community, bare }, found);
  await bare.stop();
  for (const [part, { key = part, look, words }] of Object.entries(PARTS)) {
    if (!wants(part)) continue;
    found[key] = await look(community);
    for (const line of words?.(found[key]) ?? []) say(`  ${line}`);
  }
}

/** The other measurements, in this order, and the lines printed for each result. */
const PARTS = {
  queries: {
    look: (community) => countQueries({ ...community, paths: pagesOf(community) }),
    words: (pages) =>
      pages.map(
        ({ path: page, queries, status }) => `${queries.toFixed(1)} queries  ${page} (${status})`,
      ),
  },
  asking: {
    look: measureAsking,
    words: ({ askings, members, median, most }) => [
      `asking colleagues, ${askings} times, at least ${members} asked each: median ${median.toFixed(1)} ms, at most ${most.toFixed(1)} ms of database time`,
    ],
  },
  searching: {
    look: measureSearching,
    words: ({ call, bare, comment, commentWithout }) => [
      `search of everything: p95 ${call.toFixed(1)} ms, bare query ${bare.toFixed(1)} ms; a comment ${comment.toFixed(2)} ms, without its index ${commentWithout.toFixed(2)} ms`,
    ],
  },
  chat: { look: (community) => measureChat({ ...community, seconds, rounds }) },
  gate: {
    look: (community) => measureGate({ ...community, seconds, rounds }),
    words: ({ alone, beside, checked }) => [
      `feed page: p95 ${alone.toFixed(1)} ms, ${beside.toFixed(1)} while two files are checked, which took ${checked.toFixed(1)} s at least`,
    ],
  },
  'fair share': {
    key: 'fairShare',
    look: measureFairShare,
    words: ({ quiet, beside }) =>
      [{ thing: 'nothing', ...quiet }, ...beside].map(
        ({ thing, page, check, refused, asked = {} }) =>
          `beside ${thing}: feed page p95 ${page.toFixed(0)} ms, check of a picture ${check.toFixed(0)} ms, ${refused} refused; ${JSON.stringify(asked)}`,
      ),
  },
  burst: { look: measureBurst },
  jobs: { key: 'memory', look: ({ product }) => memoryAfter(product) },
  steady: {
    look: (community) => measureSteady({ ...community, minutes: Number(values.minutes) }),
  },
  sockets: {
    look: (community) => measureSockets({ ...community, minutes: Number(values.minutes) }),
    words: ({ minutes, said, lost, doubled, refused, posted, p50, p95, p99, growth }) => [
      `a thousand sockets for ${minutes} minutes: ${said} said, ${lost} lost, ${doubled} doubled, ${refused} refused, p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)} p99 ${p99.toFixed(1)} ms; ${posted} cases posted and checked; memory ${growth.toFixed(2)} times`,
    ],
  },
  'patient page': {
    key: 'patientPage',
    look: lookAtPatientPage,
    words: (languages) =>
      languages.map(
        ({ language, painted, kb }) =>
          `patient's page, ${language}: text after ${painted.toFixed(0)} ms, ${kb.toFixed(1)} kB`,
      ),
  },
  photograph: {
    look: measurePhotograph,
    words: ({ fitted, sent, checked, posted, mb }) => [
      `a photograph of 14 MB: made smaller in ${fitted.toFixed(0)} ms, sent (${mb.toFixed(1)} MB) in ${sent.toFixed(0)} ms, checked in ${checked.toFixed(0)} ms, posted in ${posted.toFixed(0)} ms`,
    ],
  },
  marks: {
    look: measureMarks,
    words: ({ one, many }) =>
      [one, many].map(
        ({ marks, perSecond }) =>
          `a case scrolled with ${marks} marks, processor slowed down four times: ${perSecond.toFixed(0)} frames a second`,
      ),
  },
  pages: { look: (community) => lookAtPages({ ...community, paths: values.page }) },
};

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
    tree: inHouse(),
    scale,
    rounds,
    data: values.data,
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

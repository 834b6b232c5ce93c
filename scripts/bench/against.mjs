// Compares this tree with another one, for example the worktree of an earlier commit. Both run at
// the same time, each with its own community, and are measured alternately, so that a machine that
// slows down affects both. The other tree must be built.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pause } from '../lib/processes.mjs';
import { say } from '../lib/say.mjs';
import { onStop } from '../lib/stopping.mjs';
import { total } from './processes.mjs';
import { table } from './report.mjs';
import { startOnce } from './start.mjs';

const TURN_S = 2;
const WARM_UP_S = 4;
const WARM_S = 0.3;
/** V8 collects garbage after being idle for a while. */
const REST_MS = 15_000;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const dirOf = (tree, { scale, data }) => path.join(tree, data, String(scale));

/** Starts the product of a tree with the modules of that tree. */
async function opened(tree, { scale, data }) {
  const from = (file) => import(pathToFileURL(path.join(tree, 'scripts', file)).href);
  const [{ openCommunity }, { startProduct }, { measure }, { someFreePort }] = await Promise.all(
    ['bench/community.mjs', 'bench/product.mjs', 'bench/measure.mjs', 'lib/ports.mjs'].map(from),
  );
  const place = { host: '127.0.0.1', port: await someFreePort() };
  const dataDir = dirOf(tree, { scale, data });
  const database = await openCommunity({ dataDir, scale, place });
  onStop(database.stop);
  const product = await startProduct({ dataDir, place, database });
  onStop(product.stop);
  return {
    turn: (job, warmUp) =>
      measure(product, { job, seconds: TURN_S, sizes: database.sizes, clients: 8, warmUp }),
    memory: () => total(product.memory()),
    stop: async () => {
      await product.stop();
      await database.stop();
    },
  };
}

const turnsOf = (round) => (round % 2 ? [1, 0] : [0, 1]);

/**
 * Shows the medians of both trees: CPU time per request in ms, p95, memory in the end, and the time
 * of a warm start.
 */
export async function compareWith(other, { tree, jobs, rounds, ...community }) {
  const trees = [other, tree];
  const products = [];
  for (const one of trees) products.push(await opened(one, community));
  const rows = [['', 'tree', 'CPU ms', 'server', 'workers', 'database', 'p95 ms']];
  for (const job of jobs) {
    const seen = [[], []];
    for (let round = 0; round <= rounds; round += 1)
      for (const at of turnsOf(round))
        seen[at].push(await products[at].turn(job, round ? WARM_S : WARM_UP_S));
    for (const [at, all] of seen.entries()) {
      const medianOf = (of) => median(all.slice(1).map(of)).toFixed(2);
      const cpu = ['all', 'server', 'workers', 'database'].map((part) =>
        medianOf((x) => x.cpu[part]),
      );
      rows.push([job, trees[at], ...cpu, medianOf((x) => x.p95)]);
    }
  }
  say(`\n${table(rows)}`);
  await pause(REST_MS);
  const memory = products.map((product) => `${product.memory().toFixed(0)} MB`);
  for (const product of products) await product.stop();
  const starts = [[], []];
  for (let round = 0; round <= rounds; round += 1)
    for (const at of turnsOf(round))
      starts[at].push(await startOnce(trees[at], dirOf(trees[at], community)));
  for (const [at, name] of trees.entries()) {
    const warm = median(starts[at].slice(1)).toFixed(2);
    say(`${name}: memory after it ${memory[at]}, warm start ${warm} s`);
  }
}

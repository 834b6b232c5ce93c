// Compares this tree with another one, such as the worktree of an earlier commit. Both run at the
// same time, each with a community of its own, and take turns: when the machine becomes slower,
// both do. The other tree must be built.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { say } from '../lib/say.mjs';
import { onStop } from '../lib/stopping.mjs';
import { table } from './report.mjs';

const TURN_S = 2;
const WARM_UP_S = 4;
const WARM_S = 0.3;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Starts the product of a tree with the modules of that tree. */
async function opened(tree, { scale, data }) {
  const from = (file) => import(pathToFileURL(path.join(tree, 'scripts', file)).href);
  const [{ openCommunity }, { startProduct }, { measure }, { someFreePort }] = await Promise.all(
    ['bench/community.mjs', 'bench/product.mjs', 'bench/measure.mjs', 'lib/ports.mjs'].map(from),
  );
  const place = { host: '127.0.0.1', port: await someFreePort() };
  const dataDir = path.join(tree, data, String(scale));
  const database = await openCommunity({ dataDir, scale, place });
  onStop(database.stop);
  const product = await startProduct({ dataDir, place, database });
  onStop(product.stop);
  return (job, warmUp) =>
    measure(product, { job, seconds: TURN_S, sizes: database.sizes, clients: 8, warmUp });
}

/** Shows the medians of both trees: CPU time per request in ms, and p95. */
export async function compareWith(other, { tree, jobs, rounds, ...community }) {
  const trees = [other, tree];
  const turns = [];
  for (const one of trees) turns.push(await opened(one, community));
  const rows = [['', 'tree', 'CPU ms', 'server', 'workers', 'database', 'p95 ms']];
  for (const job of jobs) {
    const seen = [[], []];
    for (let round = 0; round <= rounds; round += 1)
      for (const at of round % 2 ? [1, 0] : [0, 1])
        seen[at].push(await turns[at](job, round ? WARM_S : WARM_UP_S));
    for (const [at, all] of seen.entries()) {
      const half = (of) => median(all.slice(1).map(of)).toFixed(2);
      const cpu = ['all', 'server', 'workers', 'database'].map((part) => half((x) => x.cpu[part]));
      rows.push([job, trees[at], ...cpu, half((x) => x.p95)]);
    }
  }
  say(`\n${table(rows)}`);
}

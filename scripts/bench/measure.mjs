// A measurement: generates load for a while, and divides what the servers used by the number of
// requests.
import { once } from 'node:events';
import { inHouse } from '../lib/house.mjs';
import { Refused } from '../lib/say.mjs';
import { CORE, pinned } from './processes.mjs';

/** Where the next generator continues counting, so that no like is repeated. */
const counts = new Map();

/** @returns rates and times of `job`, and the CPU time per request in ms, by process */
export async function measure(target, { job, seconds, sizes, clients = 8, warmUp = 5 }) {
  if (warmUp > 0) await generate(target, { job, seconds: warmUp, sizes, clients });
  const before = target.used();
  const collected = target.garbage?.();
  const load = await generate(target, { job, seconds, sizes, clients });
  const after = target.used();
  if (load.failed > 0 || load.requests === 0)
    throw new Refused(`${job}: ${load.failed} of ${load.requests} requests failed.`);
  const cpu = Object.fromEntries(
    Object.keys(after).map((name) => [name, (after[name] - before[name]) / load.requests]),
  );
  return {
    job,
    ...load,
    ...(collected !== undefined && { garbage: (target.garbage() - collected) / load.requests }),
    cpu: { ...cpu, all: Object.values(cpu).reduce((sum, each) => sum + each, 0) },
  };
}

/** Noise only makes things slower, so each figure is the better one of two rounds. */
export function bestOf(one, other) {
  if (!one) return other;
  const least = (name) => Math.min(one[name], other[name]);
  return {
    ...(one.cpu.all <= other.cpu.all ? one : other),
    perSecond: Math.max(one.perSecond, other.perSecond),
    p50: least('p50'),
    p95: least('p95'),
    p99: least('p99'),
  };
}

async function generate({ address }, asked) {
  const child = pinned(
    CORE.others,
    [
      inHouse('scripts/bench/load.mjs'),
      JSON.stringify({ ...asked, address, first: counts.get(asked.job) ?? 0 }),
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Refused(`The load generator failed at "${asked.job}".`);
  const { count, ...load } = JSON.parse(output);
  counts.set(asked.job, count);
  return load;
}

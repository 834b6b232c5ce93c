// The load generator, run in a separate process: `load.mjs '{ "job": …, "address": …, "seconds": …,
// "clients": …, "sizes": … }'`. Prints its measurements as JSON.
import autocannon from 'autocannon';
import { jobsFor, requestOf } from './jobs.mjs';
import { quantiles } from './quantiles.mjs';

const { job: name, address, seconds, clients, sizes, first = 0 } = JSON.parse(process.argv[2]);
const job = jobsFor({ sizes })[name];
const times = [];
const statuses = new Map();
let count = first;
let members = 0;

const setupClient = (client) => {
  const member = 1 + members++;
  client.setRequests([
    {
      setupRequest: (request) => ({
        ...request,
        ...requestOf(job, { count: count++, member, origin: address }),
      }),
    },
  ]);
};
const run = autocannon({
  url: address,
  connections: clients,
  duration: seconds,
  setupClient,
  timeout: 30,
});
run.on('response', (_client, status, _bytes, ms) => {
  times.push(ms);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
});
const { duration, errors, timeouts, throughput } = await run;
const failed = [...statuses]
  .filter(([status]) => status >= 400)
  .reduce((sum, [, n]) => sum + n, errors + timeouts);
const result = {
  requests: times.length,
  failed,
  perSecond: times.length / duration,
  bytes: throughput.total / Math.max(times.length, 1),
  ...quantiles(times),
};
process.stdout.write(JSON.stringify({ ...result, count }));

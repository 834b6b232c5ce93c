import { LiveProcesses } from '../../src/platform/telemetry/live-processes';
import { Telemetry } from '../../src/platform/telemetry/telemetry';
import { type RunningApp, startApp } from '../support/app';
import { aMember, aVisitor } from '../support/people';
import { aSocket } from '../support/sockets';

let app: RunningApp;
let figures: string;
beforeAll(async () => {
  app = await startApp({ METRICS_PORT: '0' });
  figures = `http://127.0.0.1:${await app.nest.get(Telemetry).begin('api')}/metrics`;
});
afterAll(() => app.stop());

const read = async () => (await fetch(figures)).text();
/** The value of a figure; undefined when it is not told. */
const figure = async (name: string) => {
  const line = (await read()).split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
};

describe('The figures of a process', () => {
  it('are not to be had at the public port', async () => {
    expect((await aVisitor(app).get('/metrics')).code).toBe(404);
    expect((await fetch(figures.replace('/metrics', '/'))).status).toBe(404);
  });

  it('count and time requests by route, whatever id the path has', async () => {
    const anna = await aMember(app);
    for (const id of [900_001, 900_002])
      expect((await anna.send('DELETE', `sessions/${id}`, undefined)).code).toBe(404);
    const route = 'method="DELETE",route="/api/v1/sessions/:id"';
    expect(await figure(`suture_http_requests_total{${route},status="404"}`)).toBe(2);
    expect(await figure(`suture_http_request_duration_seconds_count{${route}}`)).toBe(2);
    // Only in labels: a duration may contain the same digits.
    expect(await read()).not.toMatch(/="[^"]*900001/);
  });

  it('give no path of their own to what nobody serves', async () => {
    await aVisitor(app).get('/wp-login-900003');
    expect(
      await figure('suture_http_requests_total{method="GET",route="none",status="404"}'),
    ).toBeGreaterThan(0);
    expect(await read()).not.toMatch(/="[^"]*900003/);
  });

  it('tell of sockets, database, disk, media store, event loop and memory', async () => {
    const socket = await aSocket(app, await aMember(app));
    expect(await figure('suture_sockets_connected')).toBe(1);
    socket.close();
    expect(await figure('suture_database_connections{state="used"}')).toBeGreaterThanOrEqual(0);
    expect(await figure('suture_database_connections{state="waiting"}')).toBe(0);
    expect(await figure('suture_disk_bytes{state="free"}')).toBeGreaterThan(0);
    expect(await figure('suture_media_store_up')).toBe(1);
    expect(await figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  });

  it('tell how long a promise has waited', async () => {
    await app.rows(
      "insert into outbox (queue, name, payload, created_at, run_at) values ('nobody', 'nothing', '{}', ?, ?) returning id",
      [new Date(), new Date(Date.now() - 90_000)],
    );
    expect(await figure('suture_outbox_waiting')).toBeGreaterThanOrEqual(1);
    expect(await figure('suture_outbox_oldest_waiting_seconds')).toBeGreaterThanOrEqual(90);
    expect(await figure('suture_outbox_oldest_undone_seconds')).toBeGreaterThanOrEqual(90);
  });

  it('miss a worker that was killed, in every process that lives', async () => {
    const other = app.nest.get(LiveProcesses);
    const worker = new LiveProcesses(app.em(), app.clock);
    await worker.beat('workers');
    expect(await figure('suture_processes{kind="workers"}')).toBe(1);
    app.clock.advance(20_000);
    await other.beat('api');
    expect(await figure('suture_processes{kind="workers"}')).toBe(0);
    expect(await figure('suture_processes{kind="api"}')).toBe(1);
    await worker.leave();
    app.clock.reset();
  });

  it('[D-1390] count the live workers of each queue; one of the version before serves all', async () => {
    const workersOf = (queue: string) => figure(`suture_queue_workers{queue="${queue}"}`);
    expect([await workersOf('mail'), await workersOf('video')]).toEqual([0, 0]);
    const workers = [1, 2].map(() => new LiveProcesses(app.em(), app.clock));
    await workers[0]?.beat('workers', ['mail']);
    expect([await workersOf('mail'), await workersOf('video')]).toEqual([1, 0]);
    await workers[1]?.beat('workers');
    expect([await workersOf('mail'), await workersOf('video')]).toEqual([2, 1]);
    await Promise.all(workers.map((one) => one.leave()));
    expect(await workersOf('mail')).toBe(0);
  });
});

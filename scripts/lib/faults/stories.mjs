// Faults with checks of their own.
import { once } from 'node:events';
import { io } from 'socket.io-client';
import { until } from '../processes.mjs';
import { clockSteps } from './clock-steps.mjs';
import { whileOthersCompute } from './faults.mjs';
import { mediaDiskFull, tablesDiskFull } from './full-disks.mjs';
import { backupOnFullDisk, checkOnFullDisk, conversionOnFullDisk } from './full-disks-amid.mjs';
import { migrationKilled } from './killed-migration.mjs';
import { aMember, call, PASSWORD } from './members.mjs';
import { startedAgain } from './restarted.mjs';
import { healed } from './rig.mjs';
import { demand, joinedAndMailed, MAIL_LIMIT, repeatedJobsComeBack, rows } from './story-tools.mjs';
import { versionsSideBySide } from './versions.mjs';
import { databaseStartsAgain, wavesOutlast } from './waves.mjs';

const TAKEN_MS = 30_000;

/**
 * Enqueues every completed job ten times again, so that relays and workers process all of them
 * repeatedly.
 */
async function deliveredAgain(rig) {
  const mails = await joinedAndMailed(rig);
  for (let time = 0; time < 10; time += 1) {
    await rows(rig, 'update outbox set handed_at = null where run_at <= now()');
    await until(
      async () =>
        (
          await rows(
            rig,
            'select 1 from outbox where handed_at is null and run_at <= now() limit 1',
          )
        ).length === 0,
      MAIL_LIMIT,
      50,
    );
  }
  await joinedAndMailed(rig);
  const { length } = await mails();
  demand(length === 1, `One sign-up brought ${length} mails.`);
}

/** Puts jobs that must fail at the head of every queue: those behind them are still processed. */
async function poisoned(rig) {
  const queues = await rows(rig, 'select distinct queue, name from outbox');
  for (const { queue, name } of queues) {
    for (const payload of [
      '{}',
      '{"accountId": 987654321}',
      '{"assetId": "x"}',
      '{"accountId": {"a": [1]}}',
    ]) {
      await rows(
        rig,
        'insert into outbox (queue, name, payload, created_at, run_at) values ($1, $2, $3::jsonb, now(), now())',
        [queue, name, payload],
      );
    }
    await rows(
      rig,
      "insert into outbox (queue, name, payload, created_at, run_at) values ($1, 'no-such-job', '{}'::jsonb, now(), now())",
      [queue],
    );
  }
  const since = Date.now();
  await joinedAndMailed(rig);
  demand(Date.now() - since < MAIL_LIMIT, 'The jobs behind the poisoned ones waited.');
}

/**
 * Requests sent before the stop signal are answered, and the process ends by itself. Log-ins are
 * slow, so they are still running.
 */
async function stoppedGently(rig) {
  const [api, other] = rig.apis;
  const member = await aMember(other.url);
  const asked = Array.from({ length: 12 }, () =>
    call(api.url, 'login', { body: { emailId: member.email, password: PASSWORD } }).then(
      ({ code }) => code,
      ({ cause, message }) => cause?.code ?? message,
    ),
  );
  await Promise.race(asked);
  const exit = await api.kill('SIGTERM');
  const failed = (await Promise.all(asked)).filter((code) => code !== 200);
  await healed(rig);
  demand(exit === 0, `The process ended with ${exit}.`);
  demand(
    failed.length === 0,
    `${failed.length} of 12 log-ins under way were not answered: ${[...new Set(failed)]}.`,
  );
}

/** A socket must not be considered dead because its process has to wait for the CPU. */
async function processorTaken(rig) {
  const [{ url }, other] = rig.apis;
  const members = [await aMember(url), await aMember(other.url)];
  const sockets = members.map(({ token }, at) =>
    io(rig.apis[at].url, { transports: ['websocket'], auth: { token }, reconnection: false }),
  );
  try {
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    let dropped = 0;
    for (const socket of sockets) socket.on('disconnect', () => (dropped += 1));
    await Promise.all([whileOthersCompute(TAKEN_MS), joinedAndMailed(rig)]);
    demand(dropped === 0, `${dropped} of ${sockets.length} sockets were dropped.`);
    await joinedAndMailed(rig);
  } finally {
    for (const socket of sockets) socket.close();
  }
}

export const STORIES = [
  { name: 'a process that ends is started again within a second, three times', does: startedAgain },
  {
    name: 'Redis has lost everything: each repeated job is done again within two minutes',
    needs: 'redis',
    does: repeatedJobsComeBack,
  },
  {
    name: 'a job is delivered ten times, by two relays and two workers: one effect',
    does: deliveredAgain,
  },
  { name: 'jobs that cannot be done hold nothing up', does: poisoned },
  { name: 'an API process that is told to stop answers what it was asked', does: stoppedGently },
  { name: 'the disk of the media is full', needs: 'smallDisks', does: mediaDiskFull },
  {
    name: 'the disk of the tables is full: what is written is refused, what is read is answered',
    needs: 'smallDisks',
    does: tablesDiskFull,
  },
  {
    name: 'the disk is full when a file is checked and released: nothing is shown unmasked',
    needs: 'smallDisks',
    does: checkOnFullDisk,
  },
  {
    name: 'the disk is full when a video is converted: it is converted later',
    needs: 'smallDisks',
    does: conversionOnFullDisk,
  },
  {
    name: 'the disk of a backup is full: it says so, and the next one is whole',
    needs: 'smallDisks',
    does: backupOnFullDisk,
  },
  {
    name: 'Redis loses all its data amid the waves of questions',
    needs: 'redis',
    does: wavesOutlast(({ redis }) => redis.lose()),
  },
  {
    name: 'PostgreSQL starts again amid the waves of questions',
    does: wavesOutlast(databaseStartsAgain),
  },
  {
    name: 'the clock of live processes steps: tokens, codes, rates, jobs and orders',
    needs: 'clock',
    does: clockSteps,
  },
  {
    name: 'two versions side by side: an upgrade while members work, back, and again',
    needs: 'history',
    does: versionsSideBySide,
  },
  { name: 'a migration is killed half-way, again and again', does: migrationKilled },
  {
    name: 'others take the processor for half a minute: no socket is dropped, jobs are done',
    does: processorTaken,
  },
];

// Faults with an end of their own to look at.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { until } from '../processes.mjs';
import { aMember, call, mailsTo, newAddress, PASSWORD, signUpBody } from './members.mjs';
import { healed } from './rig.mjs';

const DISK = '16m';
const MAIL_LIMIT = 60_000;

function demand(holds, sentence) {
  if (!holds) throw new Error(sentence);
}

async function rows(rig, sql, params = []) {
  const client = new pg.Client({ connectionString: rig.database.url });
  await client.connect();
  try {
    return (await client.query(sql, params)).rows;
  } finally {
    await client.end();
  }
}

async function joinedAndMailed(rig) {
  const address = newAddress();
  const { code } = await call(rig.apis[0].url, 'signup', { body: signUpBody(address) });
  demand(code === 200, `A sign-up was answered with ${code}.`);
  const mails = () => mailsTo(rig.apis[0].url, address);
  demand(await until(async () => (await mails()).length > 0, MAIL_LIMIT, 100), 'The mail of a sign-up did not come.');
  return mails;
}

/** Every job that is done is promised anew, ten times, so that relays and workers get all of them again. */
async function deliveredAgain(rig) {
  const mails = await joinedAndMailed(rig);
  for (let time = 0; time < 10; time += 1) {
    await rows(rig, 'update outbox set handed_at = null where run_at <= now()');
    await until(
      async () => (await rows(rig, 'select 1 from outbox where handed_at is null and run_at <= now() limit 1')).length === 0,
      MAIL_LIMIT,
      50,
    );
  }
  await joinedAndMailed(rig);
  const { length } = await mails();
  demand(length === 1, `One sign-up brought ${length} mails.`);
}

/** Jobs that cannot be done, at the head of every queue: what comes behind them is done. */
async function poisoned(rig) {
  const queues = await rows(rig, 'select distinct queue, name from outbox');
  for (const { queue, name } of queues) {
    for (const payload of ['{}', '{"accountId": 987654321}', '{"assetId": "x"}', '{"accountId": {"a": [1]}}']) {
      await rows(rig, 'insert into outbox (queue, name, payload, created_at, run_at) values ($1, $2, $3::jsonb, now(), now())', [
        queue,
        name,
        payload,
      ]);
    }
    await rows(rig, "insert into outbox (queue, name, payload, created_at, run_at) values ($1, 'no-such-job', '{}'::jsonb, now(), now())", [
      queue,
    ]);
  }
  const since = Date.now();
  await joinedAndMailed(rig);
  demand(Date.now() - since < MAIL_LIMIT, 'The jobs behind the poisoned ones waited.');
}

/** What was asked before the process was told to stop is answered; it ends by itself. Log-ins take their time, so they are under way. */
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
  demand(failed.length === 0, `${failed.length} of 12 log-ins under way were not answered: ${[...new Set(failed)]}.`);
}

/** Root alone can make a small disk. */
async function diskFull(rig) {
  if (process.getuid?.() !== 0) return 'Needs root, to make a small disk.';
  const media = path.join(rig.dataDir, 'media');
  fs.mkdirSync(media, { recursive: true });
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=777`, 'tmpfs', media], { encoding: 'utf8' });
  if (mounted.status !== 0) return `This machine lets nobody make a small disk: ${mounted.stderr.trim()}`;
  try {
    await uploadUntilFull(rig, media);
  } finally {
    spawnSync('umount', ['-l', media]);
  }
}

async function uploadUntilFull(rig, media) {
  const [{ url }] = rig.apis;
  const member = await aMember(url);
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.create();
  document.addPage();
  const cv = await document.save();
  const upload = async () => {
    const form = new FormData();
    form.append('cv', new File([cv], 'cv.pdf', { type: 'application/pdf' }));
    const headers = { authorization: `Bearer ${member.token}` };
    return (await fetch(`${url}/api/v1/uploadCv`, { method: 'POST', headers, body: form })).status;
  };
  demand((await upload()) === 200, 'An upload failed before the disk was full.');
  const filler = path.join(media, 'filler');
  spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k']);
  const full = await upload();
  demand(full === 507, `An upload onto a full disk was answered with ${full}.`);
  const reads = await call(url, 'chatRooms', { token: member.token, body: {} });
  demand(reads.code === 200, `A read beside the full disk was answered with ${reads.code}.`);
  fs.rmSync(filler);
  demand((await upload()) === 200, 'An upload failed though there was room again.');
}

async function clockSteps() {
  const found = spawnSync('faketime', ['--version']).status === 0;
  return found
    ? 'Live processes under a moved clock are not driven yet; rules of time are shown by specs with a clock of their own.'
    : 'Needs Debian’s faketime; rules of time are shown by specs with a clock of their own.';
}

export const STORIES = [
  { name: 'a job is delivered ten times, by two relays and two workers: one effect', does: deliveredAgain },
  { name: 'jobs that cannot be done hold nothing up', does: poisoned },
  { name: 'an API process that is told to stop answers what it was asked', does: stoppedGently },
  { name: 'the disk of the media is full', does: diskFull },
  { name: 'the clock of live processes steps', does: clockSteps },
];

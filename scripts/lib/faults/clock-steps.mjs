// What must hold when the clock of all processes jumps forwards and back by hours.
import { randomUUID } from 'node:crypto';
import { until } from '../processes.mjs';
import {
  aMember,
  call,
  everythingIn,
  mailsTo,
  newAddress,
  PASSWORD,
  sharedRoom,
  signedInAgain,
  signUpBody,
} from './members.mjs';
import { demand, MAIL_LIMIT } from './story-tools.mjs';

const NEW_PASSWORD = 'eight-sutures-10';
/**
 * The relay detects a clock that was set back within a quarter of a minute, and retries stuck jobs
 * after a minute.
 */
const STEP_LIMIT = 120_000;

const sessionOf = async ({ url }, token) =>
  (await call(url, 'session', { token, method: 'GET' })).code;

/**
 * Tests tokens, codes, rate limits, jobs and message order while the clock jumps forwards and back
 * by hours.
 */
export async function clockSteps(rig) {
  try {
    await tokensKeepTime(rig);
    await codesKeepTime(rig);
    await rig.besideAnApi({ RATE_LIMITS: 'on', REDIS_URL: '' }, (api) => ratesKeepTime(rig, api));
    await jobsAndOrderOutlastSteps(rig);
  } finally {
    rig.clock.stepTo(0);
  }
}

async function tokensKeepTime({ apis, clock }) {
  const member = await aMember(apis[0].url);
  for (const [hours, expected] of [
    [0, 200],
    [3, 401],
    [-2, 401],
    [0, 200],
  ]) {
    clock.stepTo(hours);
    const codes = await Promise.all(apis.map((api) => sessionOf(api, member.token)));
    demand(
      codes.every((code) => code === expected),
      `${hours} h away a token was answered with ${codes}, not ${expected}.`,
    );
  }
}

async function codesKeepTime({ apis: [{ url }], clock }) {
  const member = await aMember(url);
  const known = new Set();
  const newCode = async () => {
    await call(url, 'sendOtp', { body: { emailId: member.email } });
    const found = await until(
      async () =>
        (await mailsTo(url, member.email))
          .map(({ text }) => /code is (\d{6})/.exec(text ?? '')?.[1])
          .find((code) => code && !known.has(code)),
      MAIL_LIMIT,
      100,
    );
    demand(found, 'The mail of a code did not come.');
    known.add(found);
    return found;
  };
  const reset = async (otp) => {
    const passwords = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    return (await call(url, 'verifyOtp', { body: { emailId: member.email, otp, ...passwords } }))
      .code;
  };
  clock.stepTo(3);
  const ahead = await newCode();
  clock.stepTo(0);
  demand((await reset(ahead)) === 400, 'A code of a clock that was set back opened an account.');
  const now = await newCode();
  clock.stepTo(1);
  demand((await reset(now)) === 400, 'A code of an hour ago opened an account.');
  clock.stepTo(0);
  demand((await reset(now)) === 200, 'A code of this moment did not open its account.');
}

async function ratesKeepTime({ apis, clock }, { url }) {
  const member = await aMember(apis[0].url);
  const logIn = async (password) =>
    (await call(url, 'login', { body: { emailId: member.email, password } })).code;
  const useUp = async () => {
    for (let tries = 0; tries < 10; tries += 1) await logIn('wrong-again-1');
    demand((await logIn(PASSWORD)) === 429, 'The eleventh try was not stopped.');
  };
  await useUp();
  clock.stepTo(3);
  demand((await logIn(PASSWORD)) === 200, 'A window outlasted its time.');
  await useUp();
  clock.stepTo(0);
  demand(
    (await logIn(PASSWORD)) === 200,
    'A window of a clock that was set back kept a member out.',
  );
}

/**
 * Somebody who signs up during a jump gets one email; messages keep the order in which they were
 * sent.
 */
async function jobsAndOrderOutlastSteps(rig) {
  const [{ url }, other] = rig.apis;
  const reader = await aMember(other.url);
  const writer = await aMember(url);
  const room = await sharedRoom(url, writer);
  const addresses = [];
  const texts = [];
  for (const hours of [5, 0, -4, 0, 30 / 60, 0]) {
    rig.clock.stepTo(hours);
    await signedInAgain(url, writer);
    const text = randomUUID();
    const body = { chatRoomId: room, chatSendText: text, type: 1, clientMessageId: text };
    const address = newAddress();
    const sent = await call(url, 'sendChatMessage', { token: writer.token, body });
    const joined = await call(url, 'signup', { body: signUpBody(address) });
    demand(
      sent.code === 200 && joined.code === 200,
      `${hours} h away work was answered with ${sent.code} and ${joined.code}.`,
    );
    texts.push(text);
    addresses.push(address);
  }
  await signedInAgain(other.url, reader);
  const there = (await everythingIn(other.url, reader, room))
    .map(({ message }) => message)
    .filter((text) => texts.includes(text));
  demand(there.join() === texts.join(), 'Messages are not in the order in which they were sent.');
  const mails = async () =>
    (await Promise.all(addresses.map((address) => mailsTo(url, address)))).map(
      ({ length }) => length,
    );
  const all = await until(async () => (await mails()).every((count) => count > 0), STEP_LIMIT, 500);
  demand(all, `Six who joined around steps got ${await mails()} mails.`);
  demand(
    (await mails()).every((count) => count === 1),
    `Six who joined around steps got ${await mails()} mails.`,
  );
}

// What was requested, what was acknowledged, and what exists afterwards.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { pause, until } from '../processes.mjs';
import { Cases } from './cases/cases.mjs';
import {
  aCase,
  aMember,
  call,
  commentsOn,
  everythingIn,
  mailsTo,
  newAddress,
  notificationsOf,
  sharedRoom,
  signedInAgain,
  signUpBody,
} from './members.mjs';

const MEMBERS = 4;
const TRY_FOR = 90_000;
/**
 * Stuck jobs are retried after a minute, those dated in the future by a clock set back a quarter of
 * a minute later.
 */
export const JOBS_LIMIT = 120_000;
const THINK_MS = 40;
const MAILS_AT_ONCE = 10;
const RETRY_AFTER = 100;
/** A part of the product is away, or a disk is full. */
const EXPLAINED = [503, 507];

/** The kinds of work: idempotent requests with a key. */
const KINDS = {
  message: ({ member, room, key }) => [
    'sendChatMessage',
    {
      token: member.token,
      body: { chatRoomId: room, chatSendText: key, type: 1, clientMessageId: key },
    },
  ],
  comment: ({ member, post, key }) => [
    'clinicalCases/comment',
    { token: member.token, key, body: { clinicalCaseId: post, comment: key } },
  ],
  joining: ({ key }) => ['signup', { body: signUpBody(key) }],
  // Refused by validation: an empty comment must never be stored.
  refused: ({ member, post, key }) => [
    'clinicalCases/comment',
    {
      token: member.token,
      key,
      body: { clinicalCaseId: post, comment: `${key} maria@example.org` },
    },
  ],
};
const MIX = ['message', 'message', 'message', 'comment', 'comment', 'joining', 'refused'];

function verdictOf(code) {
  if (code >= 200 && code < 300) return 'acknowledged';
  const isRefused = code >= 400 && code < 500 && code !== 401 && code !== 429;
  return isRefused ? 'refused' : 'unknown';
}

export class Ledger {
  lines = [];
  unavailable = 0;
  tries = 0;
  /** Replies with a 5xx status other than 503 and 507, which no fault excuses. */
  errors = 0;

  constructor(rig) {
    this.rig = rig;
    this.file = `${rig.folder}/ledger.jsonl`;
  }

  async open() {
    const [{ url }] = this.rig.apis;
    this.members = [];
    for (let i = 0; i < MEMBERS; i += 1) this.members.push(await aMember(url));
    [this.author] = this.members;
    this.room = await sharedRoom(url, this.author);
    this.post = await aCase(url, this.author);
    this.cases = await new Cases(this).open();
    return this;
  }

  /** Works until the returned function is called; running requests are then completed. */
  work() {
    let going = true;
    const writers = this.members.map(async (member, at) => {
      for (let turn = at; going; turn += 1) {
        await this.once(member, MIX[turn % MIX.length], turn);
        await pause(THINK_MS);
      }
    });
    const cases = this.cases.work(() => going);
    return async () => {
      going = false;
      await Promise.all([...writers, cases]);
    };
  }

  async once(member, kind, turn) {
    const key = kind === 'joining' ? newAddress() : randomUUID();
    const calls = () => KINDS[kind]({ member, key, room: this.room, post: this.post });
    await this.asked(kind, { member, key, turn, calls });
  }

  /**
   * Asks until there is an answer, and writes down what became of it.
   * @returns the verdict and the reply
   */
  async asked(op, { member, key = randomUUID(), turn, calls }) {
    const line = { t: Date.now(), op, key, verdict: 'unknown', tries: 0 };
    this.lines.push(line);
    const { code, body } = await this.tried({ member, turn, line, calls: () => calls(key) });
    line.code = code;
    line.verdict = verdictOf(code);
    fs.appendFileSync(this.file, `${JSON.stringify(line)}\n`);
    return { verdict: line.verdict, code, body };
  }

  /**
   * Retries alternately on both APIs until there is an answer other than "not now".
   * @returns the last reply, with the code 0 if there was none
   */
  async tried({ member, turn, calls, line = { tries: 0 } }) {
    for (const end = Date.now() + TRY_FOR; ; await pause(RETRY_AFTER)) {
      const { url } = this.rig.apis[(turn + line.tries) % this.rig.apis.length];
      line.tries += 1;
      this.tries += 1;
      const reply = await call(url, ...calls()).catch(() => ({ code: 0 }));
      if (reply.code === 401 && member) await signedInAgain(url, member).catch(() => undefined);
      if (reply.code === 0 || reply.code >= 500) this.unavailable += 1;
      if (reply.code >= 500 && !EXPLAINED.includes(reply.code)) this.noteError(reply, calls());
      if (verdictOf(reply.code) !== 'unknown' && !reply.isUnderWay) return reply;
      if (Date.now() > end) return { ...reply, code: 0 };
    }
  }

  noteError({ code, body }, [name]) {
    this.errors += 1;
    fs.appendFileSync(this.file, `${JSON.stringify({ t: Date.now(), name, code, body })}\n`);
  }

  /**
   * Reads everything back. A repeated sign-up with the same address answers that it is taken, which
   * counts as the first one's success.
   */
  async verdict() {
    const [{ url }, other] = this.rig.apis;
    for (const member of this.members) await signedInAgain(url, member);
    const rooms = await Promise.all(
      this.members.map((member, at) => everythingIn(at % 2 ? other.url : url, member, this.room)),
    );
    const comments = (await commentsOn(url, this.author, this.post)).map(({ comment }) => comment);
    const there = {
      message: rooms[0].map(({ message }) => message),
      comment: comments,
      refused: comments,
    };
    const found = {
      acknowledged: 0,
      lost: 0,
      doubled: 0,
      phantom: 0,
      unanswered: 0,
      orders: 0,
      jobs: 0,
      unexpected: 0,
    };
    for (const line of this.lines) this.judge(line, there[line.op], found);
    const order = (room) => room.map(({ id }) => id).join();
    found.orders =
      new Set(rooms.map(order)).size -
      1 +
      Number(!isRising(rooms[0].map(({ number, id }) => number ?? id)));
    found.jobs = await this.jobsWrong(url);
    await this.cases.readBack(found, JOBS_LIMIT);
    found.errors = this.errors;
    return found;
  }

  judge({ op, key, verdict }, there, found) {
    if (verdict === 'unknown') found.unanswered += 1;
    if (verdict === 'acknowledged') found.acknowledged += 1;
    if (!there) return;
    const times = there.filter(
      (text) => text === key || (op === 'refused' && text.startsWith(key)),
    ).length;
    if (verdict === 'acknowledged' && times === 0) found.lost += 1;
    if (times > 1) found.doubled += 1;
    if (verdict === 'refused' && times > 0) found.phantom += 1;
  }

  /**
   * One email per new member and one notification per comment by somebody else, possibly late, but
   * only once.
   */
  async jobsWrong(url) {
    const joined = this.lines
      .filter(({ op, verdict }) => op === 'joining' && verdict === 'acknowledged')
      .map(({ key }) => key);
    let wrong = joined.length;
    await until(
      async () => {
        wrong = await notMailedOnce(url, joined);
        return wrong === 0;
      },
      JOBS_LIMIT,
      500,
    );
    return wrong + (await this.newsWrong(url));
  }

  async newsWrong(url) {
    let wrong = -1;
    await until(
      async () => {
        const comments = await commentsOn(url, this.author, this.post);
        const told = (await notificationsOf(url, this.author)).filter(
          ({ kind, link }) =>
            kind === 'case-commented' && link.startsWith(`/caseDetails/${this.post}#`),
        );
        const due = comments.filter(
          (each) => (each.signup_id ?? each.user_id ?? each.author_id) !== this.author.id,
        ).length;
        wrong =
          Math.abs(due - told.length) + (told.length - new Set(told.map(({ link }) => link)).size);
        return wrong === 0;
      },
      JOBS_LIMIT,
      500,
    );
    return wrong;
  }
}

/** Reads a few inboxes at a time, because a run of an hour creates thousands. */
async function notMailedOnce(url, addresses) {
  let wrong = 0;
  for (let from = 0; from < addresses.length; from += MAILS_AT_ONCE) {
    const some = addresses.slice(from, from + MAILS_AT_ONCE);
    const mails = await Promise.all(some.map((address) => mailsTo(url, address)));
    wrong += mails.filter(({ length }) => length !== 1).length;
  }
  return wrong;
}

const isRising = (numbers) => numbers.every((number, at) => at === 0 || number > numbers[at - 1]);

/** Everything but what was acknowledged has to be 0. */
export const isClean = ({ acknowledged: _, ...wrong }) =>
  Object.values(wrong).every((count) => count === 0);

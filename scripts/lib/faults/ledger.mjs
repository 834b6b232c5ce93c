// What was requested, what was acknowledged, and what exists afterwards.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { pause, until } from '../processes.mjs';
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
const JOBS_LIMIT = 120_000;
const THINK_MS = 40;

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

export class Ledger {
  lines = [];
  unavailable = 0;
  tries = 0;

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
    return async () => {
      going = false;
      await Promise.all(writers);
    };
  }

  /**
   * Retries alternately on both APIs, with the same key, until there is an answer other than "not
   * now".
   */
  async once(member, kind, turn) {
    const key = kind === 'joining' ? newAddress() : randomUUID();
    const line = { t: Date.now(), op: kind, key, verdict: 'unknown', tries: 0 };
    this.lines.push(line);
    const end = Date.now() + TRY_FOR;
    while (Date.now() < end && line.verdict === 'unknown') {
      const { url } = this.rig.apis[(turn + line.tries) % this.rig.apis.length];
      line.tries += 1;
      this.tries += 1;
      const code = await call(
        url,
        ...KINDS[kind]({ member, key, room: this.room, post: this.post }),
      ).then(
        (reply) => reply.code,
        () => 0,
      );
      line.code = code;
      if (code === 401) await signedInAgain(url, member).catch(() => undefined);
      else if (code >= 200 && code < 300) line.verdict = 'acknowledged';
      else if (code >= 400 && code < 500 && code !== 409 && code !== 429) line.verdict = 'refused';
      if (code === 0 || code >= 500) this.unavailable += 1;
      if (line.verdict === 'unknown') await pause(100);
    }
    fs.appendFileSync(this.file, `${JSON.stringify(line)}\n`);
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
    };
    for (const line of this.lines) this.judge(line, there[line.op], found);
    const order = (room) => room.map(({ id }) => id).join();
    found.orders =
      new Set(rooms.map(order)).size -
      1 +
      Number(!isRising(rooms[0].map(({ number, id }) => number ?? id)));
    found.jobs = await this.jobsWrong(url);
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
        const mails = await Promise.all(joined.map((address) => mailsTo(url, address)));
        wrong = mails.filter(({ length }) => length !== 1).length;
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
          ({ kind }) => kind === 'case-commented',
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

const isRising = (numbers) => numbers.every((number, at) => at === 0 || number > numbers[at - 1]);

export const isClean = ({ lost, doubled, phantom, orders, jobs, unanswered }) =>
  lost + doubled + phantom + orders + jobs + unanswered === 0;

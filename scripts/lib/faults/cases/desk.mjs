// How a story asks, reads and lets time pass while parts of the product are away.
import { randomBytes } from 'node:crypto';
import { until } from '../../processes.mjs';
import { call, notificationsOf, signedInAgain } from '../members.mjs';
import { rows } from '../story-tools.mjs';

/** A job that is stuck is handed over again and again; amid faults that may take several rounds. */
const LIMIT = 600_000;
const LOOK_EVERY = 250;
const LETTERS = 12;

/** The ledger counts a request without an answer; its story goes no further. */
export class Unanswered extends Error {}

/** A word that stands nowhere else and reads like no name, number or date. */
export const newWord = () =>
  Array.from(randomBytes(LETTERS), (byte) => 'bdfgklmnprst'[byte % 12]).join('');

export class Desk {
  notifications = new Map();
  questions = new Map();
  cases = new Map();

  constructor(ledger, colleagues) {
    this.ledger = ledger;
    this.colleagues = colleagues;
  }

  /** The author of a story, and the others. */
  people(turn) {
    const { members } = this.ledger;
    const author = members[turn % members.length];
    return { author, others: members.filter((member) => member !== author) };
  }

  /** @returns the reply to what is acknowledged; anything else ends the story */
  async does(op, { member, turn, calls }) {
    const reply = await this.asks(op, { member, turn, calls });
    if (reply.verdict === 'acknowledged') return reply.body;
    throw new Error(`${op} was answered with ${reply.code} ${reply.body?.msg}`);
  }

  /** @returns the reply, also to what is refused */
  async asks(op, { member, turn, calls }) {
    const reply = await this.ledger.asked(op, { member, turn, calls });
    if (reply.verdict === 'unknown') throw new Unanswered(op);
    return reply;
  }

  /** @returns code and body of a read */
  async reads(member, name, turn = 0) {
    const calls = () => [name, { token: member?.token, method: 'GET' }];
    const reply = await this.ledger.tried({ member, turn, calls });
    if (reply.code === 0) throw new Unanswered(name);
    return reply;
  }

  async result(member, name) {
    const { code, body } = await this.reads(member, name);
    if (code !== 200) throw new Error(`${name} was answered with ${code} ${body?.msg}`);
    return body.result ?? body;
  }

  /** Waits for something that workers do. */
  async waits(what, done) {
    const found = await until(done, LIMIT, LOOK_EVERY);
    if (!found) throw new Error(`Not within ten minutes: ${what}.`);
    return found;
  }

  /** Changes or reads rows directly, where only time could; waits for a database that is away. */
  async rows(sql, params) {
    const { rows: found } = await this.waits('the database', () =>
      rows(this.ledger.rig, sql, params).then(
        (all) => ({ rows: all }),
        (error) => {
          if (isWrong(error)) throw error;
        },
      ),
    );
    return found;
  }

  /** The notifications of a kind about a case, as their recipient reads them. */
  async told(member, kind, postId) {
    if (!this.notifications.has(member.id)) {
      await this.reads(member, 'session');
      const [{ url }] = this.ledger.rig.apis;
      this.notifications.set(member.id, byCase(await notificationsOf(url, member)));
    }
    const aboutIt = this.notifications.get(member.id).get(String(postId)) ?? [];
    return aboutIt.filter((each) => each.kind === kind);
  }

  /** The questions to a colleague, page by page. */
  async questionsTo(member) {
    if (!this.questions.has(member.id)) {
      const all = [];
      for (let before = ''; ; before = `&before=${all.at(-1).id}`) {
        const page = await this.result(member, `questions?limit=100${before}`);
        if (page.length === 0) break;
        all.push(...page);
      }
      this.questions.set(member.id, all);
    }
    return this.questions.get(member.id);
  }

  /** A member's own cases, page by page. */
  async casesOf(member) {
    if (!this.cases.has(member.id)) {
      const all = [];
      for (let before = ''; ; before = `&before=${Math.min(...all.map(({ id }) => id))}`) {
        const { cases } = await this.result(member, `clinicalCases/mine?limit=100${before}`);
        if (cases.length === 0) break;
        all.push(...cases);
      }
      this.cases.set(member.id, all);
    }
    return this.cases.get(member.id);
  }

  /** What was read once for all stories is read again. */
  forget() {
    this.cases.clear();
    this.notifications.clear();
    this.questions.clear();
  }

  /** One try of a call that takes no key. @returns undefined if there is no reply for now */
  async triesOnce(turn, name, member, body) {
    const { apis } = this.ledger.rig;
    const { url } = apis[turn % apis.length];
    const reply = await call(url, name, { token: member.token, body }).catch(() => ({ code: 0 }));
    if (reply.code === 401) await signedInAgain(url, member).catch(() => undefined);
    return reply.code === 200 ? reply.body : undefined;
  }

  /** Whether others see a case. */
  async isShown(member, id) {
    const { code } = await this.reads(member, `clinicalCases/${id}`);
    if (code !== 200 && code !== 404) throw new Error(`A case was answered with ${code}.`);
    return code === 200;
  }
}

/** After an hour there are too many to search all of them for each case. */
function byCase(notifications) {
  const groups = new Map();
  for (const each of notifications) {
    const [, postId] = /^\/caseDetails\/(\d+)(?:[/#?]|$)/.exec(each.link) ?? [];
    if (!groups.has(postId)) groups.set(postId, []);
    groups.get(postId).push(each);
  }
  return groups;
}

/** A mistake in a statement, and not a server that is away. */
const isWrong = ({ code }) => /^(42|22|23)/.test(code ?? '');

/** What is wrong if there are `many` of what there has to be `due` of. */
export function counted(many, due, what, { few = 'lost', more = 'doubled' } = {}) {
  if (many === due) return [];
  return [{ kind: many < due ? few : more, what: `${what}: ${many} instead of ${due}` }];
}

export const asJobs = { few: 'jobs', more: 'jobs' };

export const asPhantom = { more: 'phantom' };

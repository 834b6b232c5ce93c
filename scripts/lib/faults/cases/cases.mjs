// What members do with clinical cases beside the work of the ledger: one story after the other, each
// in several steps, through the public interfaces; afterwards everything is read back.
import fs from 'node:fs';
import { pause } from '../../processes.mjs';
import { ASKING } from './asking.mjs';
import { colleaguesOf } from './colleagues.mjs';
import { CONSENT } from './consent.mjs';
import { Desk, Unanswered } from './desk.mjs';
import { FILES } from './files.mjs';
import { OUTCOME } from './outcome.mjs';
import { REMINDING } from './reminding.mjs';
import { VOTING } from './voting.mjs';

const STORIES = [FILES, CONSENT, ASKING, VOTING, OUTCOME, REMINDING];
const AT_ONCE = 2;
const THINK_MS = 200;
const AGAIN_AFTER = 1_000;

export class Cases {
  /** What has to be found afterwards, by story. */
  accounts = [];
  broken = 0;

  constructor(ledger) {
    this.ledger = ledger;
  }

  async open() {
    this.desk = new Desk(this.ledger, await colleaguesOf(this.ledger.rig));
    return this;
  }

  /** Works as long as `isGoing`; what has begun is completed. */
  async work(isGoing) {
    const writers = Array.from({ length: AT_ONCE }, async (_, at) => {
      for (let turn = at; isGoing(); turn += AT_ONCE) {
        await this.tell(STORIES[turn % STORIES.length], turn);
        await pause(THINK_MS);
      }
    });
    await Promise.all(writers);
  }

  /** A story that gets no answer ends there: the ledger counts that. */
  async tell(story, turn) {
    try {
      this.accounts.push({ story, turn, ...(await story.does(this.desk, turn)) });
    } catch (error) {
      if (!(error instanceof Unanswered)) this.note(story, error);
    }
  }

  note({ name }, { message }) {
    this.broken += 1;
    const line = { t: Date.now(), story: name, message };
    fs.appendFileSync(this.ledger.file, `${JSON.stringify(line)}\n`);
  }

  /** Jobs may be late, so everything is read again for some time if something is missing. */
  async readBack(found, limit) {
    const end = Date.now() + limit;
    for (;;) {
      const seen = await this.readOnce();
      const isWhole = Object.values(seen).every((count) => count === 0);
      if (!isWhole && Date.now() < end) {
        await pause(AGAIN_AFTER);
        continue;
      }
      for (const [kind, count] of Object.entries(seen)) found[kind] += count;
      found.unexpected += this.broken;
      return;
    }
  }

  async readOnce() {
    const seen = { lost: 0, doubled: 0, phantom: 0, jobs: 0 };
    this.desk.forget();
    for (const account of this.accounts) {
      const wrong = await account.story.readBack(this.desk, account);
      for (const { kind, what } of wrong) {
        seen[kind] += 1;
        this.last = { story: account.story.name, kind, what };
      }
    }
    return seen;
  }
}

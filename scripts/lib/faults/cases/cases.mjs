// What members do with clinical cases beside the other work of the ledger: stories of several steps
// each, through the public interfaces. Afterwards everything is read back.
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
const THINK_MS = 200;
const AGAIN_AFTER = 1_000;

/** Turns by story, counted over all drills: a short one would only see the first way of each. */
const turns = new Map();

function nextTurn(story) {
  const turn = turns.get(story) ?? 0;
  turns.set(story, turn + 1);
  return turn;
}

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
    const writers = STORIES.map(async (story) => {
      while (isGoing()) {
        await this.tell(story, nextTurn(story));
        await pause(THINK_MS);
      }
    });
    await Promise.all(writers);
  }

  /** A story ends at the first request that stays unanswered, which the ledger counts. */
  async tell(story, turn) {
    try {
      this.accounts.push({ story, turn, ...(await story.does(this.desk, turn)) });
    } catch (error) {
      if (!(error instanceof Unanswered)) this.note(story, error);
    }
  }

  note({ name }, { message }) {
    this.broken += 1;
    this.write({ story: name, message });
  }

  write(line) {
    fs.appendFileSync(this.ledger.file, `${JSON.stringify({ t: Date.now(), ...line })}\n`);
  }

  /** How many stories were told, by name. */
  told() {
    const counts = STORIES.map(({ name }) => [
      name,
      this.accounts.filter(({ story }) => story.name === name).length,
    ]);
    return counts.map(([name, count]) => `${name}: ${count}`).join(' · ');
  }

  /** Jobs may be late, so everything is read again for some time if something is missing. */
  async readBack(found, limit) {
    const end = Date.now() + limit;
    let wrong = await this.readOnce();
    while (wrong.length > 0 && Date.now() < end) {
      await pause(AGAIN_AFTER);
      wrong = await this.readOnce();
    }
    for (const line of wrong) {
      found[line.kind] += 1;
      this.write(line);
    }
    found.unexpected += this.broken;
  }

  /** What is wrong now. */
  async readOnce() {
    this.desk.forget();
    const all = [];
    for (const account of this.accounts) {
      const wrong = await account.story.readBack(this.desk, account);
      all.push(...wrong.map((each) => ({ story: account.story.name, ...each })));
    }
    return all;
  }
}

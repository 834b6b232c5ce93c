// Questions whose waves come due at once, while a server is away that they need.
import { pause } from '../processes.mjs';
import { allTold, answered, askedCase, comesDue, hasRun, readQuestion } from './cases/asking.mjs';
import { isClean, JOBS_LIMIT, Ledger } from './ledger.mjs';
import { healed } from './rig.mjs';
import { demand } from './story-tools.mjs';

const QUESTIONS = 4;
/** Some waves are being asked then, and others wait. */
const AMID_MS = 300;
const ANSWERS = 2;
const QUESTION = {
  name: 'questions amid a fault',
  readBack: (desk, account) => readQuestion(desk, account, { passed: 0, answered: ANSWERS }),
};

/** Every colleague is asked once and told once, and so is every author, whatever is lost. */
export const wavesOutlast = (fault) => async (rig) => {
  const ledger = await new Ledger(rig).open();
  const { desk } = ledger.cases;
  for (let turn = 0; turn < QUESTIONS; turn += 1)
    ledger.cases.accounts.push({ story: QUESTION, ...(await askedCase(desk, turn)) });
  const ids = ledger.cases.accounts.map(({ id }) => id);
  for (const wave of [2, 3]) {
    await comesDue(desk, ids, [wave]);
    await pause(AMID_MS);
    await fault(rig);
    await healed(rig);
    for (const id of ids) await desk.waits(`wave ${wave}`, () => hasRun(desk, id, wave));
  }
  for (const id of ids) await allTold(desk, id);
  for (const [turn, id] of ids.entries()) await answered(desk, turn, id);
  const found = { lost: 0, doubled: 0, phantom: 0, jobs: 0, unexpected: 0 };
  await ledger.cases.readBack(found, JOBS_LIMIT);
  demand(isClean(found), `Of ${QUESTIONS} questions: ${JSON.stringify(found)}, see the ledger.`);
  return `${QUESTIONS} questions, 24 colleagues each`;
};

export const databaseStartsAgain = async ({ database }) => {
  await database.kill();
  await database.start();
};

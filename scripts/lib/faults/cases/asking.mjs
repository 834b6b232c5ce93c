// A question to colleagues: ten are asked, somebody passes, ten more at half time, the group at the
// end; two answers end it. Each colleague is told once, and the author once.
import { COLLEAGUES, SPECIALITY } from './colleagues.mjs';
import { asJobs, counted } from './desk.mjs';
import { commented, posted } from './posting.mjs';

const ANSWERS = 2;
const WAVE = 10;
const PASSED = 1;
export const ASKED = WAVE + PASSED + WAVE;

export const ASKING = {
  name: 'colleagues are asked in waves',
  does: async (desk, turn) => {
    const account = await askedCase(desk, turn);
    const { id } = account;
    await passedBy(desk, turn, id);
    for (const wave of [2, 3]) {
      await comesDue(desk, [id], [wave]);
      await desk.waits(`wave ${wave}`, () => hasRun(desk, id, wave));
    }
    await allTold(desk, id);
    await answered(desk, turn, id);
    return account;
  },
  readBack: (desk, account) => readQuestion(desk, account, { passed: PASSED, answered: ANSWERS }),
};

/** Posts a case and asks the speciality about it. */
export async function askedCase(desk, turn) {
  const { author } = desk.people(turn);
  const changes = { speciality: SPECIALITY };
  const { id } = await posted(desk, turn, author, { changes });
  await daysPass(desk);
  const body = { urgency: 'teaching' };
  const calls = (key) => [`clinicalCases/${id}/ask`, { token: author.token, key, body }];
  const { result } = await desk.does('question', { member: author, turn, calls });
  return { id, author, asked: result.asked };
}

/** Nobody is asked more often in a day than they want, so those asked before were asked earlier. */
const daysPass = (desk) =>
  desk.rows(
    "update asked_member set asked_at = asked_at - interval '3 days' where asked_at > now() - interval '3 days'",
  );

/** The time of these waves comes. */
export const comesDue = (desk, ids, waves) =>
  desk.rows(
    `update outbox set run_at = now() where queue = 'asking' and name = 'ask-wave' and handed_at is null
      and (payload->>'postId')::bigint = any($1::bigint[]) and (payload->>'wave')::int = any($2::int[])`,
    [ids, waves],
  );

export async function hasRun(desk, id, wave) {
  const [row] = await desk.rows(
    'select waves, group_told_at as "groupAt" from case_ask where post_id = $1',
    [id],
  );
  return wave === 3 ? row.groupAt !== null : row.waves >= wave;
}

/** Whoever has not been told when a question ends, is not told of it any more. */
export const allTold = (desk, id) =>
  desk.waits('all colleagues are told', async () => {
    const [{ told }] = await desk.rows(
      "select count(*)::int as told from notification where kind = 'asked' and about = $1",
      [`clinical-post ${id}`],
    );
    return told >= COLLEAGUES;
  });

const whomAsked = async (desk, id) => {
  const asked = await desk.rows(
    'select member_id::int as id from asked_member where post_id = $1 and wave < 3 and passed_at is null order by id',
    [id],
  );
  return asked.map((row) => desk.colleagues.find((each) => Number(each.id) === row.id));
};

async function passedBy(desk, turn, id) {
  const [member] = await whomAsked(desk, id);
  const questions = await desk.result(member, 'questions?limit=100');
  const question = questions.find((each) => each.case.id === id);
  const calls = () => [`questions/${question.id}/pass`, { token: member.token }];
  await desk.does('pass', { member, turn, calls });
}

export async function answered(desk, turn, id) {
  const answering = (await whomAsked(desk, id)).slice(-ANSWERS);
  for (const member of answering) await commented(desk, turn, member, id);
}

export async function readQuestion(desk, { id, author, asked }, due) {
  const question = await desk.result(author, `clinicalCases/${id}/ask`);
  const wrong = [
    ...counted(asked, WAVE, 'asked at first'),
    ...counted(question.asked, WAVE + due.passed + WAVE, 'asked in person'),
    ...counted(question.passed, due.passed, 'passed'),
    ...counted(question.answered, due.answered, 'answered'),
    ...counted(Number(question.state === 'answered'), 1, 'ended'),
  ];
  let listed = 0;
  for (const colleague of desk.colleagues) {
    const told = await desk.told(colleague, 'asked', id);
    wrong.push(...counted(told.length, 1, 'told of a question', asJobs));
    listed += (await desk.questionsTo(colleague)).filter((each) => each.case.id === id).length;
  }
  wrong.push(...counted(listed, WAVE + due.passed + WAVE, 'questions listed'));
  const ended = await desk.told(author, 'ask-ended', id);
  return [...wrong, ...counted(ended.length, 1, 'told of the end', asJobs)];
}

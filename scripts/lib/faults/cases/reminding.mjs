// A reminder of an outcome: sent once, however many workers look for those that are due.
import { asJobs, asPhantom, counted } from './desk.mjs';
import { posted } from './posting.mjs';

const LOOKS = 3;

export const REMINDING = {
  name: 'authors are reminded of outcomes',
  does: async (desk, turn) => {
    const { author } = desk.people(turn);
    const { id } = await posted(desk, turn, author);
    await desk.rows(
      'update case_follow_up set posted_on = posted_on - 9, due_on = due_on - 9 where post_id = $1',
      [id],
    );
    // As the schedule of the job does every five minutes.
    for (let look = 0; look < LOOKS; look += 1)
      await desk.rows(
        `insert into outbox (queue, name, payload, created_at, run_at)
          values ('clinical-cases', 'remind-of-outcomes', '{}', now(), now())`,
      );
    await desk.waits('a reminder', async () => {
      const [row] = await desk.rows('select sent from case_follow_up where post_id = $1', [id]);
      return row.sent > 0;
    });
    // A repeated job has no end of its own, so these would be handed over again and again.
    await desk.rows("update outbox set done_at = now() where name = 'remind-of-outcomes'");
    const body = { answer: 'later' };
    const calls = () => [`clinicalCases/${id}/followUp`, { token: author.token, body }];
    await desk.does('follow-up', { member: author, turn, calls });
    return { id, author };
  },
  readBack: async (desk, { id, author }) => {
    const told = await desk.told(author, 'outcome-due', id);
    const { outcome_state: state } = await desk.result(author, `clinicalCases/${id}`);
    return [
      ...counted(told.length, 1, 'reminders', asJobs),
      ...counted(Number(state === 'lost'), 0, 'a patient lost', asPhantom),
    ];
  },
};

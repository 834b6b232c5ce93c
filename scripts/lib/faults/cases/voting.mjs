// A poll: each member's first vote counts once; a second vote is refused.
import { asPhantom, counted } from './desk.mjs';
import { posted } from './posting.mjs';

const POLL = { question: 'What would you do first?', options: ['Operate', 'Drain'], blind: true };

export const VOTING = {
  name: 'colleagues vote',
  does: async (desk, turn) => {
    const { author, others } = desk.people(turn);
    const { id } = await posted(desk, turn, author);
    const calls = () => [
      `clinicalCases/${id}/poll`,
      { token: author.token, body: POLL, method: 'PUT' },
    ];
    await desk.does('poll', { member: author, turn, calls });
    const { options } = await desk.result(author, `clinicalCases/${id}/poll`);
    const [one, two, passer] = others;
    await desk.does('vote', votes(turn, id, one, options[0].id));
    await desk.does('vote', votes(turn, id, two, options[1].id));
    const skips = (key) => [`clinicalCases/${id}/poll/skip`, { token: passer.token, key }];
    await desk.does('no vote', { member: passer, turn, calls: skips });
    const again = await desk.asks('second vote', votes(turn, id, one, options[1].id));
    const late = await desk.asks('second vote', votes(turn, id, passer, options[1].id));
    const wasTaken = again.code !== 409 || late.code !== 409;
    return { id, author, passer, wasTaken };
  },
  readBack: async (desk, { id, author, passer, wasTaken }) => {
    const poll = await desk.result(author, `clinicalCases/${id}/poll`);
    const theirs = await desk.result(passer, `clinicalCases/${id}/poll`);
    return [
      ...poll.options.flatMap(({ votes: many }) => counted(many, 1, 'votes of an option')),
      ...counted(poll.voters, 2, 'voters'),
      ...counted(Number(theirs.mine !== null), 0, 'a vote of who skipped', asPhantom),
      ...counted(Number(wasTaken), 0, 'a second vote', asPhantom),
    ];
  },
};

const votes = (turn, id, member, option) => ({
  member,
  turn,
  calls: (key) => [
    `clinicalCases/${id}/poll/vote`,
    { token: member.token, key, body: { option, confidence: 80 } },
  ],
});

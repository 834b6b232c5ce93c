// An outcome that names advice: it is stored once, and told once to each who took part.
import { asJobs, asPhantom, counted } from './desk.mjs';
import { commented, posted } from './posting.mjs';

export const OUTCOME = {
  name: 'outcomes are reported, advice is named',
  does: async (desk, turn) => {
    const { author, others } = desk.people(turn);
    const [helped, other, silent] = others;
    const { id, diagnosis } = await posted(desk, turn, author);
    const advice = [
      { commentId: await commented(desk, turn, helped, id), effect: 'changed' },
      { commentId: await commented(desk, turn, other, id), effect: 'otherwise' },
    ];
    const text = `Home and well: ${diagnosis}.`;
    const report = (changes) => ({
      member: author,
      turn,
      calls: () => [
        `clinicalCases/${id}/outcome`,
        {
          token: author.token,
          method: 'PUT',
          body: { day: 30, text, complications: ['II'], advice, ...changes },
        },
      ],
    });
    await desk.does('outcome', report({}));
    const dated = await desk.asks('outcome with a date', report({ text: 'Home on 12/03/2026.' }));
    return { id, author, helped, other, silent, advice, text, wasTaken: dated.code !== 422 };
  },
  readBack: async (desk, { id, helped, other, silent, advice, text, wasTaken }) => {
    const outcome = await desk.result(silent, `clinicalCases/${id}/outcome`);
    const named = outcome.advice.map(({ commentId, effect }) => `${commentId} ${effect}`).sort();
    const due = advice.map(({ commentId, effect }) => `${commentId} ${effect}`).sort();
    const told = async (member, kind) => (await desk.told(member, kind, id)).length;
    return [
      ...counted(Number(outcome.text === text), 1, 'an outcome'),
      ...counted(named.length, due.length, 'advice named'),
      ...counted(Number(named.join() === due.join()), 1, 'advice as named'),
      ...counted(Number(wasTaken), 0, 'an outcome with a date', asPhantom),
      ...counted(await told(helped, 'outcome-reported'), 1, 'told of an outcome', asJobs),
      ...counted(await told(other, 'outcome-reported'), 1, 'told of an outcome', asJobs),
      ...counted(await told(silent, 'outcome-reported'), 0, 'told without a part in it', asJobs),
      ...counted(await told(helped, 'advice-credited'), 1, 'told of a credit', asJobs),
      ...counted(await told(other, 'advice-credited'), 0, 'told of no credit', asJobs),
    ];
  },
};

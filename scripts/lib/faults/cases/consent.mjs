// A patient decides by a link: what was said is kept once, and decides who sees the case.
import { asJobs, asPhantom, counted } from './desk.mjs';
import { posted, timesPosted } from './posting.mjs';

/** What a patient says one after the other. */
const WAYS = [['give'], ['give', 'withdraw'], ['refuse']];

export const CONSENT = {
  name: 'patients decide by a link',
  does: async (desk, turn) => {
    const { author, others } = desk.people(turn);
    const changes = { consentBy: 'patient', consent: undefined };
    const seen = await posted(desk, turn, author, { changes });
    const link = await madeLink(desk, turn, { author, id: seen.id });
    const wasShown = await desk.isShown(others[0], seen.id);
    const way = WAYS[turn % WAYS.length];
    const receipts = [];
    for (const decision of way) receipts.push(await said(desk, turn, link.token, decision));
    const isTooLate = way.at(-1) !== 'give' && (await isRefusedAgain(desk, turn, link.token));
    return { ...seen, author, other: others[0], link, way, receipts, wasShown, isTooLate };
  },
  readBack: async (desk, account) => {
    const { id, diagnosis, author, other, link, way, receipts, wasShown, isTooLate } = account;
    await withoutStrangers(desk, { author, id }, link.id);
    const { decisions } = await desk.result(undefined, `patientConsent/${link.token}`);
    const kept = decisions.map(({ receipt }) => receipt).reverse();
    const isShown = await desk.isShown(other, id);
    const isGiven = way.at(-1) === 'give';
    const told = await desk.told(author, 'patient-decided', id);
    return [
      ...counted(await timesPosted(desk, author, diagnosis), 1, 'a case that waits'),
      ...counted(kept.length, way.length, `decisions (${way})`),
      ...counted(Number(kept.join() === receipts.join()), 1, `receipts ${kept} of ${receipts}`),
      ...counted(Number(isShown), Number(isGiven), `a case shown (${way})`, asPhantom),
      ...counted(Number(wasShown), 0, 'a case shown before the patient', asPhantom),
      ...counted(Number(isGiven || isTooLate), 1, 'an answer after the last', { few: 'phantom' }),
      ...counted(told.length, way.length, `authors told (${way})`, asJobs),
    ];
  },
};

/**
 * A link whose reply was lost can never be read: the author ends it and makes another one, as the
 * page says. The call takes no key, so it is asked for once each time.
 */
async function madeLink(desk, turn, post) {
  const name = `clinicalCases/${post.id}/consentLinks`;
  let tries = 0;
  const { result } = await desk.waits('a link', async () => {
    tries += 1;
    const made = await desk.triesOnce(turn + tries, name, post.author, { language: 'en' });
    await withoutStrangers(desk, post, made?.result.id);
    return made;
  });
  return { id: result.id, token: result.url.slice(result.url.lastIndexOf('/') + 1) };
}

/** Ends all other links: their addresses are known to nobody. */
async function withoutStrangers(desk, { author, id }, own) {
  const links = await desk.result(author, `clinicalCases/${id}/consentLinks`);
  for (const link of links.filter((each) => each.state === 'made' && each.id !== own)) {
    const name = `clinicalCases/${id}/consentLinks/${link.id}`;
    const calls = () => [name, { token: author.token, method: 'DELETE' }];
    await desk.does('end of a link', { member: author, turn: 0, calls });
  }
}

/** The same answer again gets the same receipt, so a lost reply may be asked for again. */
async function said(desk, turn, token, decision) {
  const calls = () => [`patientConsent/${token}`, { body: { decision } }];
  const { result } = await desk.does(`patient: ${decision}`, { turn, calls });
  return result.receipt;
}

async function isRefusedAgain(desk, turn, token) {
  const calls = () => [`patientConsent/${token}`, { body: { decision: 'give' } }];
  const { code } = await desk.asks('patient: too late', { turn, calls });
  return code === 409;
}

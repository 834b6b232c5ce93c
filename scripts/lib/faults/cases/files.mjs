// A case with a picture, posted by an app that knows no reviews: it is its author's alone until its
// file was checked and, where something was found, decided about.
import sharp from 'sharp';
import { call } from '../members.mjs';
import { asJobs, asPhantom, counted } from './desk.mjs';
import { aPicture, posted, timesPosted } from './posting.mjs';

const NAME = 'LINDQVIST ANNA 12/03/1961';

const drawn = (words) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="#181818"/><circle cx="420" cy="190" r="80" fill="#707070"/><text x="30" y="50" font-family="DejaVu Sans" font-size="24" fill="#f0f0f0">${words}</text></svg>`,
    ),
  )
    .jpeg()
    .toBuffer();

/** With a name that is masked, with one that nobody decides about, and without any. */
const WAYS = ['decided', 'undecided', 'clean'];
let pictures;

export const FILES = {
  name: 'files are checked and released',
  /** Posts a case with a name in its picture, or without. */
  begun: async (desk, turn, way = 'decided') => {
    pictures ??= { named: await drawn(NAME), clean: await drawn('') };
    const { author, others } = desk.people(turn);
    const files = [aPicture(way === 'clean' ? pictures.clean : pictures.named)];
    const seen = await posted(desk, turn, author, { files });
    return { ...seen, author, other: others[0], way };
  },
  does: async (desk, turn) => {
    const way = WAYS[turn % WAYS.length];
    const account = await FILES.begun(desk, turn, way);
    if (way === 'clean') return account;
    const places = await foundIn(desk, account);
    const wasShown = await desk.isShown(account.other, account.id);
    const wasTakenAgain = way === 'decided' && (await releasedTwice(desk, turn, account, places));
    return { ...account, wasShown, wasTakenAgain };
  },
  readBack: async (desk, { id, diagnosis, author, other, way, wasShown, wasTakenAgain }) => {
    const isShown = await desk.isShown(other, id);
    const [file] = (await desk.result(author, `clinicalCases/${id}`)).files;
    const held = await desk.result(author, `clinicalCases/${id}/check`);
    const told = await desk.told(author, 'post-needs-look', id);
    // Workers may have died twice on it: then its author has to look at it, found or not.
    const asks = way !== 'clean' || held[0]?.check.state === 'failed';
    const due = way === 'decided' || !asks ? 1 : 0;
    return [
      ...counted(await timesPosted(desk, author, diagnosis), 1, 'a case with a picture'),
      ...counted(Number(isShown), due, `a case ${way} shown`, asPhantom),
      ...counted(1 - file.is_held, due, `a file ${way} let go`, asPhantom),
      ...counted(held.length, 1 - due, `files ${way} held`),
      ...counted(told.length, Number(asks), `authors told of a file ${way}`, asJobs),
      ...counted(Number(wasShown ?? false), 0, 'a case shown before the decision', asPhantom),
      ...counted(Number(wasTakenAgain ?? false), 0, 'a case released twice', asPhantom),
    ];
  },
};

/**
 * The places of the file once it was checked; until then no decision counts. There are none if
 * workers died twice on it: its author has to look at it then.
 */
export function foundIn(desk, { id, author }) {
  return desk.waits('a file is checked', async () => {
    const [file] = await desk.result(author, `clinicalCases/${id}/check`);
    if (!file) throw new Error('A picture with a name in it was let go.');
    const { state, places } = file.check;
    return ['found', 'failed'].includes(state) && places;
  });
}

/** Releases a case with all places masked; `once`: without repeating it. */
export function release(desk, turn, { id, author }, places, { once = false } = {}) {
  const decisions = [{ masked: places.map((place) => place.id), kept: [], looked: true }];
  const name = `clinicalCases/${id}/check`;
  const asked = () => [name, { token: author.token, body: { decisions } }];
  if (once) return call(desk.ledger.rig.apis[0].url, ...asked());
  return desk.asks('release', { member: author, turn, calls: asked });
}

/** There is nothing left to release the second time. */
async function releasedTwice(desk, turn, account, places) {
  const first = await release(desk, turn, account, places);
  // 409 after a reply that was lost: it was released then, as is read back.
  if (first.code !== 200 && first.code !== 409)
    throw new Error(`A release was answered with ${first.code} ${first.body?.msg}`);
  const again = await release(desk, turn, account, places);
  return again.code === 200;
}

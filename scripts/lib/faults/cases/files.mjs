// A case with a picture, posted by an app that knows no reviews: it is its author's alone until its
// file was checked and, where something was found, decided about.
import sharp from 'sharp';
import { asJobs, counted } from './desk.mjs';
import { posted, timesPosted } from './posting.mjs';

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
  does: async (desk, turn) => {
    pictures ??= { named: await drawn(NAME), clean: await drawn('') };
    const way = WAYS[Math.floor(turn / 6) % WAYS.length];
    const { author, others } = desk.people(turn);
    const picture = way === 'clean' ? pictures.clean : pictures.named;
    const seen = await posted(desk, turn, author, { pictures: [picture] });
    const account = { ...seen, author, other: others[0], way };
    if (way === 'clean') return account;
    await foundIn(desk, account);
    account.wasShown = await desk.isShown(account.other, seen.id);
    return way === 'decided' ? { ...account, ...(await released(desk, turn, account)) } : account;
  },
  readBack: async (desk, { id, diagnosis, author, other, way, wasShown, wasTakenAgain }) => {
    const isShown = await desk.isShown(other, id);
    const [file] = (await desk.result(author, `clinicalCases/${id}`)).files;
    const held = await desk.result(author, `clinicalCases/${id}/check`);
    const told = await desk.told(author, 'post-needs-look', id);
    const due = way === 'undecided' ? 0 : 1;
    return [
      ...counted(await timesPosted(desk, author, diagnosis), 1, 'a case with a picture'),
      ...counted(Number(isShown), due, `a case ${way} shown`, { more: 'phantom' }),
      ...counted(1 - file.is_held, due, `a file ${way} let go`, { more: 'phantom' }),
      ...counted(held.length, 1 - due, `files ${way} held`),
      ...counted(told.length, way === 'clean' ? 0 : 1, `authors told of a file ${way}`, asJobs),
      ...counted(Number(wasShown ?? false), 0, 'a case shown before the decision', {
        more: 'phantom',
      }),
      ...counted(Number(wasTakenAgain ?? false), 0, 'a case released twice', { more: 'phantom' }),
    ];
  },
};

/** The places of the file once it was checked; until then no decision counts. */
function foundIn(desk, { id, author }) {
  return desk.waits('a file is checked', async () => {
    const [file] = await desk.result(author, `clinicalCases/${id}/check`);
    if (!file) throw new Error('A picture with a name in it was let go.');
    if (file.check.state === 'failed') throw new Error('A picture could not be checked.');
    return file.check.state === 'found' && file.check.places;
  });
}

/** Releases the case, and again: there is nothing left to release then. */
async function released(desk, turn, account) {
  const { id, author } = account;
  const places = await foundIn(desk, account);
  const decisions = [{ masked: places.map((place) => place.id), kept: [], looked: true }];
  const release = () =>
    desk.asks('release', {
      member: author,
      turn,
      calls: () => [`clinicalCases/${id}/check`, { token: author.token, body: { decisions } }],
    });
  const first = await release();
  // 409 after a reply that was lost: it was released then, as is read back.
  if (first.code !== 200 && first.code !== 409)
    throw new Error(`A release was answered with ${first.code} ${first.body?.msg}`);
  const again = await release();
  return { wasTakenAgain: again.code === 200 };
}

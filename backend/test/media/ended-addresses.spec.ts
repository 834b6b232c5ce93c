import { Storage } from '../../src/platform/storage/storage';
import { again, DAY, HOUR } from '../clinical-cases/support/cases';
import { leave } from '../departure/support/departing';
import { aForm } from '../profiles/uploads';
import { aMember, anAdmin, isConfirmed, type Person } from '../support/people';
import { type Feed, feeds } from './support/feeds';
import { aPdf } from './support/samples';
import { ask, GOOD, GOOD_ONCE, TwoProcesses } from './support/two-processes';

const two = new TwoProcesses();
let admin: Person;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  await two.start();
  ({ admin, anna, ben } = two);
});
afterEach(() => two.resetClocks());
afterAll(() => two.stop());

const [cases] = Object.values(feeds) as [Feed];

/** Files that should be deleted stay in the store during `work`. */
async function whileFilesStay(work: () => Promise<unknown>): Promise<void> {
  const erased = jest.spyOn(two.app.nest.get(Storage), 'delete').mockResolvedValue();
  await work();
  erased.mockRestore();
}

describe.each(Object.entries(feeds))('The addresses of the file of %s', (_, feed) => {
  it('[D-260] die for everybody, in every process, when it is hidden, and live again when it is restored', async () => {
    const id = await two.post(feed);
    const address = await feed.addressOf(ben, id);
    expect(await two.statusesOf(address)).toEqual(GOOD);
    await two.hide(feed, id);
    two.twoSecondsPass();
    for (const holder of [undefined, ben, two.authorIn(feed), admin])
      expect(await two.statusesOf(address, holder)).toEqual([404]);
    await two.restore(feed, id);
    two.twoSecondsPass();
    expect(await two.statusesOf(address)).toEqual(GOOD);
    expect(await feed.addressOf(ben, id)).toBe(address);
  });

  it('[D-262] are given anew to its author and the administrators while it is hidden, each for one session', async () => {
    const id = await two.post(feed);
    await two.hide(feed, id);
    two.twoSecondsPass();
    const author = two.authorIn(feed);
    const [own, judging] = [await feed.addressOf(author, id), await feed.addressOf(admin, id)];
    expect(await two.statusesOf(own, author)).toEqual(GOOD_ONCE);
    expect(await two.statusesOf(judging, admin)).toEqual(GOOD_ONCE);
    for (const holder of [undefined, ben, admin, await again(two.app, author)])
      expect(await two.statusesOf(own, holder)).toEqual([404]);
    expect(await two.statusesOf(own.replace(/&b=\d+/, ''), author)).toEqual([403]);
    const kept = (await ask(two.app.url + own, author.headers)).headers.get('cache-control');
    expect(kept).toBe('no-store');
  });

  it('[D-260] die when it is deleted, also while its file is still in the store', async () => {
    const id = await two.post(feed);
    const address = await feed.addressOf(ben, id);
    await whileFilesStay(async () =>
      expect((await feed.remove(two.authorIn(feed), id)).code).toBe(200),
    );
    two.twoSecondsPass();
    expect(await two.statusesOf(address)).toEqual([404]);
  });
});

describe('An address that is given out for one session', () => {
  it('[D-262] dies with that session', async () => {
    const cleo = await aMember(two.app);
    const id = await cases.post(cleo, two.app);
    await two.hide(cases, id);
    const address = await cases.addressOf(cleo, id);
    expect(await two.statusesOf(address, cleo)).toEqual(GOOD_ONCE);
    expect((await cleo.post('logout')).code).toBe(200);
    expect(await two.statusesOf(address, cleo)).toEqual([404]);
  });

  it('dies when the consent is withdrawn, though the post was hidden before', async () => {
    const id = await two.post(cases);
    await two.hide(cases, id);
    const address = await cases.addressOf(admin, id);
    await whileFilesStay(async () =>
      expect((await anna.post(`clinicalCases/${id}/consent/withdraw`)).code).toBe(200),
    );
    two.twoSecondsPass();
    expect(await two.statusesOf(address, admin)).toEqual([404]);
  });
});

describe('All addresses of a member', () => {
  it('[PR-34] die when the member leaves, before anything is erased', async () => {
    const leaver = await anAdmin(two.app);
    const addresses: string[] = [];
    for (const feed of Object.values(feeds))
      addresses.push(await feed.addressOf(ben, await feed.post(leaver, two.app)));
    expect((await leave(leaver)).code).toBe(200);
    two.twoSecondsPass();
    for (const address of addresses) expect(await two.statusesOf(address)).toEqual([404]);
  });
});

describe('The address of a CV', () => {
  it('dies when the CV is removed', async () => {
    const sent = await anna.post('uploadCv', aForm('cv', { name: 'cv.pdf', bytes: await aPdf() }));
    const { url } = sent.body['cv'] as { url: string };
    expect(await two.statusesOf(url)).toEqual(GOOD);
    expect((await anna.post('deleteCv')).code).toBe(200);
    two.twoSecondsPass();
    expect(await two.statusesOf(url)).toEqual([404]);
  });
});

describe('A post that one report hides for a day', () => {
  it('has living addresses again after that day', async () => {
    const id = await two.post(cases);
    const report = { clinicalCaseId: id, reason: 'A face.', category: 'patient-identifiable' };
    await (await isConfirmed(two.app, ben)).post('clinicalCases/report', report);
    two.advance(DAY - HOUR / 2);
    expect(await cases.addressOf(await again(two.app, anna), id)).toContain('&b=');
    two.advance(HOUR);
    const address = await cases.addressOf(await again(two.app, ben), id);
    two.twoSecondsPass();
    expect(await two.statusesOf(address)).toEqual(GOOD);
  });
});

import { PasswordChangesService } from '../../../src/auth/passwords/password-changes.service';
import { ExportsService } from '../../../src/departure/exporting/exports.service';
import { RenditionsService } from '../../../src/media/renditions.service';
import { NotificationsService } from '../../../src/notifications/notifications.service';
import { PhoneChangeService } from '../../../src/profiles/phone-change/phone-change.service';
import { aCase, caseForm, idIn, withFiles } from '../../clinical-cases/support/cases';
import { aPdf } from '../../media/support/samples';
import { INDIA, medicalSchool, personalAnswers, somePlaces, specialityTraining, surgicalTraining } from '../../onboarding/answers';
import { aForm, aPortrait } from '../../profiles/uploads';
import type { RunningApp } from '../../support/app';
import { promised } from '../../support/jobs';
import { aMember, anOnboarding, type Person } from '../../support/people';
import { inUnitOfWork } from '../../support/unit-of-work';

/** Words that stand nowhere but in this member's data. */
export const PRIVATE_WORDS = ['zebulonia', 'quarterstaff', '981234567', 'ZQ-REG-77', 'zq private words', 'ZQ Society', 'Zebu-Curriculum'];

export interface FullLife {
  readonly zebulonia: Person;
  readonly ben: Person;
  readonly carl: Person;
  readonly ownCase: number;
  readonly bensCase: number;
}

/** Somebody who has done everything that a member can do, among two colleagues. */
export async function aFullLife(app: RunningApp): Promise<FullLife> {
  const zebulonia = await anOnboarding(app, {
    firstName: 'Zebulonia',
    lastName: 'Quarterstaff',
    email: `zebulonia.${Date.now()}@example.org`,
  });
  const [ben, carl] = [await aMember(app, { firstName: 'Ben' }), await aMember(app, { firstName: 'Carl' })];
  await tellAll(app, zebulonia);
  await sendFiles(zebulonia);
  const ownCase = await postCase(zebulonia);
  const bensCase = await aCase(ben);
  await discuss({ zebulonia, ben, carl, ownCase, bensCase });
  await doJobs(app, { zebulonia, ownCase, bensCase });
  await leaveTraces(app, zebulonia);
  return { zebulonia, ben, carl, ownCase, bensCase };
}

async function tellAll(app: RunningApp, person: Person): Promise<void> {
  const places = await somePlaces(app);
  await done(person, 'personal', {
    ...personalAnswers(person, places),
    ...{ firstName: 'Zebulonia', lastName: 'Quarterstaff', mobile: '9812345670' },
  });
  await done(person, 'qualification', {
    ...{ ...medicalSchool(places), ...surgicalTraining(places), ...specialityTraining(places) },
    ...{ additionalQualifications: 'zq private words', otherGroup: ['Urology#'] },
  });
  await done(person, 'membershipAssociation', { memberShip: ['ACS', 'ZQ Society'] });
  await done(person, 'mediRegistration', { country: [INDIA], region: ['Tamil Nadu'], mediRegistration: ['ZQ-REG-77'] });
  await done(person, 'phone/code', { country_code: '+91', mobile: '9812345671' });
}

async function sendFiles(person: Person): Promise<void> {
  await done(person, 'uploadProfilePic', aForm('profile_pic', { name: 'zebulonia.jpg', bytes: await aPortrait() }));
  await done(person, 'uploadCv', aForm('cv', { name: 'Zebu-Curriculum.pdf', bytes: await aPdf(), type: 'application/pdf' }));
}

async function postCase(person: Person): Promise<number> {
  const files = [{ name: 'zebulonia.jpg', bytes: await aPortrait(), type: 'image/jpeg' }];
  const form = withFiles(caseForm({ diagnosis: 'zq private words' }), files, ['IMAGE']);
  return idIn(await done(person, 'clinicalCases', form));
}

async function discuss({ zebulonia, ben, carl, ownCase, bensCase }: FullLife): Promise<void> {
  for (const liker of [zebulonia, carl]) await done(liker, 'clinicalCases/like', { clinicalCaseId: bensCase });
  await done(ben, 'clinicalCases/like', { clinicalCaseId: ownCase });
  const key = { 'idempotency-key': `key-${zebulonia.id}` };
  const answered = await done(zebulonia, 'clinicalCases/comment', { clinicalCaseId: bensCase, comment: 'zq private words, answered' }, key);
  await done(carl, 'clinicalCases/comment', { clinicalCaseId: bensCase, comment: 'I agree.', parentId: idIn(answered) });
  const asked = await done(carl, 'clinicalCases/comment', { clinicalCaseId: bensCase, comment: 'Which approach?' });
  await done(zebulonia, 'clinicalCases/comment', { clinicalCaseId: bensCase, comment: 'zq private words, a reply', parentId: idIn(asked) });
  await done(zebulonia, 'clinicalCases/comment', { clinicalCaseId: bensCase, comment: 'zq private words, alone' });
  await done(ben, 'clinicalCases/comment', { clinicalCaseId: ownCase, comment: 'Well done, Zebulonia.' });
  for (const [who, which] of [
    [zebulonia, bensCase],
    [carl, ownCase],
  ] as const) {
    await done(who, 'clinicalCases/collection/add', { cl_case_id: which });
    await done(who, 'clinicalCases/report', { clinicalCaseId: which, reason: 'zq private words: zebulonia says so' });
  }
}

/** What the workers would have done by now. */
async function doJobs(
  app: RunningApp,
  { zebulonia, ownCase, bensCase }: Pick<FullLife, 'zebulonia' | 'ownCase' | 'bensCase'>,
): Promise<void> {
  const [change] = await app.rows<{ id: number }>('select id from phone_change where account_id = ?', [zebulonia.id]);
  const asked = await done(zebulonia, 'exports', {});
  const [like] = await app.rows<{ member_id: number }>('select member_id from engagement_like where subject_id = ?', [ownCase]);
  await inUnitOfWork(app, async () => {
    await app.nest.get(PhoneChangeService).sendCode(change?.id ?? 0, `phone-${zebulonia.id}`);
    await app.nest.get(PasswordChangesService).sendCode(zebulonia.id, `password-${zebulonia.id}`);
    await app.nest.get(ExportsService).sendLink(idIn(asked), `export-${zebulonia.id}`);
    await app.nest.get(NotificationsService).tellOfLike({ postId: ownCase, memberId: like?.member_id ?? 0 });
    await app.nest.get(NotificationsService).tellOfLike({ postId: bensCase, memberId: zebulonia.id });
  });
  for (const { id } of await app.rows<{ id: number }>('select id from asset where owner_id = ?', [zebulonia.id])) {
    const [job] = await promised(app, 'media', { assetId: id });
    if (job) await inUnitOfWork(app, () => app.nest.get(RenditionsService).make({ assetId: id, outboxId: job.id }));
  }
}

/** What other doors would have left of this address. */
async function leaveTraces(app: RunningApp, { id, email }: Person): Promise<void> {
  await app.rows(`insert into rate_counter (key, points) values ('sign-in-failure:' || ? || '|127.0.0.1', 3) returning key`, [email]);
  await app.rows(
    `insert into identity (account_id, issuer, subject, created_at) values (?, 'https://accounts.example.org', ?, now()) returning id`,
    [id, `zebulonia-quarterstaff-${id}`],
  );
}

async function done(person: Person, call: string, body: object, headers: Record<string, string> = {}) {
  const reply = await person.post(call, body, headers);
  if (reply.code !== 200) throw new Error(`${call}: ${reply.code} ${reply.body.msg}`);
  return reply;
}

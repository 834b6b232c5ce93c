import { createECDH, randomBytes, randomInt } from 'node:crypto';
import { PasswordChangesService } from '../../../src/auth/passwords/password-changes.service';
import { caseLiked } from '../../../src/clinical-cases/clinical-cases.signals';
import { ExportsService } from '../../../src/departure/exporting/exports.service';
import { RenditionsService } from '../../../src/media/renditions/renditions.service';
import { TellingService } from '../../../src/notifications/telling/telling.service';
import { PhoneChangeService } from '../../../src/profiles/phone-change/phone-change.service';
import { aQuestionEachWay } from '../../asking/support/surgeons';
import { aBeyondPost } from '../../beyond-surgery/support/beyond';
import { aCase, anOutcome, caseForm, idIn, withFiles } from '../../clinical-cases/support/cases';
import { putPoll } from '../../clinical-cases/support/polls';
import { aReel, UROLOGY } from '../../explore/support/explore';
import { append, begun } from '../../media/support/pieces';
import { aPdf } from '../../media/support/samples';
import {
  INDIA,
  medicalSchool,
  personalAnswers,
  somePlaces,
  specialityTraining,
  surgicalTraining,
} from '../../onboarding/answers';
import { anOpportunity, applicationForm, applied } from '../../opportunities/support/opportunities';
import { aForm, aPortrait } from '../../profiles/uploads';
import type { RunningApp } from '../../support/app';
import { lastPromised, promised } from '../../support/jobs';
import { aMember, anOnboarding, type Person } from '../../support/people';
import { inUnitOfWork } from '../../support/unit-of-work';
import { done } from './done';

/** Words that occur in one member's data only: names, numbers and texts. */
function privateWords() {
  const tag = Array.from(randomBytes(8), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
  return {
    firstName: `Zeb${tag}`,
    lastName: `Quart${tag}`,
    mobile: `98${String(randomInt(100_000_000)).padStart(8, '0')}`,
    text: `private words of ${tag}`,
    society: `Society of ${tag}`,
    registration: `REG-${tag}`,
    cv: `${tag}-curriculum`,
    subject: `google-${tag}`,
  };
}

export type PrivateWords = ReturnType<typeof privateWords>;

export interface FullLife {
  readonly zebulonia: Person;
  readonly ben: Person;
  readonly carl: Person;
  readonly ownCase: number;
  readonly bensCase: number;
  readonly words: PrivateWords;
}

/** A member who has used every feature, with two colleagues. */
export async function aFullLife(app: RunningApp): Promise<FullLife> {
  const words = privateWords();
  const { firstName, lastName } = words;
  const email = `${firstName.toLowerCase()}@example.org`;
  const zebulonia = await anOnboarding(app, { firstName, lastName, email });
  const [ben, carl] = [
    await aMember(app, { firstName: 'Ben' }),
    await aMember(app, { firstName: 'Carl' }),
  ];
  await tellAll(app, zebulonia, words);
  await sendFiles(app, zebulonia, words);
  const ownCase = await postCase(zebulonia, words);
  const bensCase = await aCase(ben);
  const life = { zebulonia, ben, carl, ownCase, bensCase, words };
  await aQuestionEachWay(app, { asks: ownCase, who: zebulonia, other: ben });
  await discuss(life);
  await done(zebulonia, 'searches', { kind: 'opportunities', query: words.text });
  await seekPositions(app, life);
  await beTold(app, life);
  await explore(app, life);
  await meet(life);
  await doJobs(app, life);
  await leaveTraces(app, life);
  return life;
}

async function tellAll(app: RunningApp, person: Person, words: PrivateWords): Promise<void> {
  const places = await somePlaces(app);
  await done(person, 'personal', {
    ...personalAnswers(person, places),
    firstName: words.firstName,
    lastName: words.lastName,
    mobile: words.mobile,
  });
  await done(person, 'qualification', {
    ...medicalSchool(places),
    ...surgicalTraining(places),
    ...specialityTraining(places),
    additionalQualifications: words.text,
    otherGroup: ['Urology#'],
  });
  await done(person, 'membershipAssociation', { memberShip: ['ACS', words.society] });
  await done(person, 'mediRegistration', {
    country: [INDIA],
    region: ['Tamil Nadu'],
    mediRegistration: [words.registration],
  });
  await done(person, 'phone/code', {
    country_code: '+91',
    mobile: words.mobile.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)),
  });
}

async function sendFiles(app: RunningApp, person: Person, { cv }: PrivateWords): Promise<void> {
  const unfinished = await begun(person, { bytes: 1_000, name: `${cv}.mp4` });
  await append(app, person, { id: unfinished, offset: 0, bytes: randomBytes(500) });
  await done(
    person,
    'uploadProfilePic',
    aForm('profile_pic', { name: 'me.jpg', bytes: await aPortrait() }),
  );
  await done(
    person,
    'uploadCv',
    aForm('cv', { name: `${cv}.pdf`, bytes: await aPdf(), type: 'application/pdf' }),
  );
}

async function postCase(person: Person, { text }: PrivateWords): Promise<number> {
  const files = [{ name: 'me.jpg', bytes: await aPortrait(), type: 'image/jpeg' }];
  const form = withFiles(caseForm({ diagnosis: text }), files, ['IMAGE']);
  return idIn(await done(person, 'clinicalCases', form));
}

/** A video of the member's own, and a colleague's that was viewed and saved. */
async function explore(
  app: RunningApp,
  { zebulonia, ben, words: { text } }: FullLife,
): Promise<void> {
  const own = await aReel(app, zebulonia, { ...UROLOGY, title: text, showsPatient: false });
  const others = await aReel(app, ben);
  for (const [viewer, post] of [
    [zebulonia, others],
    [ben, own],
  ] as const) {
    await done(viewer, `explore/posts/${post}/views`, {});
    await viewer.send('PUT', 'explore/save', { post_id: post });
  }
}

async function discuss({
  zebulonia,
  ben,
  carl,
  ownCase,
  bensCase,
  words: { text, firstName },
}: FullLife): Promise<void> {
  for (const liker of [zebulonia, carl])
    await done(liker, 'clinicalCases/like', { clinicalCaseId: bensCase });
  await done(ben, 'clinicalCases/like', { clinicalCaseId: ownCase });
  await done(zebulonia, `clinicalCases/${ownCase}/steps`, { kind: 'operation', day: 0, text });
  await putPoll(zebulonia, ownCase, { question: text });
  await zebulonia.send('PUT', `clinicalCases/${ownCase}/outcome`, anOutcome(text));
  const key = { 'idempotency-key': `key-${zebulonia.id}` };
  const first = { clinicalCaseId: bensCase, comment: `${text}, answered`, mentions: [carl.id] };
  const answered = await done(zebulonia, 'clinicalCases/comment', first, key);
  const answer = {
    clinicalCaseId: bensCase,
    comment: 'I agree.',
    parentId: idIn(answered),
    mentions: [zebulonia.id],
  };
  await done(carl, 'clinicalCases/comment', answer);
  const asked = await done(carl, 'clinicalCases/comment', {
    clinicalCaseId: bensCase,
    comment: 'Which approach?',
  });
  await done(zebulonia, 'clinicalCases/comment', {
    clinicalCaseId: bensCase,
    comment: `${text}, a reply`,
    parentId: idIn(asked),
  });
  const alone = { clinicalCaseId: bensCase, comment: `${text}, alone` };
  await done(zebulonia, 'clinicalCases/comment', alone);
  await done(ben, 'clinicalCases/comment', {
    clinicalCaseId: ownCase,
    comment: `Well done, ${firstName}.`,
  });
  for (const [who, which] of [
    [zebulonia, bensCase],
    [carl, ownCase],
  ] as const) {
    await done(who, 'clinicalCases/collection/add', { cl_case_id: which });
    await done(who, 'clinicalCases/report', {
      clinicalCaseId: which,
      reason: `${text}: ${firstName} says so`,
    });
  }
}

/** She offers a position and applies for one; a colleague does the same. */
async function seekPositions(
  app: RunningApp,
  { zebulonia, ben, words: { text, cv, mobile } }: FullLife,
): Promise<void> {
  const own = await anOpportunity(app, zebulonia, { description: text });
  const bens = await anOpportunity(app, ben);
  await applied(ben, own);
  await done(
    zebulonia,
    'opportunities/apply',
    await applicationForm(bens, { name: text, address: cv, contact: mobile }),
  );
}

/** Notifications from the product and from colleagues, and a subscribed browser. */
async function beTold(
  app: RunningApp,
  { zebulonia, ben, ownCase, bensCase, words }: FullLife,
): Promise<void> {
  const likes = { name: caseLiked.name, payload: { postId: ownCase, memberId: ben.id } };
  const isLiked = { name: caseLiked.name, payload: { postId: bensCase, memberId: zebulonia.id } };
  await inUnitOfWork(app, () => app.nest.get(TellingService).hear([likes, isLiked]));
  const browser = createECDH('prime256v1');
  const keys = {
    p256dh: browser.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  await done(zebulonia, 'subscribe', {
    endpoint: `https://fcm.googleapis.com/fcm/send/${words.cv}`,
    keys,
  });
  const kind = { kind: 'case-liked', in_app: true, push: true, mail: false };
  await zebulonia.send('PUT', 'notifications/preferences', {
    preferences: [kind],
    digest: 'weekly',
  });
}

async function meet({ zebulonia, ben, carl, words }: FullLife): Promise<void> {
  await done(zebulonia, 'addBeyondFollowRequest', { user_two_id: ben.id });
  await done(carl, 'addBeyondFollowRequest', { user_two_id: zebulonia.id });
  await done(zebulonia, 'addBeyondFollowRequest', { user_two_id: carl.id });
  const [own, bens] = [await aBeyondPost(zebulonia, words.text), await aBeyondPost(ben)];
  await done(carl, 'addBeyondPostLike', { beyond_surgery_id: own });
  await done(zebulonia, 'addBeyondPostLike', { beyond_surgery_id: bens });
  await done(zebulonia, 'addCommentForBeyondId', {
    beyond_surgery_id: bens,
    curruntComment: words.text,
  });
  await done(carl, 'addBeyondPostToCollection', { beyond_surgery_id: own });
  await done(zebulonia, 'blocks', { memberId: ben.id });
  await done(zebulonia, 'mutes', { kind: 'member', id: carl.id });
}

/** Runs the jobs that the workers would have run by now. */
async function doJobs(app: RunningApp, { zebulonia }: FullLife): Promise<void> {
  const [change] = await app.rows<{ id: number }>(
    'select id from phone_change where account_id = ?',
    [zebulonia.id],
  );
  const asked = await done(zebulonia, 'exports', {});
  const changeId = change?.id ?? 0;
  const exportId = idIn(asked);
  await done(zebulonia, 'sendOtp', { emailId: zebulonia.email });
  const jobs = {
    phone: await lastPromised(app, 'otp', { changeId }),
    password: await lastPromised(app, 'otp', { accountId: zebulonia.id }),
    data: await lastPromised(app, 'mail', { exportId }),
  };
  await inUnitOfWork(app, async () => {
    await app.nest.get(PhoneChangeService).sendCode(changeId, jobs.phone);
    await app.nest.get(PasswordChangesService).sendCode(zebulonia.id, jobs.password);
    await app.nest.get(ExportsService).sendLink(exportId, jobs.data);
  });
  for (const { id } of await app.rows<{ id: number }>('select id from asset where owner_id = ?', [
    zebulonia.id,
  ])) {
    const [job] = await promised(app, 'media', { assetId: id });
    if (job)
      await inUnitOfWork(app, () =>
        app.nest.get(RenditionsService).make({ assetId: id, outboxId: job.id }),
      );
  }
}

/** Rows about this account that rate limits and social log-ins would have left. */
async function leaveTraces(
  app: RunningApp,
  { zebulonia: { id, email }, words }: FullLife,
): Promise<void> {
  await app.rows(
    `insert into rate_counter (key, points) values ('sign-in-failure:' || ? || '|127.0.0.1', 3) returning key`,
    [email],
  );
  await app.rows(
    `insert into identity (account_id, issuer, subject, created_at) values (?, 'https://accounts.example.org', ?, now()) returning id`,
    [id, words.subject],
  );
}

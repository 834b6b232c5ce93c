import sharp from 'sharp';
import { CaseAnswersService } from '../../backend/src/asking/case-answers.service';
import { HoldingService } from '../../backend/src/clinical-cases/checks/holding.service';
import { checkPostFile } from '../../backend/src/clinical-cases/clinical-cases.jobs';
import { FollowUpsService } from '../../backend/src/clinical-cases/outcome/follow-ups.service';
import type { NotificationKind } from '../../backend/src/notifications/notification.kinds';
import { RegistrationWatch } from '../../backend/src/profiles/registrations/registration-watch.service';
import { SearchAlertsService } from '../../backend/src/search/saved/search-alerts.service';
import { CONFIRMED } from '../../backend/test/admin/support/registrations';
import { becomes } from '../../backend/test/asking/support/surgeons';
import { aBeyondPost } from '../../backend/test/beyond-surgery/support/beyond';
import {
  aCase,
  anOutcome,
  caseForm,
  idIn,
  withFiles,
} from '../../backend/test/clinical-cases/support/cases';
import { aFilm, begunPost, videoForm, workOn } from '../../backend/test/explore/support/explore';
import { lookAtHeld, newestAsset } from '../../backend/test/media/support/held';
import {
  anOpportunity,
  applied,
  dayAfter,
  opportunityForm,
} from '../../backend/test/opportunities/support/opportunities';
import { aPatient } from '../../backend/test/patient-consent/support/links';
import type { RunningApp } from '../../backend/test/support/app';
import type { Client } from '../../backend/test/support/client';
import { lastPromised } from '../../backend/test/support/jobs';
import { isConfirmed, type Person } from '../../backend/test/support/people';
import { inUnitOfWork } from '../../backend/test/support/unit-of-work';
import { PAPER_CAUSES } from './paper-causes';

export interface Cast {
  readonly app: RunningApp;
  /** The recipient. */
  readonly member: Person;
  /** The member who causes the notification, if there is one. */
  readonly colleague: Person;
  readonly admin: Person;
}

/** A post whose picture has been checked, so that others can see it. */
async function aCheckedBeyondPost({ app, member }: Cast): Promise<number> {
  const id = await aBeyondPost(member);
  await lookAtHeld(app, await newestAsset(app));
  return id;
}

/**
 * How each kind of notification is caused, using API calls. A kind without a cause does not
 * compile.
 */
export const CAUSES: Readonly<Record<NotificationKind, (cast: Cast) => Promise<unknown>>> = {
  'case-liked': async ({ member, colleague }) =>
    colleague.post('clinicalCases/like', { clinicalCaseId: await aCase(member) }),
  'case-commented': async ({ member, colleague }) => comment(colleague, await aCase(member)),
  'followed-case-commented': async ({ member, colleague }) => {
    const id = await aCase(colleague);
    await member.post(`clinicalCases/${id}/follow`);
    await comment(colleague, id);
  },
  'comment-replied': async ({ member, colleague }) => {
    const id = await aCase(colleague);
    await comment(colleague, id, { parentId: await comment(member, id) });
  },
  mentioned: async ({ member, colleague }) =>
    comment(colleague, await aCase(colleague), { mentions: [member.id] }),
  'case-closing': ({ member }) => aCase(member),
  'post-needs-look': async ({ app, member }) => {
    const id = idIn(await member.post('clinicalCases', withFiles(caseForm(), [await aLabel()])));
    const [file] = await app.rows<{ id: number }>(
      'select id from clinical_post_file where post_id = ?',
      [id],
    );
    const fileId = file?.id ?? 0;
    const outboxId = await lastPromised(app, checkPostFile.queue, { fileId });
    const holding = app.nest.get(HoldingService, { strict: false });
    await inUnitOfWork(app, () => holding.make({ fileId, outboxId }));
  },
  'film-rejected': async ({ app, member }) => {
    const cut = (await aFilm()).subarray(0, 400);
    const id = await begunPost(member);
    await member.post('uploadExploreVideo', videoForm(id, cut));
    await workOn(app, id);
  },
  'patient-decided': async ({ app, member }) => {
    const id = await aCase(member);
    await (await aPatient(app, member, id)).say('give');
  },
  'outcome-due': async ({ app, member }) => {
    const id = await aCase(member);
    await app.rows(
      'update case_follow_up set posted_on = posted_on - 8, due_on = due_on - 8 where post_id = ?',
      [id],
    );
    const followUps = app.nest.get(FollowUpsService, { strict: false });
    await inUnitOfWork(app, () => followUps.remindAll());
  },
  'outcome-reported': async ({ member, colleague }) => {
    const id = await aCase(colleague);
    await comment(member, id);
    await outcome(colleague, id);
  },
  'advice-credited': async ({ member, colleague }) => {
    const id = await aCase(colleague);
    const commentId = await comment(member, id);
    await outcome(colleague, id, { advice: [{ commentId, effect: 'changed' }] });
  },
  asked: async ({ app, member, colleague }) => {
    await becomes(app, member, 'Urology');
    await member.send('PUT', 'questions/settings', { quietFrom: '00:00', quietTo: '00:00' });
    const id = await aCase(colleague, { speciality: 'Urology' });
    await colleague.post(`clinicalCases/${id}/ask`, { urgency: 'today' });
  },
  'ask-ended': async ({ app, member }) => {
    const id = await aCase(member);
    await member.post(`clinicalCases/${id}/ask`, { urgency: 'today' });
    await inUnitOfWork(app, () =>
      app.nest.get(CaseAnswersService, { strict: false }).end(id, 'time'),
    );
  },
  'search-alert': async ({ app, member, colleague }) => {
    await member.post('searches', { kind: 'cases', query: 'Boerhaave' });
    await aCase(colleague, { diagnosis: 'Boerhaave syndrome' });
    await inUnitOfWork(app, () => app.nest.get(SearchAlertsService, { strict: false }).look());
  },
  'beyond-liked': async (cast) =>
    cast.colleague.post('addBeyondPostLike', { beyond_surgery_id: await aCheckedBeyondPost(cast) }),
  'beyond-commented': async (cast) =>
    cast.colleague.post('addCommentForBeyondId', {
      beyond_surgery_id: await aCheckedBeyondPost(cast),
      curruntComment: 'What a view.',
    }),
  'connection-requested': ({ member, colleague }) =>
    colleague.post('addBeyondFollowRequest', { user_two_id: member.id }),
  'connection-accepted': async ({ member, colleague }) => {
    const { body } = await member.post('addBeyondFollowRequest', { user_two_id: colleague.id });
    await colleague.post('updateBeyondFollowRequest', { follow_id: body['id'], status: 1 });
  },
  message: async ({ member, colleague }) => {
    const { chatRoomId } = (await colleague.post('chatRoomSolo', { reciverId: member.id })).body;
    await colleague.post('sendChatMessage', {
      chatRoomId,
      chatCategory: 'I',
      chatSendText: 'Stent or surgery?',
      type: 1,
    });
  },
  'application-received': async ({ app, member, colleague }) =>
    applied(colleague, await anOpportunity(app, member)),
  'application-accepted': (cast) => answered(cast, 2),
  'application-declined': (cast) => answered(cast, 1),
  'opportunity-closed': async ({ app, member, colleague }) => {
    const opportunity_id = await anOpportunity(app, colleague);
    await applied(member, opportunity_id);
    await colleague.post('opportunities/delete', { opportunity_id });
  },
  'opportunity-changed': async ({ app, member, colleague }) => {
    const id = await anOpportunity(app, colleague);
    await applied(member, id);
    const to = { toDateOfOpportunity: dayAfter(app.clock.now(), 500) };
    await colleague.send('PUT', `opportunities/${id}`, await opportunityForm(app, to));
  },
  'event-reminder': async ({ app, member, admin }) => {
    const id = idIn(await admin.post('admin/events', eventIn(90, app.clock.now())));
    await admin.post(`admin/events/${id}/publish`);
    await member.send('PUT', `events/join/${id}`, {});
  },
  'report-decided': async ({ app, member, colleague, admin }) =>
    decide(app, admin, { of: await aCase(colleague), by: member, as: ['remove'] }),
  'post-hidden': async ({ app, member, colleague }) =>
    (await isConfirmed(app, colleague)).post('clinicalCases/report', {
      clinicalCaseId: await aCase(member),
      reason: 'A face.',
      category: 'patient-identifiable',
    }),
  'post-removed': async ({ app, member, colleague, admin }) =>
    decide(app, admin, { of: await aCase(member), by: colleague, as: ['remove'] }),
  'post-needs-repair': async ({ app, member, colleague, admin }) =>
    decide(app, admin, { of: await aCase(member), by: colleague, as: ['repair'] }),
  'appeal-decided': async ({ app, member, colleague, admin }) => {
    const id = await aCase(member);
    await decide(app, admin, { of: id, by: colleague, as: ['remove'] });
    const text = 'Nobody can be recognised.';
    const appeal = idIn(await member.post('appeals', { kind: 'clinical-post', id, text }));
    await admin.post(`admin/appeals/${appeal}`, { decision: 'uphold', reason: 'A face is seen.' });
  },
  'post-restored': async ({ app, member, colleague, admin }) =>
    decide(app, admin, { of: await aCase(member), by: colleague, as: ['remove', 'restore'] }),
  'breach-sheet-made': async ({ app, member, colleague, admin }) => {
    const id = await aCase(member);
    await (await isConfirmed(app, colleague)).post('clinicalCases/report', {
      clinicalCaseId: id,
      reason: 'A face.',
      category: 'patient-identifiable',
    });
    await admin.post(`admin/posts/${id}/breachSheet`);
  },
  ...PAPER_CAUSES,
  'registration-confirmed': async ({ member, admin }) =>
    about(await aRegistration(member), admin, CONFIRMED),
  'registration-refused': async ({ member, admin }) =>
    about(await aRegistration(member), admin, { action: 'refuse', reason: 'Not found.' }),
  'registration-question': async ({ member, admin }) =>
    about(await aRegistration(member), admin, { action: 'ask', reason: 'Which name?' }),
  'registration-expiring': async ({ app, member, admin }) => {
    const id = await aRegistration(member);
    await about(id, admin, CONFIRMED);
    await app.rows(
      'update registration_review set valid_until = current_date + 9, told_days = null where id = ? returning 1',
      [id],
    );
    await inUnitOfWork(app, () => app.nest.get(RegistrationWatch, { strict: false }).watch());
  },
  'account-restricted': ({ member, admin }) =>
    admin.post(`admin/members/${member.id}/restrict`, { days: 7, reason: 'A name in a case.' }),
  'confirmation-asked': ({ member, admin }) =>
    admin.post(`admin/members/${member.id}/ask-confirm`, { what: 'phone', reason: 'Is it yours?' }),
  announcement: async ({ admin }) => {
    const id = idIn(await admin.post('admin/announcements', { title: 'News', text: 'Words.' }));
    await admin.post(`admin/announcements/${id}/publish`);
  },
};

async function aRegistration(member: Person): Promise<number> {
  const entry = {
    country: ['96'],
    countryNames: ['India'],
    region: ['Goa'],
    mediRegistration: ['G 1'],
  };
  await member.post('mediRegistration', { ...entry, terms: true, declaration: true });
  const { body } = await member.get('registrations');
  return (body['result'] as { id: number }[])[0]?.id ?? 0;
}

const about = (id: number, admin: Person, decision: object) =>
  admin.post(`admin/registrations/${id}`, decision);

/** An image with a patient's name on a single line, because text recognition of a whole page is slow. */
const aLabel = async () => ({
  name: 'label.png',
  bytes: await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="80"><rect width="320" height="80"/>
        <text x="20" y="50" font-family="sans-serif" font-size="24" fill="#fff">Patient: Anna Lindqvist</text></svg>`,
    ),
  )
    .png()
    .toBuffer(),
  type: 'image/png',
});

const comment = async (who: Client, clinicalCaseId: number, more: object = {}) =>
  idIn(
    await who.post('clinicalCases/comment', { clinicalCaseId, comment: 'Drain first.', ...more }),
  );

const outcome = (who: Client, caseId: number, more: object = {}) =>
  who.send('PUT', `clinicalCases/${caseId}/outcome`, { ...anOutcome('Home and well.'), ...more });

async function answered({ app, member, colleague }: Cast, whatToDo: number): Promise<void> {
  const opportunityId = await anOpportunity(app, colleague);
  const applicationId = await applied(member, opportunityId);
  await colleague.post('opportunities/handleResponse', { opportunityId, applicationId, whatToDo });
}

async function decide(
  app: RunningApp,
  admin: Client,
  report: { of: number; by: Person; as: readonly string[] },
): Promise<void> {
  await report.by.post('clinicalCases/report', {
    clinicalCaseId: report.of,
    reason: 'A name tag.',
    category: 'wrong',
  });
  const [made] = await app.rows<{ id: number }>(
    'select id from report where reporter_id = ? order by id desc limit 1',
    [report.by.id],
  );
  for (const action of report.as)
    await admin.post(`admin/reports/${made?.id}`, { action, reason: 'A name can be read.' });
}

/** An event in the format used by organisers, with Indian time. */
function eventIn(minutes: number, now: Date) {
  const india = new Date(now.getTime() + (minutes + 330) * 60_000).toISOString();
  const [year, month, day] = india.slice(0, 10).split('-');
  const time = { date: `${day}/${month}/${year}`, start_time: india.slice(11, 16) };
  return {
    title: 'Live theatre',
    description: 'One operation, whole.',
    location: 'Online',
    event_link: 'https://meet.example.org/x',
    ...time,
  };
}

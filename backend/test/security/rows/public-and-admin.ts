import { PlacesService } from '../../../src/reference-data/places.service';
import { CONFIRMED, registered } from '../../admin/support/registrations';
import { aBlog } from '../../blogs/support/blogs';
import { aCase, idIn, resultOf } from '../../clinical-cases/support/cases';
import { aPicture } from '../../media/support/samples';
import { anOpportunity } from '../../opportunities/support/opportunities';
import { aForm } from '../../profiles/uploads';
import { aMember } from '../../support/people';
import { inUnitOfWork } from '../../support/unit-of-work';
import {
  about,
  admins,
  anybody,
  type Expected,
  each,
  editors,
  moderators,
  type Row,
  type Rows,
  row,
} from '../support/row';
import type { Scene } from '../support/scene';

const VOICE = {
  kind: 'founder',
  position: 1,
  name: 'Dr. P. R.',
  about: 'HPB Surgery',
  motto: 'Ask',
  quote: 'Ask before you cut.',
};
const LETTER = {
  fName: 'Vera Moss',
  email: 'vera@example.org',
  mobile: '+44 7700 900123',
  message: 'How can we join?',
};
const DELETION = {
  name: 'Vera Moss',
  email: 'vera@example.org',
  message: 'Please.',
  countryCode: '+44',
  mobNo: '7700900123',
};
const PICTURE = async () =>
  aForm('image', { name: 'p.jpg', bytes: await aPicture().jpeg().toBuffer(), type: 'image/jpeg' });

const onMember = (body: object = {}): Row =>
  about(admins(), async ({ app }) => ({ path: { id: (await aMember(app)).id }, body }));
const onBlog = (body?: object): Row =>
  each(editors(), async ({ admin }) => ({ path: await aBlogOf(admin), ...(body && { body }) }));
const aBlogOf = async (admin: Scene['admin']) => ({
  id: idIn(await admin.post('admin/blogs', aBlog())),
});
const onVoice = (body?: object): Row =>
  each(editors(), async ({ admin }) => ({
    path: { id: idIn(await admin.post('admin/site/voices', VOICE)) },
    ...(body && { body }),
  }));

async function aLetter({ visitor, admin }: Scene, call: string, list: string) {
  await visitor.post(call, LETTER);
  return { path: { id: Number(resultOf(await admin.get(list))[0]?.['id']) } };
}

/** About the account of a new member. */
async function aDeletionRequest({ app, visitor, admin }: Scene) {
  const { email } = await aMember(app);
  await visitor.post('miscellaneous/sendUserDeleteRequest', { ...DELETION, email });
  return { path: { id: Number(resultOf(await admin.get('admin/deletion-requests'))[0]?.['id']) } };
}

async function aReport({ owner, partner, admin }: Scene): Promise<number> {
  await partner.post('clinicalCases/report', {
    clinicalCaseId: await aCase(owner),
    reason: 'A name.',
    category: 'wrong',
  });
  return Number(resultOf(await admin.get('admin/reports?state=open'))[0]?.['id']);
}

/** Reported as identifying a patient, so that a list of its readers may be made. */
async function aReportedPost({ owner, partner }: Scene) {
  const id = await aCase(owner);
  const report = { clinicalCaseId: id, reason: 'A face.', category: 'patient-identifiable' };
  await partner.post('clinicalCases/report', report);
  return { path: { id } };
}

async function aNote({ app, admin }: Scene) {
  const { id } = await aMember(app);
  const { body } = await admin.post(`admin/members/${id}/notes`, { text: 'Wrote by letter.' });
  return { path: { id, note: Number(body['id']) } };
}

const aTypedCity = ({ app }: Scene, name = 'Chennaipuram'): Promise<number> =>
  inUnitOfWork(app, () => app.nest.get(PlacesService).suggest({ kind: 'city', name }));

async function aCityOfTheList({ app }: Scene): Promise<number> {
  return (await app.rows<{ id: number }>('select id from city order by id limit 1'))[0]?.id ?? 0;
}

const toVisitors: Expected = anybody(401);

/** What everybody may read or write, and what is for administrators. */
export const publicAndAdmin: Rows = {
  'GET blogs/images/getAllBlogs': row(anybody()),
  'GET blogs/images/getBlogsById/{id}': about(anybody(), async ({ admin }) => ({
    path: await aBlogOf(admin),
  })),
  'GET site/trust': row(anybody()),
  'GET site/content': row(anybody()),
  'GET site/notice': row(anybody()),
  'GET dev/inbox': row(anybody()),
  'POST contactPage': row(anybody(), { body: LETTER }),
  'POST miscellaneous/sendUserDeleteRequest': row(anybody(), { body: DELETION }),
  'GET visitor/cases': row(anybody()),
  'POST addCommunityNonRegister': row(anybody(), {
    body: { name: 'Vera Moss', email_id: 'vera@example.org', profession: 'Physician' },
  }),
  'GET visitor/showcase': row(anybody()),
  'POST visitor/gate': row(anybody(422)),
  'GET visitor/feed': row(toVisitors),

  'GET admin/waiting': row({ ...moderators(), editor: 200 }),
  'GET admin/registrations': row(moderators()),
  'GET admin/registrations/{id}': about(moderators(), async ({ app }) => ({
    path: { id: (await registered(app)).id },
  })),
  'POST admin/registrations/{id}': each(moderators(), async ({ app }) => ({
    path: { id: (await registered(app)).id },
    body: CONFIRMED,
  })),
  'GET admin/audit': row(admins()),
  'GET admin/audit/actions': row(admins()),
  'GET admin/audit/export': row(admins()),
  'GET admin/figures/joining': row(admins()),
  'GET admin/figures/activity': row(admins()),
  'GET admin/figures/storage': row(admins()),
  'GET admin/figures/refused-mails': row(admins()),
  'GET admin/figures/late-work': row(admins()),
  'GET admin/overview': row(admins()),
  'GET admin/visitors': row(admins()),
  'GET admin/contact-messages': row(admins()),
  'POST admin/contact-messages/{id}/close': about(admins(), (scene) =>
    aLetter(scene, 'contactPage', 'admin/contact-messages'),
  ),
  'GET admin/deletion-requests': row(admins()),
  'GET admin/deletion-requests/{id}': about(admins(), aDeletionRequest),
  'POST admin/deletion-requests/{id}/ask': each(admins(), aDeletionRequest),
  'POST admin/deletion-requests/{id}/erase': each(admins(), async (scene) => ({
    ...(await aDeletionRequest(scene)),
    body: { proof: 'document', note: 'A passport.' },
  })),
  'POST admin/deletion-requests/{id}/close': each(admins(), async (scene) => ({
    ...(await aDeletionRequest(scene)),
    body: { reason: 'No proof.' },
  })),
  'POST deletion-requests/prove': row(anybody(404), { body: { token: 'x' } }),
  'GET admin/members': row(admins()),
  'GET admin/members/{id}': about(admins(), async ({ owner }) => ({ path: { id: owner.id } })),
  'POST admin/members/{id}/end-sessions': onMember(),
  'POST admin/members/{id}/reinstate': about(admins(), async ({ app, admin }) => {
    const { id } = await aMember(app);
    await admin.post(`admin/members/${id}/restrict`, { days: 7, reason: 'A name in a case.' });
    return { path: { id }, body: { reason: 'Settled.' } };
  }),
  'POST admin/members/{id}/restrict': onMember({ days: 7, reason: 'A name in a case.' }),
  'POST admin/members/{id}/ask-confirm': onMember({ what: 'email', reason: 'Mails come back.' }),
  'POST admin/members/{id}/suspend': onMember({ days: 7, reason: 'Rude.' }),
  'POST admin/members/{id}/reset-second-step': about(admins(), async ({ app }) => {
    const { id } = await aMember(app);
    await app.rows('update account set second_step_at = now() where id = ? returning id', [id]);
    await app.rows(
      `insert into totp (account_id, sealed_secret, created_at, confirmed_at) values (?, '', now(), now()) returning 1`,
      [id],
    );
    return { path: { id } };
  }),
  'POST admin/members/{id}/verify': about(admins(), async ({ owner }) => ({
    path: { id: owner.id },
    body: CONFIRMED,
  })),
  'GET admin/members/{id}/posts': onMember(),
  'GET admin/members/{id}/reports': onMember(),
  'GET admin/members/{id}/notes': onMember(),
  'POST admin/members/{id}/notes': onMember({ text: 'Wrote by letter.' }),
  'DELETE admin/members/{id}/notes/{note}': about(admins(), aNote),
  'GET admin/opportunities': row(admins()),
  'GET admin/opportunities/{id}': about(admins(), async ({ app, owner }) => ({
    path: { id: await anOpportunity(app, owner) },
  })),
  'POST admin/opportunities/{id}/close': about(admins(), async ({ app, owner }) => ({
    path: { id: await anOpportunity(app, owner) },
    body: { reason: 'It asks for money.' },
  })),
  'GET admin/typed-places': row(admins()),
  'GET admin/typed-places/{id}': about(admins(), async (scene) => ({
    path: { id: await aTypedCity(scene) },
  })),
  'POST admin/typed-places/{id}/merge': about(admins(), async (scene) => ({
    path: { id: await aTypedCity(scene) },
    body: { into: await aCityOfTheList(scene) },
  })),
  'POST admin/typed-places/{id}/accept': about(admins(), async (scene) => ({
    path: { id: await aTypedCity(scene, 'Madurapuram') },
  })),
  'GET admin/posts/{id}/breachSheet': each(admins(), aReportedPost),
  'POST admin/posts/{id}/breachSheet': each(admins(), aReportedPost),
  'GET admin/reports': row(moderators()),
  'POST admin/reports/{id}': each(moderators(), async (scene) => ({
    path: { id: await aReport(scene) },
    body: { action: 'dismiss', note: 'Fine.' },
  })),
  'GET admin/blogs': row(editors()),
  'POST admin/blogs': row(editors(), { body: aBlog() }),
  'POST admin/blogs/preview': row(editors(), { body: aBlog() }),
  'GET admin/blogs/{id}': onBlog(),
  'PUT admin/blogs/{id}': onBlog(aBlog({ title: 'Changed' })),
  'DELETE admin/blogs/{id}': onBlog(),
  'GET admin/blogs/images': row(editors()),
  'POST admin/blogs/images': each(editors(), async () => ({ body: await PICTURE() })),
  'POST admin/site/mission': each(editors(422), () => ({
    body: { captions: 'WEBVTT\n\n00:00.000 --> 00:01.000\nA hand.\n' },
  })),
  'PUT admin/site/notice': row(editors(), { body: { upgradeNotice: false } }),
  'GET admin/site/voices': row(editors()),
  'POST admin/site/voices': row(editors(), { body: VOICE }),
  'PUT admin/site/voices/{id}': onVoice({ ...VOICE, name: 'Dr. Q. S.' }),
  'DELETE admin/site/voices/{id}': onVoice(),
};

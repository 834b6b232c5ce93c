import { aBeyondPost, aPhoto, beyondForm } from '../beyond-surgery/support/beyond';
import { anOwnGroup } from '../chat/support/chats';
import { idIn, startWithFiles } from '../clinical-cases/support/cases';
import { UROLOGY } from '../explore/support/explore';
import {
  anOpportunity,
  applicationForm,
  opportunityForm,
} from '../opportunities/support/opportunities';
import type { RunningApp } from '../support/app';
import type { Replied } from '../support/client';
import { aMember, type Person } from '../support/people';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  [anna, ben] = [await aMember(app), await aMember(app)];
});
afterAll(() => app.stop());

const PHONE = 'Please remove the phone number: nobody must be recognisable.';
const MAIL = 'Please remove the email address: nobody must be recognisable.';
const AGE =
  'Please write "over 89" instead of the exact age: the patient must not be recognisable.';
const NUMBER = 'Please remove the identity number: the patient must not be recognisable.';
const CERTAIN = [
  ['Call 020 7946 0958', PHONE],
  ['Write to threlfall@example.org', MAIL],
  ['A woman aged 97', AGE],
  ['NHS number 943 476 5919', NUMBER],
] as const;

type Send = (text: string) => Promise<Replied>;

const commentOn = async (text: string) =>
  anna.post('addCommentForBeyondId', {
    beyond_surgery_id: await aBeyondPost(anna),
    curruntComment: text,
  });
const opening = async (changes: object) =>
  anna.post('opportunities/add', await opportunityForm(app, changes));
const applying = async (changes: object) =>
  ben.post('opportunities/apply', await applicationForm(await anOpportunity(app, anna), changes));

const DOORS: readonly (readonly [door: string, field: string, send: Send])[] = [
  ['title of a reel', 'title', (title) => anna.post('createExplorePost', { ...UROLOGY, title })],
  [
    'title of a Beyond Surgery post',
    'title',
    async (title) => anna.post('addBeyondPost', beyondForm({ title }, await aPhoto())),
  ],
  [
    'description of its picture',
    'altText',
    async (altText) =>
      anna.post('addBeyondPost', beyondForm({ title: 'A summit', altText }, await aPhoto())),
  ],
  [
    'edit of it',
    'title',
    async (title) => anna.post(`editBeyondPost/${await aBeyondPost(anna)}`, beyondForm({ title })),
  ],
  ['comment on it', 'curruntComment', commentOn],
  [
    'edit of a comment',
    'comment',
    async (comment) =>
      anna.send('PUT', `beyond/comments/${idIn(await commentOn('Well done.'))}`, { comment }),
  ],
  ['name of a group', 'name', (name) => anna.post('chatGroups', { name })],
  [
    'new name of a group',
    'name',
    async (name) =>
      anna.send('PUT', `chatGroups/${await anOwnGroup(anna, [], 'Tumour board')}`, { name }),
  ],
  ['title of an opening', 'title', (title) => opening({ title })],
  ['qualifications for it', 'qualifications', (qualifications) => opening({ qualifications })],
  ['experience for it', 'experience', (experience) => opening({ experience })],
  ['degree of an applicant', 'degree', (degree) => applying({ degree })],
  [
    'qualifications of a member',
    'additionalQualifications',
    (additionalQualifications) =>
      anna.post('updateAdditionalQualification', { additionalQualifications }),
  ],
];

describe('[D-1350] What certainly identifies somebody is refused, in one sentence', () => {
  describe.each(DOORS)('in the %s', (_, field, send) => {
    it.each(CERTAIN)('"%s"', async (text, sentence) => {
      const reply = await send(text);
      expect([reply.code, reply.body.errors]).toEqual([422, { [field]: [sentence] }]);
    });
  });

  it.each(['MRCS 2014, FRCS (Eng) 2018', 'GMC 7654321; fellowship in Leeds, 2008-2010', 'FACS'])(
    'and what members write of themselves is not: "%s"',
    async (additionalQualifications) => {
      const reply = await anna.post('updateAdditionalQualification', {
        additionalQualifications,
      });
      expect([reply.code, reply.body.errors]).toEqual([200, undefined]);
    },
  );
});

describe('[D-1351] Where members say how they can be reached, phone and mail are taken', () => {
  it.each(CERTAIN)('in an opening: "%s"', async (text, sentence) => {
    const isContact = sentence === PHONE || sentence === MAIL;
    const reply = await opening({ description: `Two consoles. ${text}.` });
    expect([reply.code, reply.body.errors]).toEqual(
      isContact ? [200, undefined] : [422, { description: [sentence] }],
    );
  });

  it.each(CERTAIN)('in an application: "%s"', async (text, sentence) => {
    const isContact = sentence === PHONE || sentence === MAIL;
    const reply = await applying({ why: text });
    expect([reply.code, reply.body.errors]).toEqual(
      isContact ? [200, undefined] : [422, { why: [sentence] }],
    );
    if (isContact) await ben.post('opportunities/withdraw', { applicationId: reply.body['id'] });
  });
});

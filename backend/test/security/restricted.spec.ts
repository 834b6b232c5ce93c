import { startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, anAdmin, type Person } from '../support/people';
import { type Call, callsOf } from './support/calls';

const SENTENCE = /^You can read but not post until \d{1,2} [A-Z][a-z]+ \d{4}\.$/;

/** Reads that older apps send as POST. */
const READS = [
  'POST chatRooms',
  'POST chatRooms/{any}',
  'POST clinicalCases/mine',
  'POST clinicalCases/similar',
  'POST posts/similar',
  'POST getAllCities',
  'POST getAllCountries',
  'POST getBeyondCollection',
  'POST getBeyondConnections',
  'POST getBeyondFollowRequests',
  'POST getBeyondPost',
  'POST getChatMessages',
  'POST getChatMessages/{any}',
  'POST getChatRoomDetails',
  'POST getCityDetailsByCountryId',
  'POST getCommentForBeyondId',
  'POST getCommentForCommunityId',
  'POST getCommentFriendRequestList',
  'POST getCommunityCollection',
  'POST getCommunityFriendRequestList',
  'POST getCommunityPost',
  'POST getCommunityPostLike',
  'POST getFriendListCommunity',
  'POST getLikeListOfBeyond',
  'POST getLikeListOfCommunity',
  'POST getNotificationData',
  'POST getProfileDetails',
  'POST loadUserById',
  'POST opportunities',
  'POST opportunities/posted',
  'POST opportunities/responses',
  'POST searchBeyondUsers',
  'POST searchCityDetails',
  'POST searchMedicalSchools',
  'POST searchRegionByCountry',
  'POST searchUserDetails',
  'POST searchUserDetailsWithFilter',
  'POST unReadCount',
  'POST unReadCount/{any}',
];

/** Calls open to everybody, signed in or not. */
const PUBLIC = [
  'POST addCommunityNonRegister',
  'POST account/email/revert',
  'POST account/not-me',
  'POST auth/apple/callback',
  'POST contactPage',
  'POST deletion-requests/prove',
  'POST login',
  'POST login/appleSignIn/web',
  'POST login/googleSignIn/web',
  'POST login/passkey',
  'POST login/passkey/options',
  'POST login/second',
  'POST logout',
  'POST miscellaneous/sendUserDeleteRequest',
  'POST notifications/unsubscribe',
  'POST resendVerification',
  'POST sendOtp',
  'POST session/unsent',
  'POST signup',
  'POST token/refresh',
  'POST verify',
  'POST verify/login',
  'POST verifyOtp',
  'POST patientConsent/{token}',
  'POST visitor/gate',
];

/**
 * Sessions, password, data, leaving, and profile texts: privacy law gives a right to correct these.
 */
const OWN_ACCOUNT = [
  'DELETE account/identities/{id}',
  'DELETE account/passkeys/{id}',
  'DELETE account/totp',
  'DELETE session/unsent',
  'DELETE sessions/{id}',
  'POST account/email',
  'POST account/email/confirm',
  'POST account/names',
  'POST account/passkeys',
  'POST account/passkeys/options',
  'POST account/totp',
  'POST account/totp/confirm',
  'POST changePassword',
  'POST confirm-identity',
  'POST confirm-identity/code',
  'POST confirm-identity/passkey',
  'POST confirm-identity/passkey/options',
  'POST deleteAccount',
  'POST deleteCv',
  'POST exports',
  'POST mediRegistration',
  'POST membershipAssociation',
  'POST notifications/read',
  'POST personal',
  'POST personal/check',
  'POST phone/code',
  'POST phone/confirm',
  'POST qualification',
  'POST registrations/{id}/answer',
  'POST registrations/{id}/proof',
  'POST sessions/end-others',
  'POST subscribe',
  'POST subscribe/end',
  'POST updateAdditionalQualification',
  'POST updateMediRegistration',
  'POST updatemembershipAssociation',
  'POST uploadCv',
  'POST uploadPic',
  'POST uploadProfilePic',
  'PUT notifications/preferences',
  'PUT people/settings',
  'PUT questions/settings',
  'PUT profile/cv-visibility',
  'PUT profile/quotable',
  'DELETE first-day',
];

/** Withdraws something of the member's own. */
const TAKES_BACK = [
  'DELETE chatGroups/{id}/members/{memberId}',
  'DELETE events/join/{id}',
  'POST cancelBeyondFollowRequest',
  'POST cancleFriendList',
  'POST clinicalCases/delete',
  'DELETE clinicalCases/{id}/consentLinks/{linkId}',
  'DELETE clinicalCases/{id}/poll',
  'DELETE clinicalCases/{id}/steps/{stepId}',
  'POST clinicalCases/{id}/follow',
  'DELETE clinicalCases/{id}/follow',
  'DELETE comments/{id}',
  'DELETE comments/{id}/like',
  'DELETE posts/{id}',
  'DELETE posts/{id}/paper/authors/{memberId}',
  'POST papers/{id}/invitation',
  'DELETE posts/{id}/follow',
  'DELETE posts/{id}/like',
  'PUT posts/{id}/follow',
  'DELETE beyond/comments/{id}/like',
  'POST clinicalCases/deleteComment',
  'POST clinicalCases/dislike',
  'POST clinicalCases/{id}/ask/end',
  'POST clinicalCases/{id}/consent/withdraw',
  'POST deleteBeyondPost',
  'POST deleteCommentForBeyondId',
  'POST deleteCommentForCommunityId',
  'POST deleteCommunityPost',
  'POST deleteMsg',
  'POST explore/delete',
  'POST leaveGroup',
  'POST opportunities/delete',
  'POST opportunities/withdraw',
  'POST questions/{id}/pass',
  'POST unfollowBeyond',
];

/**
 * Bookmarks, view counts and attending an event the member has registered for: others do not see
 * who did this.
 */
const BELONGS_TO_READING = [
  'POST events/{id}/attend',
  'POST addBeyondPostToCollection',
  'POST addCommunityPostToCollection',
  'POST clinicalCases/collection/add',
  'POST clinicalCases/{id}/poll/skip',
  'POST clinicalCases/collection/remove',
  'DELETE posts/{id}/save',
  'PUT posts/{id}/save',
  'POST explore/posts/{id}/views',
  'PUT explore/save',
  'POST searches',
  'DELETE searches/{id}',
];

/** Protects the member, or a patient. */
const PROTECTS = [
  'DELETE blocks/{id}',
  'DELETE mutes/{kind}/{id}',
  'POST addBeyondReportReason',
  'POST appeals',
  'POST beyond/comments/{id}/report',
  'POST addCommunityReportReason',
  'POST blocks',
  'POST chat/messages/{id}/report',
  'POST clinicalCases/report',
  'POST comments/{id}/report',
  'POST explore/posts/{id}/report',
  'POST learning/{id}/report',
  'POST members/{id}/report',
  'POST opportunities/{id}/report',
  'POST posts/{id}/report',
  'POST mutes',
];

const NAMED = [
  ...READS,
  ...PUBLIC,
  ...OWN_ACCOUNT,
  ...TAKES_BACK,
  ...BELONGS_TO_READING,
  ...PROTECTS,
];
const calls = callsOf();
/** The parts of a case stand under two addresses. */
const KNOWN = new Set(calls.map(({ name }) => name));
const aliases = NAMED.map((name) => name.replace(' clinicalCases/{id}/', ' posts/{id}/'));
const OPEN = new Set([...NAMED, ...aliases.filter((name) => KNOWN.has(name))]);
const isRead = ({ method }: Call) => method === 'GET' || method === 'HEAD';
const isOpen = (call: Call) => isRead(call) || OPEN.has(call.name);
const named = (some: readonly Call[]) => some.map((call) => [call.name, call] as const);

let app: RunningApp;
let admin: Person;
beforeAll(async () => {
  app = await startWithFiles();
  admin = await anAdmin(app);
});
afterAll(() => app.stop());

/** Also an administrator, so that only the restriction can refuse. */
async function aRestricted(): Promise<Person> {
  const restricted = await anAdmin(app);
  const reply = await admin.post(`admin/members/${restricted.id}/restrict`, {
    days: 7,
    reason: 'A name in a case.',
  });
  expect(reply.code).toBe(200);
  return restricted;
}

/** The guard responds before the request is validated. */
const send = (person: Person, { method, path }: Call) =>
  person.send(method, path.replace(/\{\w+\}/g, '1'), isRead({ method } as Call) ? undefined : {});

describe('A member who can read but not post', () => {
  let restricted: Person;
  beforeAll(async () => {
    restricted = await aRestricted();
  });

  it('has a list of what stays possible that names calls of the contract only', () => {
    expect(NAMED.filter((name) => !KNOWN.has(name))).toEqual([]);
  });

  it.each(named(calls.filter((call) => !isOpen(call))))(
    '[LE-08 D-240] is refused: %s',
    async (_, call) => {
      const { code, body } = await send(restricted, call);
      expect([code, body.msg]).toEqual([403, expect.stringMatching(SENTENCE)]);
    },
  );

  it.each(named(calls.filter(isOpen)))('[LE-08 D-241] is not kept from: %s', async (_, call) => {
    const person = isRead(call) ? restricted : await aRestricted();
    const { body } = await send(person, call);
    expect(body.msg ?? '').not.toMatch(SENTENCE);
  });

  it('is not told apart from others by who names somebody else, or by who is no administrator', async () => {
    const member = await aMember(app);
    await admin.post(`admin/members/${member.id}/restrict`, { days: 7, reason: 'Rude.' });
    const foreign = await member.post('addCommunityPostLike', { signup_id: admin.id });
    expect(foreign.body.msg).toBe('You can only act for yourself.');
    const above = await member.post(`admin/members/${admin.id}/suspend`, { days: 1 });
    expect(above.body.msg).toBe('Only administrators may do that.');
  });
});

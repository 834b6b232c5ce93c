import { say, soloOf } from './chat/support/chats';
import { aCase, startWithFiles } from './clinical-cases/support/cases';
import { anOpportunity, apply, ownApplications } from './opportunities/support/opportunities';
import { contract, type Schema } from './security/support/calls';
import type { RunningApp } from './support/app';
import { aMember, type Person } from './support/people';

/** Every read that the spec has as POST. */
const READS = [
  'getAllCountries',
  'getAllCities',
  'getCityDetailsByCountryId',
  'searchCityDetails',
  'searchRegionByCountry',
  'searchMedicalSchools',
  'getProfileDetails',
  'clinicalCases/mine',
  'getCommunityPost',
  'getCommunityCollection',
  'getCommunityPostLike',
  'getLikeListOfCommunity',
  'getCommentForCommunityId',
  'getCommunityFriendRequestList',
  'getFriendListCommunity',
  'getCommentFriendRequestList',
  'getBeyondFollowRequests',
  'getBeyondConnections',
  'loadUserById',
  'searchBeyondUsers',
  'getBeyondPost',
  'getBeyondCollection',
  'getLikeListOfBeyond',
  'getCommentForBeyondId',
  'chatRooms',
  'getChatMessages',
  'getChatRoomDetails',
  'unReadCount',
  'getNotificationData',
  'opportunities',
  'opportunities/posted',
  'opportunities/responses',
  'searchUserDetails',
  'searchUserDetailsWithFilter',
];

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  [anna, ben] = [
    await aMember(app, { firstName: 'Anna' }),
    await aMember(app, { firstName: 'Benedict', lastName: 'Okoro' }),
  ];
});
afterAll(() => app.stop());

function wordsOf(schema: Schema | undefined): string[] {
  const named = contract.components.schemas[schema?.$ref?.split('/').at(-1) ?? ''];
  return Object.keys(named?.properties ?? {}).sort();
}

describe('A read that the apps send as POST', () => {
  it.each(READS)('[D-253] is offered as GET with the same words in the query: %s', (path) => {
    const { get, post } = contract.paths[`/api/v1/${path}`] ?? {};
    const asked = (get?.parameters ?? []).filter((one) => one.in === 'query');
    expect(asked.map(({ name }) => name).sort()).toEqual(
      wordsOf(post?.requestBody?.content['application/json']?.schema),
    );
  });

  it('[D-253] answers the same either way', async () => {
    const room = await soloOf(anna, ben);
    await say(ben, room, 'Have you seen it?');
    const post = await aCase(anna);
    const asked: [string, Record<string, string>][] = [
      ['getCityDetailsByCountryId', { countryId: '96', query: 'Chen', limit: '3' }],
      ['getProfileDetails', { id: String(ben.id) }],
      ['getCommunityPost', { fromMyCases: '1', id: String(anna.id) }],
      ['clinicalCases/mine', { signup_id: String(anna.id), limit: '1' }],
      ['getCommentForCommunityId', { community_id: String(post) }],
      ['getCommentForCommunityId', {}],
      ['getCommentForCommunityId', { community_id: 'x' }],
      ['chatRooms', {}],
      ['getChatMessages', { chatRoomId: String(room), chatCategory: 'I' }],
      ['searchUserDetailsWithFilter', { searchTerm: 'Benedict Okoro', page: '501' }],
      ['searchUserDetailsWithFilter', { searchTerm: 'Benedict Okoro' }],
      ['opportunities/posted', { countyId: 'all' }],
    ];
    for (const [path, words] of asked) {
      const query = new URLSearchParams(words);
      const [got, sent] = [await anna.get(`${path}?${query}`), await anna.post(path, words)];
      expect([got.code, { ...got.body, requestId: '' }]).toEqual([
        sent.code,
        { ...sent.body, requestId: '' },
      ]);
    }
  });

  it('[D-253] changes nothing as GET: what was said stays unread, and an application is not yet seen', async () => {
    const room = await soloOf(anna, ben);
    await say(ben, room, 'Still there?');
    const unread = async () => (await anna.get('unReadCount')).body['result'];
    const before = await unread();
    expect(before).toMatchObject([{ chatRoomId: room }]);
    expect((await anna.get(`getChatMessages?chatRoomId=${room}`)).code).toBe(200);
    expect(await unread()).toEqual(before);
    await anna.post('getChatMessages', { chatRoomId: room });
    expect(await unread()).toEqual([]);

    const id = await anOpportunity(app, anna);
    await apply(ben, id);
    const state = async () => (await ownApplications(ben)).map((row) => row['status']);
    const seen = await anna.get(`opportunities/responses?opportunityId=${id}`);
    expect(seen.body).toMatchObject({ code: 200, total: 1 });
    expect(await state()).toEqual(['submitted']);
    await anna.post('opportunities/responses', { opportunityId: id });
    expect(await state()).toEqual(['viewed']);
  });

  it('[D-253] is the only kind of POST that GET knows', async () => {
    for (const path of ['sendChatMessage', 'addCommunityPostLike', 'deleteAccount', 'leaveGroup'])
      expect((await anna.get(path)).code).toBe(404);
  });
});

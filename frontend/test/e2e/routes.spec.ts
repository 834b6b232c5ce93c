import { type Browser, type BrowserContext, test as withoutPage } from '@playwright/test';
import { routeTable } from '../../app/shell/route-table';
import { expect, test } from './support/browser';
import { HEADINGS } from './support/headings';
import { aMember, call, halfway, onboarding } from './support/people';
import { aThirdPartyMember } from './support/social';

/**
 * `open`: the page itself; `refused`: 403; `gone`: 404; otherwise the redirect target. `:me` is the
 * member's own id, `:other` another member's.
 */
interface Row {
  /** The row of the route table that covers the path. */
  line: string;
  /** The checklist ids covered by this row. */
  ids?: string;
  path: string;
  visitor: string;
  onboarding: string;
  member: string;
  thirdParty?: string;
}

type Kind = 'visitor' | 'onboarding' | 'member' | 'thirdParty';
const KINDS: Kind[] = ['visitor', 'onboarding', 'member', 'thirdParty'];

const NEXT = '/personal';
const row =
  (visitor: string, onboardingAnswer: string, member: string) =>
  (line: string, ids?: string, path = line) =>
    ({ line, ids, path, visitor, onboarding: onboardingAnswer, member }) satisfies Row;

const invitation = row('open', NEXT, 'open');
const always = row('open', 'open', 'open');
const signedOut = row('open', NEXT, '/home');
const members = row('/login', NEXT, 'open');
const own = row('/login', 'open', 'open');
const laterStep = row('/', NEXT, 'open');
const connections = row('/home', NEXT, 'open');
const opportunities = row('/opportunities', NEXT, 'open');

const rows: Row[] = [
  invitation('/'),
  invitation('/home/:sectionName?', '[RT-01]', '/home'),
  ...['features', 'howWework', 'blogs'].map((name) =>
    invitation('/home/:sectionName?', '[RT-01]', `/home/${name}`),
  ),
  always('/contactPage', '[RT-02]'),
  always('/about', '[RT-03 RT-45 D-983]'),
  always('/about/mission'),
  members('/media', '[RT-04 RT-60]'),
  members('/video', '[RT-05 RT-60]'),
  members('/event', '[RT-06 RT-60 EV-04]'),
  row('/login', NEXT, 'gone')('/events/*', undefined, '/events/999999999/register'),
  row('/login', NEXT, 'gone')('/events/*', '[D-573]', '/events/999999999'),
  row('gone', 'gone', 'gone')('/v/:code', '[D-575]', '/v/AAAA-AAAA-AAAA'),
  members('/news', '[RT-07]'),
  members('/meeting', '[RT-08]'),
  members('/upcoming', '[RT-09 RT-60 EV-04]'),
  members('/ongoing', '[RT-10 RT-60 EV-04]'),
  members('/live', '[RT-11]'),
  row('/', 'open', '/profile/:me')('/personal', '[RT-12 RT-62]'),
  row('/', NEXT, '/profile/:me')('/qualification', '[RT-13 RT-62]'),
  laterStep('/membershipAssociation', '[RT-14 RT-62]'),
  laterStep('/mediRegistration', '[RT-15 RT-62]'),
  own('/welcome', '[RT-16]'),
  always('/try-the-gate', '[D-661]'),
  always('/privacy-policy', '[RT-17 RT-51 RT-59]'),
  always('/privacy-policy', '[RT-58 D-142]', '/some/privacyPolicy/where'),
  always('/privacy-policy', '[RT-58 D-142]', '/profile/PRIVACY-POLICY'),
  always('/deleteaccount', '[RT-18 RT-52 RT-59]'),
  always('/account/confirm-deletion', undefined, '/account/confirm-deletion?token=x'),
  always('/deleteaccount', '[RT-58 D-142]', '/blogs/deleteAccount'),
  always('/terms_and_conditions/*', '[RT-19 RT-57 RT-59]', '/terms_and_conditions'),
  always('/terms_and_conditions/*', '[RT-19]', '/terms_and_conditions/liability'),
  row('gone', 'gone', 'gone')('/verify', '[RT-20 RT-53]', '/verify?none=1'),
  {
    ...row('/forgotPassword', NEXT, 'open')(
      '/changePassword/:id',
      '[RT-21 RT-50 AU-54]',
      '/changePassword/:me',
    ),
    thirdParty: 'refused',
  },
  row('/forgotPassword', NEXT, 'refused')(
    '/changePassword/:id',
    '[RT-21]',
    '/changePassword/:other',
  ),
  row('/login', 'open', 'open')('/profile/:id', '[RT-22]', '/profile/:me'),
  members('/profile/:id', '[RT-22 PR-03]', '/profile/:other'),
  members('/profile/edit/*', '[PR-03]', '/profile/edit/personal'),
  row('/login', '/settings#devices', '/settings#devices')('/sessions', '[D-983 D-1103]'),
  row('/login', NEXT, '/chat')('/unsent', '[D-970]'),
  row('/login', '/personal', '/community')('/switched', '[D-1000]'),
  row('/login', NEXT, '/home')('/login/second'),
  own('/settings'),
  // A user who has just logged in counts as confirmed.
  row('/login', '/settings', '/settings')('/account/confirm', '[D-537]'),
  own('/account/second-step'),
  own('/account/email'),
  row('/login', 'gone', 'gone')(
    '/account/passkeys/:id/remove',
    undefined,
    '/account/passkeys/999999999/remove',
  ),
  row('/login', 'gone', 'gone')(
    '/account/identities/:id/remove',
    undefined,
    '/account/identities/999999999/remove',
  ),
  always('/account/email/revert', undefined, '/account/email/revert?token=x'),
  always('/account/not-me', undefined, '/account/not-me?token=x'),
  own('/account/status'),
  own('/account/export'),
  own('/account/export/download'),
  own('/account/leave'),
  row('/login', NEXT, 'gone')('/papers/:id', '[D-1592]', '/papers/999999999'),
  row('/login', NEXT, 'gone')('/appeals/:kind/:id', '[D-776]', '/appeals/clinical-post/999999999'),
  members('/notifications'),
  members('/notifications/preferences'),
  always('/unsubscribe/:token', undefined, '/unsubscribe/1.x'),
  row('gone', 'gone', 'gone')('/c/:token', '[D-475]', '/c/nobody-has-it'),
  members('/search'),
  members('/search/:what', undefined, '/search/start'),
  members('/searches', '[D-517]'),
  row('/login', NEXT, '/searches')('/searches/:id', '[D-519]', '/searches/999999999'),
  members('/share', '[D-1343]'),
  members('/chat', '[RT-23]'),
  members('/chat/files'),
  members('/community', '[RT-24 RT-60]'),
  members('/community/add'),
  row('open', NEXT, '/community')('/communityNonRegister', '[RT-25]'),
  row('/communityNonRegister', NEXT, '/community')('/communityNonRegisterView', '[RT-26]'),
  members('/communityCollection', '[RT-27]'),
  members('/collection', '[RT-28]'),
  members('/followed', '[D-571]'),
  members('/me', '[D-572]'),
  members('/held', '[D-1352]'),
  members('/held/*', '[D-1352]', '/held/999999999'),
  members('/people', '[D-576]'),
  members('/first-day', '[D-714]'),
  members('/communityFollowing', '[RT-29]'),
  members('/communityFollowingFriendList', '[RT-30]'),
  row('/login', NEXT, 'gone')('/caseDetails/:caseId', '[RT-31]', '/caseDetails/999999999'),
  row('/login', NEXT, 'gone')('/caseDetails/:caseId/*', undefined, '/caseDetails/999999999/likers'),
  members('/myCasesCommunity', '[RT-32]'),
  members('/myCases', '[RT-33]'),
  members('/opportunities', '[RT-34 RT-60]'),
  members('/opportunities/*', undefined, '/opportunities/applied'),
  row('/login', NEXT, 'gone')('/opportunities/*', undefined, '/opportunities/999999999'),
  opportunities('/opportunityPosted', '[RT-35 RT-61]'),
  row('/opportunities', NEXT, 'gone')(
    '/opportunityResponse/:id?',
    '[RT-36 RT-61]',
    '/opportunityResponse/999999999',
  ),
  opportunities('/opportunityResponse/:id/*', undefined, '/opportunityResponse/999999999/1/accept'),
  row('/opportunities', NEXT, '/opportunities')(
    '/opportunityResponse/:id?',
    '[RT-36]',
    '/opportunityResponse',
  ),
  members('/beyondSurgery', '[RT-37 RT-60]'),
  members('/beyondSurgery/*', undefined, '/beyondSurgery/add'),
  row('/login', NEXT, 'gone')('/beyondSurgery/*', undefined, '/beyondSurgery/999999999'),
  members('/beyondSurgeryMyPost', '[RT-38]'),
  connections('/beyondSurgoryFollowing', '[RT-39 RT-61]'),
  connections('/beyondSurgoryFollowingFriendList', '[RT-40 RT-61]'),
  connections('/beyondSurgeryFollowing'),
  connections('/beyondSurgeryFollowingFriendList'),
  members('/connections/change'),
  members('/blocked'),
  row('/login', NEXT, 'gone')('/block/:id', undefined, '/block/999999999'),
  members('/mute/:kind/:id', undefined, '/mute/member/999999999'),
  members('/beyondSurgeryMyCollection', '[RT-41]'),
  members('/beyondSurgeryUserPost/:id?', '[RT-42]', '/beyondSurgeryUserPost/:me'),
  row('/login', NEXT, '/beyondSurgery')(
    '/beyondSurgeryUserPost/:id?',
    '[RT-42]',
    '/beyondSurgeryUserPost',
  ),
  members('/explore', '[RT-43 RT-60]'),
  members('/explore/add'),
  members('/explore/:id', '[RT-44 D-141]', '/explore/all'),
  row('/login', NEXT, '/explore')('/explore/:id', '[RT-44 D-141]', '/explore/999999999'),
  row('/login', NEXT, 'gone')('/profile/:id/report', '[D-951]', '/profile/999999999/report'),
  row('/login', NEXT, 'gone')('/explore/:id/report', undefined, '/explore/999999999/report'),
  row('/login', NEXT, 'gone')('/learning/*', undefined, '/learning/999999999'),
  signedOut('/signup', '[RT-47 D-138]'),
  signedOut('/login', '[RT-48 D-138]'),
  signedOut('/forgotPassword', '[RT-49 D-138]'),
  always('/benefit-blog', '[RT-54 RT-66]'),
  always('/blogs', '[RT-55 RT-66]'),
  row('gone', 'gone', 'gone')('/blogs/:id', '[RT-56 RT-66]', '/blogs/999999999'),
  row('/login', NEXT, 'refused')('/admin'),
  ...['reports', 'registrations', 'members', 'letters', 'audit', 'blogs'].map((place) =>
    row('/login', NEXT, 'refused')('/admin/*', undefined, `/admin/${place}`),
  ),
  row('/login', NEXT, 'refused')('/admin/*', undefined, '/admin/blogs/new'),
  row('/login', NEXT, 'refused')('/admin/*', undefined, '/admin/site'),
  row('/communityNonRegister', NEXT, '/community')('/feed', '[RT-64]'),
  row('/login', NEXT, '/home')('*', '[RT-63]', '/nowhere'),
  row('/login', NEXT, '/home')('*', undefined, '/nowhere/at/all'),
];

interface Guest {
  context: BrowserContext;
  me: number;
}

const guests = {} as Record<Kind, Guest>;

const meIn = async (context: BrowserContext): Promise<number> =>
  (await (await context.request.get('/api/v1/session')).json()).records.id;

async function guest(
  browser: Browser,
  become: (context: BrowserContext) => Promise<unknown>,
): Promise<Guest> {
  const context = await browser.newContext();
  await become(context);
  return { context, me: await meIn(context) };
}

test.describe('The route tables', () => {
  test.beforeAll(async ({ browser }) => {
    guests.visitor = { context: await browser.newContext(), me: 1 };
    guests.onboarding = await guest(browser, onboarding);
    guests.member = await guest(browser, aMember);
    guests.thirdParty = await guest(browser, aThirdPartyMember);
  });

  test.afterAll(async () => {
    for (const { context } of Object.values(guests)) await context.close();
  });

  for (const { ids, path, ...expected } of rows) {
    withoutPage([ids, path].filter(Boolean).join(' '), async () => {
      for (const kind of KINDS) {
        const { context, me } = guests[kind];
        const other = kind === 'member' ? guests.thirdParty.me : guests.member.me;
        const meant = (text: string) =>
          text.replace(':me', String(me)).replace(':other', String(other));
        const outcome =
          (kind === 'thirdParty' && expected.thirdParty) ||
          expected[kind === 'thirdParty' ? 'member' : kind];
        const reply = await context.request.get(meant(path), { maxRedirects: 0 });
        expect
          .soft(answerOf(reply.status(), reply.headers()['location']), `${kind} at ${path}`)
          .toBe(meant(outcome));
        if (outcome !== 'open' || WITHOUT_HEADING.includes(path)) continue;
        const [heading, ...more] = headingsIn(await reply.text());
        expect.soft(more, `second headings of ${path}`).toEqual([]);
        const own = HEADINGS[path] ?? `a heading of ${path}`;
        const isOwn = typeof own === 'string' ? heading === own : own.test(heading ?? '');
        expect.soft(isOwn, `${kind} at ${path} reads “${heading}”, not “${own}”`).toBe(true);
      }
    });
  }

  test('no line of the table is without a row here', () => {
    expect(new Set(rows.map(({ line }) => line))).toEqual(new Set(Object.keys(routeTable)));
  });

  test('[RT-63] who has done step 1 is steered to step 2', async ({ context }) => {
    await halfway(context);
    for (const path of [
      '/community',
      '/mediRegistration',
      '/nowhere',
      '/profile/edit/cv',
      '/profile/edit/quoting',
    ]) {
      const reply = await context.request.get(path, { maxRedirects: 0 });
      expect
        .soft(answerOf(reply.status(), reply.headers()['location']), path)
        .toBe('/qualification');
    }
  });

  test('[RT-21] whoever logs in again sees what was closed before', async ({ page, context }) => {
    const anna = await aMember(context);
    await call(context.request, 'logout', { data: {} });
    await page.goto(`/changePassword/${anna.id}`);
    await expect(page).toHaveURL('/forgotPassword');
  });
});

/** Pages without a heading: the search suggestions. */
const WITHOUT_HEADING = ['/search/start'];

const headingsIn = (html: string) =>
  [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text = '']) =>
    text.replace(/<[^>]+>/g, '').trim(),
  );

function answerOf(status: number, location: string | undefined): string {
  if (location !== undefined) return location;
  if (status === 403) return 'refused';
  return status === 404 ? 'gone' : status === 200 ? 'open' : String(status);
}

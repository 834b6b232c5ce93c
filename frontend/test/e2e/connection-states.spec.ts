import type { Locator, Page } from '@playwright/test';
import {
  type ConnectionAction,
  type ConnectionState,
  offers,
} from '../../../backend/src/connections/connection-state.rules';
import { expect, hydrated, test } from './support/browser';
import { type Colleague, colleague, fromMenu, meanIt, settled } from './support/colleagues';
import { SIDES, type Side, type Step, walksThroughAll } from './support/connection-walk';
import { nameOf } from './support/people';

test.slow();

/**
 * A page that shows the connection with another member: what it must show in each state of the
 * table, and which actions it offers.
 */
interface Place {
  path(otherId: number): string;
  /** The elements that show the state. */
  seen(page: Page): Locator;
  shows(state: ConnectionState): string[];
  does: Partial<Record<ConnectionAction, (page: Page) => Promise<void>>>;
}

/** The words that apply, in the given order. */
const words = (...each: [word: string, isThere: boolean][]) =>
  each.filter(([, isThere]) => isThere).map(([word]) => word);
const press = (name: string | RegExp, question?: string) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  if (question) await meanIt(page, question);
};
const choose = (name: string, question?: string) => async (page: Page) => {
  await fromMenu(page, name);
  if (question) await meanIt(page, question);
};

const profile: Place = {
  path: (otherId) => `/profile/${otherId}`,
  seen: (page) =>
    page
      .locator('.phead__actions, main.state')
      .locator('a, button, .badge')
      .filter({ hasNotText: /Share|Report this member/ }),
  shows: (state) =>
    words(
      ['Connect Now', state !== 'blocked' && state !== 'barred'],
      ['Connect', offers(state, 'ask')],
      ['Request Sent', state === 'sent'],
      ['Accept', offers(state, 'accept')],
      ['Connected', state === 'connected'],
      ['Cancel request', offers(state, 'cancel')],
      ['Unfollow', offers(state, 'disconnect')],
      ['Mute', state !== 'blocked' && state !== 'barred'],
      ['Block', offers(state, 'block')],
      ['Unblock', offers(state, 'unblock')],
      ['All blocked and muted', state === 'blocked'],
      ['Clinical Case Feed', state === 'barred'],
    ),
  does: {
    ask: press('Connect'),
    accept: press('Accept'),
    cancel: choose('Cancel request'),
    disconnect: choose('Unfollow', 'Unfollow'),
    block: choose('Block', 'Block'),
    unblock: press(/^Unblock /),
  },
};

const posts: Place = {
  path: (otherId) => `/beyondSurgeryUserPost/${otherId}`,
  seen: (page) =>
    page.getByRole('complementary', { name: 'You and this section' }).locator('button, .badge'),
  shows: (state) =>
    words(
      ['Connect', offers(state, 'ask')],
      ['Request Sent', state === 'sent'],
      ['Accept', offers(state, 'accept')],
      ['Cancel', offers(state, 'cancel')],
      ['Unfollow', offers(state, 'disconnect')],
    ),
  does: {
    ask: press('Connect'),
    accept: press('Accept'),
    cancel: press('Cancel'),
    disconnect: press('Unfollow', 'Unfollow'),
  },
};

const requestsAt = (path: string): Place => ({
  path: () => path,
  seen: (page) =>
    page
      .locator('main .people__actions')
      .locator('button, .badge')
      .or(page.getByText('No New Request Found!')),
  shows: (state) =>
    state === 'sent' || state === 'received'
      ? words(
          ['Request Sent', state === 'sent'],
          ['Accept', offers(state, 'accept')],
          ['Cancel', offers(state, 'cancel')],
        )
      : ['No New Request Found!'],
  does: { accept: press(/^Accept /), cancel: press(/^Cancel the request/) },
});

const friendsAt = (path: string): Place => ({
  path: () => path,
  seen: (page) =>
    page.locator('main .connection__actions a').or(page.getByText('No Connection Found!')),
  shows: (state) => (state === 'connected' ? ['View Profile', 'Chat'] : ['No Connection Found!']),
  does: { disconnect: press(/^Delete the connection/, 'Delete') },
});

const blocked: Place = {
  path: () => '/blocked',
  seen: (page) =>
    page
      .getByRole('main')
      .getByRole('button', { name: /^Unblock/ })
      .or(page.getByText('You have not blocked anyone.')),
  shows: (state) => [offers(state, 'unblock') ? 'Unblock' : 'You have not blocked anyone.'],
  does: { unblock: press(/^Unblock /) },
};

const doors = {
  community: [requestsAt('/communityFollowing'), friendsAt('/communityFollowingFriendList')],
  beyond: [requestsAt('/beyondSurgoryFollowing'), friendsAt('/beyondSurgoryFollowingFriendList')],
};
const places = [profile, posts, blocked, ...doors.community, ...doors.beyond];

type Two = readonly [Colleague, Colleague];

const idOfOther = (two: Two, side: Side) => two[side === 0 ? 1 : 0].member.id;

async function look(two: Two, side: Side, place: Place, state: ConnectionState): Promise<void> {
  const { page } = two[side];
  await page.goto(place.path(idOfOther(two, side)));
  await expect(place.seen(page), `${place.path(0)} as ${state}`).toHaveText(place.shows(state));
}

/**
 * Performs the action on one of the pages that offer it, alternating between them. The page must
 * show the result at once.
 */
async function act(
  two: Two,
  { by, action, from, to }: Omit<Step, 'isFirst'>,
  turn: number,
): Promise<void> {
  const offering = places.filter(({ does }) => does[action]);
  const place = offering[turn % offering.length] ?? profile;
  const { page } = two[by];
  await look(two, by, place, from[by]);
  await place.does[action]?.(page);
  await expect(place.seen(page)).toHaveText(place.shows(to[by]));
  await settled(page);
}

for (const [nth, walk] of walksThroughAll(4).entries())
  test(`[FR-02 FR-04 FR-05 FR-12 FR-15] two browsers go through every state by every action, and both always see the buttons of the table: walk ${nth + 1}`, {
    tag: '@nojs',
  }, async ({ browser, javaScriptEnabled, watch }) => {
    const two: Two = [
      await colleague(browser, 'Anna', { javaScriptEnabled }),
      await colleague(browser, 'Ben', { javaScriptEnabled }),
    ];
    for (const { context } of two) watch(context);
    const turns = new Map<ConnectionAction, number>();
    for (const step of walk) {
      // Each walk starts with a different one of the pages that offer an action.
      const turn = turns.get(step.action) ?? nth;
      turns.set(step.action, turn + 1);
      await test.step(`${nameOf(two[step.by].member)}: ${step.action}, ${step.from.join(' and ')}`, async () => {
        await act(two, step, turn);
        // Lists depend on the state alone, so each list is checked only once per state, and only
        // without scripts, which are needed to act, not to look.
        const [requests, friends] = turn % 2 === 0 ? doors.community : doors.beyond;
        const isAllLookedAt = step.isFirst && javaScriptEnabled === false;
        const looked = isAllLookedAt ? [profile, posts, blocked, requests, friends] : [profile];
        await Promise.all(
          SIDES.map(async (side) => {
            for (const place of looked) if (place) await look(two, side, place, step.to[side]);
          }),
        );
      });
    }
    for (const { context } of two) await context.close();
  });

test('[FR-12 FR-16 D-149] open pages show at once that one is asked, and that one’s request was accepted', async ({
  browser,
  watch,
}) => {
  const two: Two = [await colleague(browser, 'Anna'), await colleague(browser, 'Ben')];
  const [anna, ben] = two;
  for (const { context } of two) watch(context);
  const open = async ({ context }: Colleague, path: string) => {
    const page = await context.newPage();
    await page.clock.install();
    const connected = page
      .waitForEvent('websocket', (socket) => socket.url().includes('/socket.io/'))
      .then((socket) =>
        socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40')),
      );
    await page.goto(path);
    await hydrated(page);
    // Wait for the socket, then stop the clock: the page must not poll, so updates arrive by push
    // only.
    await page.clock.pauseAt(Date.now() + 10_000);
    await connected;
    return page;
  };
  const [community, beyond] = [
    requestsAt('/communityFollowing'),
    requestsAt('/beyondSurgoryFollowing'),
  ];
  const bens = [
    await open(ben, community.path(0)),
    await open(ben, beyond.path(0)),
    await open(ben, profile.path(anna.member.id)),
  ];
  await act(two, { by: 0, action: 'ask', from: ['none', 'none'], to: ['sent', 'received'] }, 0);
  const [atCommunity, atBeyond, atProfile] = bens as [Page, Page, Page];
  for (const [page, place] of [
    [atCommunity, community],
    [atBeyond, beyond],
    [atProfile, profile],
  ] as const)
    await expect(place.seen(page)).toHaveText(place.shows('received'));
  await expect(
    atBeyond.getByRole('main').getByRole('link', { name: 'Request 1 waiting' }),
  ).toBeVisible();

  const annas = [
    await open(anna, profile.path(ben.member.id)),
    await open(anna, '/beyondSurgoryFollowingFriendList'),
    await open(anna, `/beyondSurgeryUserPost/${ben.member.id}`),
  ] as const;
  await act(
    two,
    { by: 1, action: 'accept', from: ['sent', 'received'], to: ['connected', 'connected'] },
    0,
  );
  await expect(profile.seen(annas[0])).toHaveText(profile.shows('connected'));
  await expect(
    annas[2]
      .getByRole('complementary', { name: 'You and this section' })
      .getByRole('button', { name: 'Unfollow' }),
  ).toBeVisible();
  await expect(
    annas[1].getByRole('link', { name: `View Profile of ${nameOf(ben.member)}` }),
  ).toBeVisible();
  for (const { context } of two) await context.close();
});

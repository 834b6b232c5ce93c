import { expect, test } from './support/browser';
import { type Colleague, colleague, fromMenu, meanIt, settled } from './support/colleagues';
import { nameOf } from './support/people';

test.slow();

test.describe('Two surgeons', { tag: '@nojs' }, () => {
  test('[FR-02 FR-03 FR-12 FR-13 FR-14 FR-16 FR-17 FR-18 FR-19] ask, accept, part and block, each seeing the right buttons', async ({
    browser,
    javaScriptEnabled,
    expectAccessible,
    watch,
  }) => {
    const anna = await colleague(browser, 'Anna', { javaScriptEnabled });
    const ben = await colleague(browser, 'Ben', { javaScriptEnabled });
    for (const { context } of [anna, ben]) watch(context);
    const [toBen, toAnna] = [`/profile/${ben.member.id}`, `/profile/${anna.member.id}`];
    const main = ({ page }: Colleague) => page.getByRole('main');

    await anna.page.goto('/beyondSurgoryFollowing');
    await expect(anna.page.getByText('No New Request Found!')).toBeVisible();
    await anna.page.goto('/beyondSurgoryFollowingFriendList');
    await expect(anna.page.getByText('No Connection Found!')).toBeVisible();
    await anna.page.goto(toAnna);
    await expect(main(anna).getByRole('button', { name: 'Connect', exact: true })).toHaveCount(0);

    await anna.page.goto(toBen);
    await expectAccessible(anna.page);
    await main(anna).getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(main(anna).getByText('Request Sent', { exact: true })).toBeVisible();
    await expect(main(anna).getByRole('button', { name: 'Accept' })).toHaveCount(0);
    await fromMenu(anna.page, 'Cancel request');
    await main(anna).getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(main(anna).getByText('Request Sent', { exact: true })).toBeVisible();
    await settled(anna.page);
    await anna.page.goto('/communityFollowing');
    await expect(main(anna).getByText('Request Sent', { exact: true })).toBeVisible();
    await expect(main(anna).getByRole('button', { name: /^Accept/ })).toHaveCount(0);
    await expect(main(anna).getByRole('button', { name: /^Cancel the request/ })).toBeVisible();

    await ben.page.goto(toAnna);
    await expect(main(ben).getByRole('button', { name: 'Accept' })).toBeVisible();
    await ben.page.goto('/beyondSurgoryFollowing');
    await expect(main(ben).getByRole('link', { name: 'Request 1 waiting' })).toBeVisible();
    await expectAccessible(ben.page);
    await main(ben)
      .getByRole('button', { name: `Accept ${nameOf(anna.member)}` })
      .click();
    await expect(ben.page.getByText('No New Request Found!')).toBeVisible();
    await expect(main(ben).getByRole('link', { name: 'Request', exact: true })).toBeVisible();

    await anna.page.goto('/communityFollowingFriendList');
    const view = main(anna).getByRole('link', { name: `View Profile of ${nameOf(ben.member)}` });
    await expect(
      main(anna).getByRole('link', { name: `Chat with ${nameOf(ben.member)}` }),
    ).toHaveAttribute('href', /^\/chat/);
    await expectAccessible(anna.page);
    await view.click();
    await expect(anna.page).toHaveURL(toBen);
    await expect(main(anna).getByText('Connected', { exact: true })).toBeVisible();
    await fromMenu(anna.page, 'Unfollow');
    await expect(
      anna.page.getByRole('heading', { name: 'Are you sure you want to unfollow?' }),
    ).toBeVisible();
    await expectAccessible(anna.page);
    await meanIt(anna.page, 'Unfollow');
    await expect(main(anna).getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
    await settled(anna.page);

    await ben.page.goto(toAnna);
    await main(ben).getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(main(ben).getByText('Request Sent', { exact: true })).toBeVisible();
    await settled(ben.page);
    await anna.page.goto(toBen);
    await main(anna).getByRole('button', { name: 'Accept' }).click();
    await expect(main(anna).getByText('Connected', { exact: true })).toBeVisible();
    await settled(anna.page);
    await ben.page.goto('/beyondSurgoryFollowingFriendList');
    await main(ben)
      .getByRole('button', { name: `Delete the connection with ${nameOf(anna.member)}` })
      .click();
    await expect(
      ben.page.getByRole('heading', { name: 'Are you sure you want to delete the connection?' }),
    ).toBeVisible();
    await meanIt(ben.page, 'Delete');
    await expect(ben.page.getByText('No Connection Found!')).toBeVisible();

    await ben.page.goto(toAnna);
    await fromMenu(ben.page, 'Block');
    await meanIt(ben.page, 'Block');
    await expect(
      ben.page.getByRole('heading', { name: `You blocked ${nameOf(anna.member)}` }),
    ).toBeVisible();
    await anna.page.goto(toBen);
    await expect(anna.page.getByText('Error 404')).toBeVisible();
    await ben.page.goto('/blocked');
    await expectAccessible(ben.page);
    await main(ben)
      .getByRole('button', { name: `Unblock ${nameOf(anna.member)}` })
      .click();
    await expect(ben.page.getByText('You have not blocked anyone.')).toBeVisible();
    for (const { context } of [anna, ben]) await context.close();
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from './support/browser';
import { aMark, aMember, call } from './support/people';

const PAGE = 20;
const POSTED = 2 * PAGE + 2;
const POSITION = {
  jobLocationCountry: '96',
  jobLocationCity: 'Chennai#Chennai',
  duration: '12 Months',
  durationYMD: 'Months',
  fromDateOfOpportunity: '2098-01-01',
  description: 'Cover.',
  toDateOfOpportunity: '2099-01-01',
  opportunityType: 'Visitor',
  experience: 'None',
  qualifications: 'MS',
  checkbox: true,
  clauses: true,
  speciality: 'Other',
};

const titlesOn = (page: Page) => page.locator('main article h2').allTextContents();

test.describe('Pages by number', { tag: '@nojs' }, () => {
  test('[D-986] show each row to the end, though some of those already shown have gone', async ({
    page,
    context,
  }) => {
    await aMember(context);
    const otherSpecialityInput = aMark();
    const ids: number[] = [];
    for (let number = 0; number < POSTED; number += 1) {
      const data = { ...POSITION, otherSpecialityInput, title: `Cover, week ${number}` };
      ids.unshift((await call(context.request, 'opportunities/add', { data })).id);
    }
    const titles = ids.map((_, at) => `Cover, week ${POSTED - 1 - at}`);
    await page.goto(`/opportunities?speciality=${otherSpecialityInput}`);
    expect(await titlesOn(page)).toEqual(titles.slice(0, PAGE));
    for (const id of ids.slice(2, 8))
      await call(context.request, 'opportunities/delete', { data: { opportunity_id: id } });
    for (const from of [PAGE, 2 * PAGE]) {
      await page.getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL(new RegExp(`page=${from / PAGE + 1}`));
      await expect(page.locator('main article h2').first()).toHaveText(titles[from] ?? '');
      expect(await titlesOn(page)).toEqual(titles.slice(from, from + PAGE));
    }
    await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
  });
});

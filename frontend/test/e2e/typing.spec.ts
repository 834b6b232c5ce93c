import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { aMember, halfway, onboarding } from './support/people';

/** As a fast typist does. */
const FAST = { delay: 20 };
const SLOW_MS = 1_500;

const CITIES = [
  'Berlin Stuttgart Salzburg Köln Düsseldorf Zürich Besançon Łódź Gdańsk Kraków Århus Malmö',
  'Tromsø Reykjavík Brasília Málaga Plzeň Székesfehérvár Timișoara İzmir Hồ Chí Minh Đà Nẵng',
].flatMap((line) => line.split(/ (?!Chí|Minh|Nẵng)/));
const OTHER_SCRIPTS = [
  'القاهرة',
  'الرياض',
  'بغداد',
  'دمشق',
  'الدار البيضاء',
  'الإسكندرية',
  'مكة المكرمة',
  'الخرطوم',
  '北京',
  '上海',
  '广州',
  '成都',
  '武汉',
  '重庆',
  '西安',
  '哈尔滨',
];
const SCHOOLS = [
  'Charité Universitätsmedizin Berlin',
  'Università degli Studi di Padova',
  'Karolinska Institutet',
  'Uniwersytet Jagielloński',
  'Semmelweis Egyetem',
  'Université Claude Bernard Lyon',
  'Göteborgs universitet',
  'Faculdade de Medicina de São Paulo',
  'İstanbul Tıp Fakültesi',
  'Univerzita Karlova Plzeň',
  'Trường Đại học Y Hà Nội',
  'كلية طب قصر العيني',
  'جامعة بغداد كلية الطب',
  'جامعة دمشق',
  'جامعة الملك سعود',
  'جامعة الخرطوم',
  '北京协和医学院',
  '复旦大学上海医学院',
  '中山大学',
  '四川大学华西医学中心',
  '浙江大学医学院',
  'Queen’s University Belfast',
];

async function typed(box: Locator, name: string): Promise<void> {
  await box.fill('');
  await box.pressSequentially(name, FAST);
  await expect(box).toHaveValue(name);
}

const answersSlowly = (page: Page) =>
  page.route('**/places/**', async (route) => {
    await new Promise((done) => setTimeout(done, SLOW_MS));
    await route.continue().catch(() => {});
  });

test.slow();

test('[D-999] places are typed at 20 ms a key, and no letter is lost', async ({
  page,
  context,
}) => {
  expect(CITIES.length + OTHER_SCRIPTS.length + SCHOOLS.length).toBeGreaterThanOrEqual(60);
  await onboarding(context);
  await page.goto('/personal');
  await hydrated(page);
  await page.getByLabel('Country', { exact: true }).selectOption({ label: 'Germany' });
  const city = page.getByRole('combobox', { name: 'Current city' });
  await expect(city).toHaveAttribute('placeholder', 'Type to search');
  for (const name of [...CITIES, ...OTHER_SCRIPTS]) await typed(city, name);

  await answersSlowly(page);
  for (const name of ['Berlin', 'Stuttgart', 'Salzburg', 'القاهرة']) await typed(city, name);
  await typed(city, 'Neu Sülzingen');
  await page.getByRole('option', { name: /Neu Sülzingen/ }).click();
  await expect(city).toHaveValue('Neu Sülzingen');
  await expect(page.locator('input[name="cityId"]')).toHaveValue('Neu Sülzingen#Neu Sülzingen');
});

test('[D-999] schools are typed at 20 ms a key, and letters are put into their middle', async ({
  page,
  context,
}) => {
  await halfway(context);
  await page.goto('/qualification');
  await hydrated(page);
  await page.getByLabel('Country', { exact: true }).first().selectOption({ label: 'Germany' });
  const city = page.getByRole('combobox', { name: 'City', exact: true }).first();
  await expect(city).toHaveAttribute('placeholder', 'Type to search');
  await typed(city, 'Berlin');
  await page
    .getByRole('option', { name: /^Berlin/ })
    .first()
    .click();
  const school = page.getByRole('combobox', { name: 'Medical School' }).first();
  await expect(school).toHaveAttribute('placeholder', 'Type to search');
  for (const name of SCHOOLS) await typed(school, name);

  await typed(school, 'Charté');
  await school.press('ArrowLeft');
  await school.press('ArrowLeft');
  await school.pressSequentially('XYZ', FAST);
  await expect(school).toHaveValue('CharXYZté');
});

test('[D-999] names of surgeons and words to search for keep every letter', async ({
  page,
  context,
}) => {
  await aMember(context);
  await page.goto('/beyondSurgery');
  await hydrated(page);
  const surgeons = page.getByRole('combobox', { name: 'Search surgeons' });
  for (const name of ['Wolfgang Stuttgarter', 'Nguyễn Thị Minh Khai', 'أحمد الإسكندراني', '欧阳修'])
    await typed(surgeons, name);
  await page.goto('/community');
  await hydrated(page);
  const search = page.getByRole('dialog', { name: 'Search Surgeons' }).getByRole('combobox');
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(search.first()).toBeFocused({ timeout: 1_000 });
  }).toPass();
  for (const words of ['laparoscopic cholecystectomy', 'Hôpital Besançon', 'جراحة المرارة', '胆囊'])
    await typed(search.first(), words);
});

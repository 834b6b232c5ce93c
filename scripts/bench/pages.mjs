// Pages as seen by a phone: Lighthouse with phone emulation, and the bytes transferred, for every
// kind of page.
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { inHouse } from '../lib/house.mjs';
import { someFreePort } from '../lib/ports.mjs';
import { Refused } from '../lib/say.mjs';
import { BASE, cookieHeader, ROOMS } from './sizes.mjs';

/**
 * How long after `load` a page takes to become interactive; later requests count as background
 * loading.
 */
const SETTLED_MS = 1_500;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * For visitors and for members; uses a case of the demo, since those created by the bench have
 * images in lists only.
 */
async function kindsOfPages({ admin }) {
  const { rows } = await admin.query(
    `select max(f.post_id) as id from clinical_post_file f
       join asset a on a.id = f.asset_id join clinical_post p on p.id = f.post_id
      where f.post_id < $1 and a.kind = $2 and p.deleted_at is null and p.withdrawn_at is null
        and p.awaits_patient_at is null and p.held_at is null and p.hidden_at is null`,
    [BASE, 'image'],
  );
  const forVisitors = [
    '/',
    '/about',
    '/benefit-blog',
    '/blogs',
    '/privacy-policy',
    '/login',
    '/signup',
    '/contactPage',
  ];
  const forMembers = [
    '/community',
    `/caseDetails/${rows[0].id}`,
    '/community/add',
    '/beyondSurgery',
    '/explore',
    '/opportunities',
    '/chat',
    `/chat?room=${ROOMS.long}`,
    '/search',
    '/notifications',
    `/profile/${BASE + 9}`,
  ];
  return [
    ...forVisitors.map((path) => ({ path, isPublic: true })),
    ...forMembers.map((path) => ({ path, isPublic: false })),
  ];
}

export const browserPath = () =>
  spawnSync(process.execPath, [inHouse('scripts/find-browser.mjs')], {
    encoding: 'utf8',
  }).stdout.trim();

/**
 * @param {{ paths: string[] }} what the prefixes of the wanted paths; empty for all
 * @returns the scores of each page, its times in ms, and its compressed kB by type
 */
export async function lookAtPages({ product, database, paths }) {
  const wanted = (await kindsOfPages(database)).filter(
    ({ path }) => paths.length === 0 || paths.some((each) => isPage(path, each)),
  );
  const port = await someFreePort();
  const args = [`--remote-debugging-port=${port}`, '--no-sandbox'];
  const browser = await chromium.launch({ executablePath: browserPath(), args });
  const looked = [];
  try {
    const session = await browser.newBrowserCDPSession();
    /** The jar's cookies would be sent instead of the member's. */
    const forgetCookies = () => session.send('Storage.clearCookies');
    const at = { address: product.address, port, forgetCookies };
    for (const page of wanted) looked.push(await lookWell(page, at));
  } finally {
    await browser.close();
  }
  return looked;
}

/** `/chat?room=1` is a different page from `/chat`; `/caseDetails` stands for the measured case. */
const isPage = (path, wanted) => path === wanted || path.startsWith(`${wanted}/`);

/**
 * A page over its budget is measured twice more and the median counts, since other load slows pages
 * down, too.
 */
async function lookWell(...page) {
  const first = await lookTwice(...page);
  if (
    pageBudgets([first]).every(([name, value, limit]) =>
      isLeast(name) ? value >= limit : value <= limit,
    )
  )
    return first;
  const looks = [first, await lookTwice(...page), await lookTwice(...page)];
  const middle = (value) => looks.map(value).sort((one, other) => one - other)[1];
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, middle((look) => look.scores[name])]),
  );
  return {
    ...first,
    scores,
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
  };
}

/** Retries once, because Lighthouse occasionally loses its page. */
const lookTwice = (...page) => lookAt(...page).catch(() => lookAt(...page));

async function lookAt({ path, isPublic }, { address, port, forgetCookies }) {
  const extraHeaders = isPublic ? {} : { Cookie: cookieHeader(9) };
  await forgetCookies();
  const { lhr } = await lighthouse(address + path, {
    port,
    onlyCategories: CATEGORIES,
    extraHeaders,
    logLevel: 'error',
  });
  if (lhr.runtimeError)
    throw new Refused(`Lighthouse could not look at ${path}: ${lhr.runtimeError.message}`);
  if (!lhr.finalDisplayedUrl.endsWith(path))
    throw new Refused(`${path} led to ${lhr.finalDisplayedUrl}.`);
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round(100 * (lhr.categories[name].score ?? 0))]),
  );
  const value = (audit) => lhr.audits[audit].numericValue ?? Number.NaN;
  const times = {
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
  const requests = lhr.audits['network-requests'].details.items;
  const loadedAt = lhr.audits.metrics.details.items[0].observedLoad;
  const failed = Object.values(lhr.audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  );
  return {
    path,
    isPublic,
    scores,
    ...times,
    ...weights(requests, loadedAt),
    failed: failed.map(({ id }) => id),
  };
}

/**
 * Data URLs are part of the page. Scripts that a settled page loads in the background, such as the
 * one for live updates, do not count as first load.
 */
function weights(requests, loadedAt) {
  const sent = requests.filter(({ url }) => url.startsWith('http'));
  const weigh = (which) =>
    sent.filter(which).reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000;
  const kb = (type) => weigh(({ resourceType }) => resourceType === type);
  const isLater = ({ networkRequestTime }) => networkRequestTime > loadedAt + SETTLED_MS;
  const later = weigh((request) => request.resourceType === 'Script' && isLater(request));
  return {
    requests: sent.length,
    kb: {
      html: kb('Document'),
      script: kb('Script') - later,
      later,
      css: kb('Stylesheet'),
      font: kb('Font'),
      image: kb('Image'),
    },
  };
}

/** Pages excluded from search engines, such as the log-in, are not judged by their SEO score. */
function lowestScore({ scores: { seo, ...others }, failed }) {
  return Math.min(...Object.values(others), ...(failed.includes('is-crawlable') ? [] : [seo]));
}

/** Whether the limit of this budget is a minimum; all others are maximums. */
export const isLeast = (name) => name.startsWith('lowest');

export function pageBudgets(pages) {
  const worst = (which, value) => Math.max(...pages.filter(which).map(value));
  const least = (which, value) => -worst(which, (page) => -value(page));
  const all = () => true;
  const wasLookedAt = ([, value]) => Math.abs(value) !== Number.POSITIVE_INFINITY;
  const open = ({ isPublic }) => isPublic;
  const closed = ({ isPublic }) => !isPublic;
  const isFeed = ({ path }) => path === '/community';
  return [
    ["first load of script of a members' page", worst(closed, ({ kb }) => kb.script), 125, 'kB'],
    ["script of a visitors' page", worst(open, ({ kb }) => kb.script), 8, 'kB'],
    ['style sheets of a page', worst(all, ({ kb }) => kb.css), 20, 'kB'],
    ['fonts of a page', worst(all, ({ kb }) => kb.font), 60, 'kB'],
    ["largest paint of a visitors' page", worst(open, ({ lcp }) => lcp), 1_500, 'ms'],
    ["largest paint of a members' page", worst(closed, ({ lcp }) => lcp), 1_200, 'ms'],
    ['blocking time of a page', worst(all, ({ tbt }) => tbt), 60, 'ms'],
    [
      'requests of the feed page before scrolling',
      worst(isFeed, ({ requests }) => requests),
      16,
      '',
    ],
    ['shift of a page', worst(all, ({ cls }) => cls), 0.02, ''],
    ["lowest score of a visitors' page", least(open, lowestScore), 95, ''],
    ['lowest accessibility of a page', least(all, ({ scores }) => scores.accessibility), 100, ''],
  ].filter(wasLookedAt);
}

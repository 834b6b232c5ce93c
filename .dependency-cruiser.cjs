// The arrows of the house: who may import whom. Run by `npm run check`.

/** Each domain may import those above its line, and nobody beside it. */
const RANKS = [
  ['reference-data', 'identifiers'],
  ['auth'],
  ['departure'],
  ['media'],
  ['scans'],
  ['profiles'],
  ['connections', 'engagement'],
  ['chat'],
  [
    'onboarding',
    'clinical-cases',
    'beyond-surgery',
    'opportunities',
    'explore',
    'events',
    'learning',
    'blogs',
    'site',
  ],
  ['posts'],
  ['asking', 'patient-consent'],
  ['visitors', 'search', 'support', 'papers'],
  ['notifications', 'me'],
  ['admin'],
  ['old-apps'],
];
const DOMAINS = RANKS.flat();
const insideAny = (domains) => `^backend/src/(${domains.join('|')})/`;

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const rankRules = RANKS.flatMap((rank, index) =>
  rank.map((domain) => {
    const later = RANKS.slice(index).flat();
    const others = later.filter((other) => other !== domain);
    return forbid(
      `rank-of-${domain}`,
      `What two domains need moves down a rank; news to a later one is a signal.`,
      { path: insideAny([domain]) },
      { path: insideAny(others) },
    );
  }),
);

const PAGES = '^frontend/app/';
const insidePages = (folders) => `${PAGES}(${folders.join('|')})/`;

/**
 * The pages' domains have the same ranks; what was shared goes to several of them, and a folder of the style guide and the inbox
 * comes last.
 */
const PAGE_RANKS = [...RANKS, ['share'], ['dev']];

const pageRankRules = PAGE_RANKS.flatMap((rank, index) =>
  rank.map((domain) => {
    const others = PAGE_RANKS.slice(index)
      .flat()
      .filter((other) => other !== domain);
    return forbid(
      `pages-rank-of-${domain}`,
      'Domains import earlier ranks only. What two of them need moves down; root.tsx fills slots.',
      { path: insidePages([domain]) },
      { path: insidePages(others) },
    );
  }),
);

/** Shared folders of the pages, with those that each may import. */
const SHARED = {
  lib: ['lib'],
  ui: ['ui', 'lib', 'styles'],
  wire: ['wire', 'lib'],
  shell: ['shell', 'ui', 'wire', 'lib', 'styles'],
  outbox: ['outbox', 'shell', 'ui', 'wire', 'lib', 'styles'],
};

const sharedRules = Object.entries(SHARED).map(([folder, allowed]) =>
  forbid(
    `pages-${folder}-knows-no-domain`,
    `${folder} imports ${allowed.join(', ')} and nothing else of the pages.`,
    { path: insidePages([folder]) },
    { path: PAGES, pathNot: insidePages(allowed) },
  ),
);

/**
 * Every arrow between rooms (sub-folders) of a domain, or between one and its loose files; modules
 * wire all of them. `scripts/lib/room-order.mjs` judges these: a rule for each room would cost 3 s.
 */
const DOMAIN = '^((?:backend/src|frontend/app)/[^/]+)/';
const WIRING = '\\.module\\.ts$';
const arrowsInside = [
  {
    from: { path: `${DOMAIN}([^/]+)/`, pathNot: WIRING },
    to: { path: '^$1/', pathNot: '^$1/$2/' },
  },
  { from: { path: `${DOMAIN}[^/]+$`, pathNot: WIRING }, to: { path: '^$1/[^/]+/' } },
].map(({ from, to }) => ({
  ...forbid('order-of-rooms', 'A room imports rooms before it and the core.', from, to),
  severity: 'info',
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'no-circles',
      'Two files that need each other are one, or need a third.',
      {},
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only'] },
      },
    ),
    forbid(
      'no-circles-in-pages',
      'Not even of types: two files that need each other are one, or need a third.',
      { path: PAGES },
      { circular: true },
    ),
    forbid(
      'pages-are-composed-at-the-root',
      'Only the files beside root.tsx put the house together; nobody imports them.',
      { path: `${PAGES}[^/]+/` },
      { path: `${PAGES}[^/]+$` },
    ),
    ...sharedRules,
    ...pageRankRules,
    forbid(
      'backend-stands-alone',
      'The API knows neither its pages nor its workers.',
      { path: '^backend/' },
      { path: '^(workers|frontend)/' },
    ),
    forbid(
      'pages-use-the-contract',
      'Pages reach the API by its contract; they share only pure rules with it. server.ts may mount it.',
      { path: '^frontend/', pathNot: '^frontend/server(\\.ts|/)' },
      { path: '^(backend|workers)/', pathNot: '^backend/src/.+\\.rules\\.ts$' },
    ),
    forbid(
      'no-workers-in-pages',
      'The front door does not run the workers.',
      { path: '^frontend/' },
      { path: '^workers/' },
    ),
    forbid(
      'rules-are-pure',
      'Rules that both sides share import nothing but each other.',
      { path: '\\.rules\\.ts$' },
      {
        pathNot: '\\.rules\\.ts$',
      },
    ),
    forbid(
      'wire-stops-at-the-door',
      'The words of the wire are for controllers and gateways.',
      { path: '\\.(service|entity|repository|policy|jobs|signals)\\.ts$' },
      { path: '\\.wire\\.ts$' },
    ),
    forbid(
      'workers-have-no-door',
      'Workers call modules, services and jobs.',
      { path: '^workers/' },
      {
        path: '^backend/src/(.+\\.(controller|gateway|wire)\\.ts$|wire/)',
      },
    ),
    forbid(
      'platform-knows-no-domain',
      'There is no domain word in the platform.',
      { path: '^backend/src/platform/' },
      {
        path: insideAny(DOMAINS),
      },
    ),
    forbid(
      'browsers-get-no-server-module',
      'Remix refuses to build it. Routes lose theirs with loader and action; others import types alone, by import type.',
      {
        path: PAGES,
        pathNot:
          '\\.server\\.tsx?$|\\.spec\\.tsx?$|/route\\.tsx?$|^frontend/app/(root|entry\\.server)\\.tsx$',
      },
      { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'demo-is-seeded-alone',
      'Nothing of the product rests on the demo community: it is seeded at the first start, if asked for.',
      { path: '^(backend|workers|frontend)/', pathNot: '^backend/src/prepare\\.ts$|/test/' },
      { path: '^demo/' },
    ),
    ...rankRules,
    ...arrowsInside,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsConfig: { fileName: 'tsconfig.build.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json'] },
  },
};

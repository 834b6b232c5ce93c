// The arrows of the house: who may import whom. Run by `npm run check`.

/** Each domain may import those above its line, and nobody beside it. */
const RANKS = [
  ['reference-data'],
  ['auth'],
  ['departure'],
  ['media'],
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
  ['visitors', 'search', 'notifications', 'support'],
  ['admin'],
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
      { path: insideAny([...others, 'seeders']) },
    );
  }),
);

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
        path: insideAny([...DOMAINS, 'seeders']),
      },
    ),
    ...rankRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsConfig: { fileName: 'tsconfig.build.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json'] },
  },
};

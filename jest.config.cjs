// Node 20 is what this house is held to; the SDK would say so on every run.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const { server } = require('./scripts/lib/swc.cjs');

const swc = { ...server, sourceMaps: 'inline' };

const { parser, transform, ...jsc } = swc.jsc;
const swcForPages = {
  ...swc,
  jsc: {
    ...jsc,
    parser: { ...parser, tsx: true },
    transform: { ...transform, react: { runtime: 'automatic' } },
  },
};

/** `npm run test:servers`: what only real servers can show, and the workers again, on a real queue and a real media store. */
const onServers = process.env.TEST_ON_SERVERS === '1';
const ON_SERVERS = ['**/*.servers.spec.ts', '<rootDir>/workers/test/**/*.spec.ts'];
/** They hand jobs to the processors themselves, so that neither a queue nor a store has a part in them. */
const WITHOUT_QUEUES =
  '/workers/test/(asking-simulation|every-kind|notifications|telling-an-outcome)\\.spec\\.ts$';

/** @type {import('jest').Config} */
module.exports = {
  rootDir: __dirname,
  roots: ['<rootDir>/backend', '<rootDir>/demo', '<rootDir>/workers', '<rootDir>/frontend'],
  testMatch: onServers ? ON_SERVERS : ['**/*.spec.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '/frontend/test/e2e/',
    onServers ? WITHOUT_QUEUES : '\\.servers\\.spec\\.ts$',
  ],
  testEnvironment: '<rootDir>/backend/test/support/spec-environment.ts',
  runtime: '<rootDir>/jest.runtime.cjs',
  resolver: '<rootDir>/jest.resolver.cjs',
  transform: {
    '^.+\\.[cm]?[tj]s$': ['@swc/jest', swc],
    '^.+\\.tsx$': ['@swc/jest', swcForPages],
  },
  globalSetup: '<rootDir>/backend/test/support/database-setup.ts',
  globalTeardown: '<rootDir>/backend/test/support/database-teardown.ts',
  // A third one uses the time for which the others wait. On servers journeys run beside them.
  maxWorkers: onServers ? 2 : 3,
  testTimeout: 180_000,
};

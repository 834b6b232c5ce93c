// Packages that are ES modules only. Node's require loads them; Jest's own does not, so they are translated for it.
const ES_MODULES = [
  '@aws-sdk',
  '@borewit',
  '@cantoo',
  '@tokenizer',
  '@tus',
  'file-type',
  'jose',
  'openapi-fetch',
  'openapi-typescript-helpers',
  'postal-mime',
  'srvx',
  'strtok3',
  'token-types',
  'uint8array-extras',
];

// Node 20 is what this house is held to; the SDK would say so on every run.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const swc = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    target: 'es2022',
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

/** `npm run test:servers`: what only real servers can show, and the workers again, on a real queue and a real media store. */
const onServers = process.env.TEST_ON_SERVERS === '1';
const ON_SERVERS = ['**/*.servers.spec.ts', '<rootDir>/workers/test/**/*.spec.ts'];

/** @type {import('jest').Config} */
module.exports = {
  rootDir: __dirname,
  roots: ['<rootDir>/backend', '<rootDir>/workers', '<rootDir>/frontend'],
  testMatch: onServers ? ON_SERVERS : ['**/*.spec.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '/frontend/test/e2e/',
    ...(onServers ? [] : ['\\.servers\\.spec\\.ts$']),
  ],
  setupFilesAfterEnv: ['<rootDir>/backend/test/support/second-try.ts'],
  testEnvironment: '<rootDir>/backend/test/support/spec-environment.ts',
  resolver: '<rootDir>/jest.resolver.cjs',
  transform: { '^.+\\.[cm]?[tj]s$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
  globalSetup: '<rootDir>/backend/test/support/database-setup.ts',
  globalTeardown: '<rootDir>/backend/test/support/database-teardown.ts',
  maxWorkers: 2,
  testTimeout: 60_000,
};

// Lets Node itself load our TypeScript: threads and the mutation run are none of Jest's business.
const fs = require('node:fs');
const { transformSync } = require('@swc/core');
const { transform } = require('../../../jest.config.cjs');

const [[, swc]] = Object.values(transform);

require.extensions['.ts'] = (module, file) => {
  const { code } = transformSync(fs.readFileSync(file, 'utf8'), { ...swc, filename: file });
  module._compile(code, file);
};

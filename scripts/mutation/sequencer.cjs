const { existsSync, readFileSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

const isPure = ({ path }) => !/[\\/]test[\\/]/.test(path);

/** The names of the tests of each file, as environment.cjs has recorded them. */
function recordedNames() {
  const record = process.env.MUTATION_NAMES;
  if (!existsSync(record)) return new Map();
  const lines = readFileSync(record, 'utf8').trim().split('\n');
  return new Map(lines.map((line) => JSON.parse(line)));
}

/**
 * Specs of pure rules run first, since they need no database, then short ones: what comes after a
 * failure is skipped.
 * Files without a test that reaches the mutant are not loaded.
 */
class CheapFirst extends Sequencer {
  constructor(options) {
    super(options);
    this.wanted = options.globalConfig.testNamePattern;
  }

  sort(tests) {
    const sorted = super
      .sort(this.reaching(tests))
      .sort((one, other) => (one.duration ?? 0) - (other.duration ?? 0));
    return [...sorted.filter(isPure), ...sorted.filter((one) => !isPure(one))];
  }

  reaching(tests) {
    if (!this.wanted) return tests;
    const pattern = new RegExp(this.wanted, 'i');
    const names = recordedNames();
    const some = tests.filter(({ path }) => names.get(path)?.some((name) => pattern.test(name)));
    return some.length > 0 ? some : tests;
  }
}

module.exports = CheapFirst;

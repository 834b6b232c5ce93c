const { default: Sequencer } = require('@jest/test-sequencer');

const isPure = ({ path }) => !/[\\/]test[\\/]/.test(path);

/** Specs of pure rules run first: they need no database, and the rest is skipped when they fail. */
class PureFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isPure), ...sorted.filter((one) => !isPure(one))];
  }
}

module.exports = PureFirst;

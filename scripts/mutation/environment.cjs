// The specs' environment for the mutation runner: in JavaScript, and it tells the instrumented
// modules which mutant is active. The modules are loaded once for all runs (jest.runtime.cjs), so
// without this they would keep the first mutant they read.
require('../../backend/test/support/typescript.cjs');
const { default: SpecEnvironment } = require('../../backend/test/support/spec-environment.ts');

/** Whether one of the tests below will run: each mutant runs only those that reach it. */
function hasTestToRun({ children }, pattern) {
  return children.some((child) =>
    child.type === 'describeBlock'
      ? hasTestToRun(child, pattern)
      : !pattern || pattern.test(nameOf(child)),
  );
}

function nameOf({ name, parent }) {
  return parent?.parent ? `${nameOf(parent)} ${name}` : name;
}

class MutationEnvironment extends SpecEnvironment {
  async setup() {
    const active = process.env.__STRYKER_ACTIVE_MUTANT__;
    if (active !== undefined) globalThis.__stryker__.activeMutant = active;
  }

  /** Most files of a run have no test to run, so they do not get a database. */
  async handleTestEvent(event, state) {
    if (event.name === 'run_start' && hasTestToRun(state.rootDescribeBlock, state.testNamePattern))
      await super.setup();
  }
}

module.exports = MutationEnvironment;

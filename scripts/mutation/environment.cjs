// The specs' environment as the mutation runner needs it: as JavaScript, and telling the instrumented modules which mutant is on. They are
// loaded once for all runs (jest.runtime.cjs), so what they read when they were loaded would stay the first.
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

  /** Most files of a run have nothing to run, so they get no database either. */
  async handleTestEvent(event, state) {
    if (event.name === 'run_start' && hasTestToRun(state.rootDescribeBlock, state.testNamePattern))
      await super.setup();
  }
}

module.exports = MutationEnvironment;

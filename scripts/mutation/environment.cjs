// The specs' environment for the mutation runner: in JavaScript, and it tells the instrumented
// modules which mutant is active. The modules are loaded once for all runs (jest.runtime.cjs), so
// without this they would keep the first mutant they read.
require('../../backend/test/support/typescript.cjs');
const { appendFileSync } = require('node:fs');
const { default: SpecEnvironment } = require('../../backend/test/support/spec-environment.ts');

/** Whether one of the tests below will run: each mutant runs only those that reach it. */
function hasTestToRun({ children }, pattern) {
  return children.some((child) =>
    child.type === 'describeBlock'
      ? hasTestToRun(child, pattern)
      : child.mode !== 'skip' && (!pattern || pattern.test(nameOf(child))),
  );
}

function nameOf({ name, parent }) {
  return parent?.parent ? `${nameOf(parent)} ${name}` : name;
}

function namesIn({ children }) {
  return children.flatMap((child) =>
    child.type === 'describeBlock' ? namesIn(child) : nameOf(child),
  );
}

/** The last mutant that a test has detected. */
let detected;

/** Jest would go on with all other tests, here and in the files that follow. */
function skipTheRest({ children }) {
  for (const child of children)
    if (child.type === 'describeBlock') skipTheRest(child);
    else if (!child.startedAt) child.mode = 'skip';
}

class MutationEnvironment extends SpecEnvironment {
  constructor(config, context) {
    super(config, context);
    this.file = context.testPath;
  }

  async setup() {
    this.active = process.env.__STRYKER_ACTIVE_MUTANT__;
    if (this.active !== undefined) globalThis.__stryker__.activeMutant = this.active;
  }

  /** Most files of a run have no test to run, so they do not get a database. */
  async handleTestEvent(event, state) {
    if (this.active === undefined && event.name === 'run_start') this.recordNames(state);
    if (this.active !== undefined) this.stopOnceDetected(event, state);
    if (event.name === 'run_start' && hasTestToRun(state.rootDescribeBlock, state.testNamePattern))
      await super.setup();
  }

  /** Before the first mutant, so that later runs load only files with a test to run. */
  recordNames({ rootDescribeBlock }) {
    const names = namesIn(rootDescribeBlock);
    appendFileSync(process.env.MUTATION_NAMES, `${JSON.stringify([this.file, names])}\n`);
  }

  stopOnceDetected({ name, test }, { rootDescribeBlock }) {
    if (name === 'test_done' && test.errors.length > 0) detected = this.active;
    if ((name === 'test_done' || name === 'run_start') && detected === this.active)
      skipTheRest(rootDescribeBlock);
  }
}

module.exports = MutationEnvironment;

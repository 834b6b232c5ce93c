const hooks = require('node:async_hooks');
const children = require('node:child_process');
const { createRequire, isBuiltin, _extensions } = require('node:module');
const path = require('node:path');
const { compileFunction } = require('node:vm');
const threads = require('node:worker_threads');
const { default: Runtime } = require('jest-runtime');

/** What is evaluated anew for each spec file: itself, and what supports it. */
const OF_SPECS = /(^|[\\/])test[\\/]|\.spec\.tsx?$/;
/** Jest answers these itself. */
const OF_JEST = ['@jest/globals', 'expect'];

/** What Jest's own modules keep belongs to one spec file here; its other packages serve all files of a worker. */
const OF_ONE_FILE = ['expect', '@jest/expect', 'jest-snapshot'];

/** The product's own modules, of all spec files of this worker. */
let house;
/** By file. Those of modules that stay are wanted by later spec files, too. */
const sourceMaps = new Map();

const THREADS = 'node:worker_threads';
const AS_TYPESCRIPT = ['--require', path.join(__dirname, 'backend/test/support/typescript.cjs')];
/** Of a module that is not compiled yet. */
class SpecWorker extends threads.Worker {
  constructor(file, options) {
    super(file, String(file).endsWith('.ts') ? { ...options, execArgv: AS_TYPESCRIPT } : options);
  }
}

const CHILDREN = 'node:child_process';
const fork = (file, args, options) =>
  children.fork(
    file,
    args,
    file.endsWith('.ts')
      ? { ...options, execArgv: [...(options.execArgv ?? []), ...AS_TYPESCRIPT] }
      : options,
  );

const HOOKS = 'node:async_hooks';

const isPackage = (name) => !name.startsWith('.') && !path.isAbsolute(name);
const isSharedByJest = (name) =>
  name !== undefined && isPackage(name) && !isBuiltin(name) && !OF_ONE_FILE.includes(name);

/**
 * Jest evaluates every module anew for every spec file, in a context of its own, which took 8 s of each. Here Node loads the packages
 * and the product is evaluated once a worker, all in the one context that Node has; only the specs and their support are evaluated anew.
 * Hence a module may keep nothing that one spec could hand to another: what is kept hangs on the application, which each spec starts.
 */
class SpecRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    this.given = given;
    this.leftOpen = [];
    this.executor.compile = (source, filename) =>
      compileFunction(source, this.executor.injectedModuleParameters, { filename });
  }

  requireModuleOrMock(from, name) {
    if (name === THREADS) return { ...threads, Worker: SpecWorker };
    if (name === CHILDREN) return { ...children, fork };
    if (isBuiltin(name) || OF_JEST.includes(name)) return super.requireModuleOrMock(from, name);
    if (isPackage(name)) return createRequire(from)(name);
    const file = this._resolution.resolveCjs(from, name);
    const isOfSpecs = OF_SPECS.test(path.relative(this._config.rootDir, file));
    return (isOfSpecs ? this : this.house()).requireModule(from, name);
  }

  /**
   * Jest opens a storage for each spec file, leaves it open and keeps each test in it: since specs share one context, every promise of a
   * later file would be given to the storages of all earlier ones, and a timer that goes on would keep its test with its application.
   */
  requireInternalModule(from, name) {
    if (name !== HOOKS)
      return isSharedByJest(name)
        ? createRequire(from)(name)
        : super.requireInternalModule(from, name);
    const { leftOpen } = this;
    class OwnStorage extends hooks.AsyncLocalStorage {
      constructor(...given) {
        super(...given);
        leftOpen.push(() => this.disable());
      }

      run(store, ...work) {
        const held = { store };
        leftOpen.push(() => {
          held.store = undefined;
        });
        return super.run(held, ...work);
      }

      getStore() {
        return super.getStore()?.store;
      }
    }
    return { ...hooks, AsyncLocalStorage: OwnStorage };
  }

  teardown() {
    super.teardown();
    for (const end of this.leftOpen.splice(0)) end();
  }

  house() {
    if (!house) {
      house = new House(...this.given);
      // For packages that load files of ours by their path, as MikroORM does with migrations.
      _extensions['.ts'] = (module, file) => {
        module.exports = house.requireModule(file);
      };
    }
    return house;
  }

  getSourceMaps() {
    for (const [file, map] of super.getSourceMaps()) sourceMaps.set(file, map);
    return sourceMaps;
  }
}

class House extends SpecRuntime {
  requireModuleOrMock(from, name) {
    if (name === THREADS || name === CHILDREN) return super.requireModuleOrMock(from, name);
    return isBuiltin(name) || !isPackage(name)
      ? this.requireModule(from, name)
      : createRequire(from)(name);
  }

  /** It outlives the spec file for which it was made. */
  teardown() {}
}

module.exports = SpecRuntime;

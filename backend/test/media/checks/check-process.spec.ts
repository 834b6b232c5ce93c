import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { CheckLane, CheckStarved } from '../../../src/media/checks/check-lane';
import { CheckEnded, CheckProcess } from '../../../src/media/checks/check-process';
import type { FileToCheck } from '../../../src/media/checks/look-at-file';
import { SinglePictures } from '../../../src/media/checks/single-pictures';
import { BEHIND_PAGES, BEHIND_PICTURES } from '../../../src/platform/priority';
import { aScan } from '../../clinical-cases/support/scans';
import { until } from '../../support/until';
import { aPdf } from '../support/samples';

const [ANNA, BEN] = [1, 2];

let dataDir: string;
let scan: FileToCheck;
let checks: CheckProcess;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'suture-checks-'));
  scan = {
    path: join(dataDir, 'scan.jpg'),
    extension: 'jpg',
    asksForSound: false,
    // Whatever is looked for, the process is the same; each one would have to load the net.
    asksForFaces: false,
    isOriginal: true,
  };
  await writeFile(scan.path, (await aScan()).bytes);
});
beforeEach(() => {
  checks = new CheckProcess({
    dataDir,
    stage: 'local',
    ffmpegPath: undefined,
    yieldsToPages: false,
  });
});
afterEach(() => checks.onApplicationShutdown());
afterAll(() => rm(dataDir, { recursive: true }));

const aFileToInspect = () => ({ ...scan, type: 'jpeg', purpose: 'case-image' });

const isAlive = (pid = 0) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The id of the process, once it is there. */
async function started(): Promise<number> {
  await until(async () => checks.pids.pictures !== undefined);
  return checks.pids.pictures ?? 0;
}

async function otherStarted(): Promise<number> {
  await until(async () => checks.pids.others !== undefined);
  return checks.pids.others ?? 0;
}

const ended = (pid: number) => until(async () => !isAlive(pid));

describe('[D-590] A file is looked at', () => {
  it('in a process of its own, which the next file finds, and which ends when nothing comes', async () => {
    const looking = checks.look(ANNA, scan);
    const pid = await started();
    expect(pid).not.toBe(process.pid);
    expect((await looking).state).toBe('found');
    Object.assign(checks.limits, { idleMs: 1 });
    // Of somebody whose files have taken no time yet (D-1050).
    const next = checks.look(BEN, scan);
    expect(await started()).toBe(pid);
    expect((await next).state).toBe('found');
    await ended(pid);
    expect(checks.pids.pictures).toBeUndefined();
  });

  it.each([
    ['a single picture', BEHIND_PAGES, { kind: 'look-at-picture', task: () => scan }],
    ['everything else', BEHIND_PICTURES, { kind: 'inspect-file', task: aFileToInspect }],
  ] as const)('%s at a lower priority than pages: %d', async (_what, priority, { kind, task }) => {
    const settings = {
      dataDir,
      stage: 'local',
      ffmpegPath: undefined,
      yieldsToPages: true,
    } as const;
    const lane = new CheckLane(settings, { idleMs: 60_000, megabytes: 300 }, priority);
    expect(await lane.do({ kind, task: task() }, 60_000)).toHaveProperty('result');
    expect(getPriority(lane.pid ?? 0)).toBe(priority);
    // Linux's autogroup scheduling shares the CPU between sessions, so a session's priority counts, not a process's.
    const group = `/proc/${lane.pid}/autogroup`;
    if (existsSync(group))
      expect(await readFile(group, 'utf8')).toMatch(new RegExp(` nice ${priority}\n$`));
    lane.end();
  });

  it('and one that kills its process ends alone: the next is looked at by another', async () => {
    const looking = checks.look(ANNA, scan);
    const pid = await started();
    const next = checks.look(BEN, scan);
    process.kill(pid, 'SIGKILL');
    await expect(looking).rejects.toBeInstanceOf(CheckEnded);
    expect((await next).state).toBe('found');
    expect(checks.pids.pictures).not.toBe(pid);
  });

  it.each([
    ['long', { pictureMs: 1 }],
    ['much memory', { megabytes: 1 }],
  ])('and not when it takes too %s', async (_, limits) => {
    const usual = { ...checks.limits };
    Object.assign(checks.limits, limits);
    await expect(checks.look(ANNA, scan)).rejects.toBeInstanceOf(CheckEnded);
    Object.assign(checks.limits, usual);
    expect((await checks.look(ANNA, scan)).state).toBe('found');
  });

  it.each([
    ['hardly got the processor', 0, true],
    ['had the processor all the time', 1_000, false],
  ])('[D-1323] and if it %s until time ran out, that is told', async (_, cpuMs, isStarved) => {
    const settings = {
      dataDir,
      stage: 'local',
      ffmpegPath: undefined,
      yieldsToPages: false,
    } as const;
    const lane = new CheckLane(settings, { idleMs: 60_000, megabytes: 300 });
    const looking = lane.do({ kind: 'look-at-picture', task: scan }, 1_000);
    process.kill(lane.pid ?? 0, 'SIGSTOP');
    (Reflect.get(lane, 'child') as ChildProcess).emit('message', { cpuMs });
    const ended = await looking.catch((error: unknown) => error);
    expect(ended).toBeInstanceOf(CheckEnded);
    expect(ended instanceof CheckStarved).toBe(isStarved);
  });

  it('and what cannot be looked at is told', async () => {
    const broken = join(dataDir, 'broken.jpg');
    await writeFile(broken, 'no picture');
    await expect(checks.look(ANNA, { ...scan, path: broken })).rejects.toThrow('damaged');
  });

  it('and its process ends with the one that asked', async () => {
    const looking = checks.look(ANNA, scan);
    const pid = await started();
    checks.onApplicationShutdown();
    await expect(looking).rejects.toBeInstanceOf(CheckEnded);
    await ended(pid);
  });

  it('[D-920] while a report of somebody else is looked at, even if that does not go on', async () => {
    const path = join(dataDir, 'report.pdf');
    await writeFile(path, await aPdf());
    const report = checks.look(BEN, {
      path,
      extension: 'pdf',
      asksForSound: false,
      asksForFaces: true,
      isOriginal: true,
    });
    const pid = await otherStarted();
    process.kill(pid, 'SIGSTOP');
    expect((await checks.look(ANNA, scan)).state).toBe('found');
    process.kill(pid, 'SIGCONT');
    expect((await report).state).toBe('nothing');
    expect(checks.pids.others).toBe(pid);
  });

  it('[D-1050] while more pictures of somebody else are looked at: one of them at a time where single pictures are', async () => {
    const [first, second] = [checks.look(BEN, scan), checks.look(BEN, scan)];
    const pid = await otherStarted();
    process.kill(pid, 'SIGSTOP');
    expect((await first).state).toBe('found');
    expect((await checks.look(ANNA, scan)).state).toBe('found');
    process.kill(pid, 'SIGCONT');
    expect((await second).state).toBe('found');
  });
});

describe('[D-1050] Single pictures', () => {
  it('have a process of their own, for one of each member at a time', () => {
    const singles = new SinglePictures();
    const leave = singles.enter(ANNA);
    expect(singles.enter(ANNA)).toBeUndefined();
    expect(singles.enter(BEN)).toBeDefined();
    leave?.();
    expect(singles.enter(ANNA)).toBeDefined();
  });

  it('are not single if files of their member have taken more than three seconds lately', () => {
    const singles = new SinglePictures();
    singles.spend(ANNA, 2_900);
    singles.enter(ANNA)?.();
    singles.spend(ANNA, 200);
    expect(singles.enter(ANNA)).toBeUndefined();
    expect(singles.enter(BEN)).toBeDefined();
  });
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { datedName, keepNewest, recordBackup, seal, untilDue } from '../../src/backup/shelf';
import { Settings } from '../../src/platform/config/settings';
import { Telemetry } from '../../src/platform/telemetry/telemetry';
import { type RunningApp, startApp } from '../support/app';

const home = mkdtempSync(join(tmpdir(), 'suture-shelf-'));
afterAll(() => rmSync(home, { recursive: true }));

describe('Backups by date', () => {
  const day = (text: string) => datedName(new Date(`2026-11-${text}T02:00:00Z`));

  it('keep the newest, and touch nothing else that lies beside them', async () => {
    const shelf = join(home, 'shelf');
    const days = ['20', '21', '22', '23'].map(day);
    expect(days[0]).toBe('2026-11-20T020000Z');
    for (const name of [...days.slice(0, 2), 'notes'])
      mkdirSync(join(shelf, name), { recursive: true });
    for (const name of days.slice(2)) writeFileSync(join(shelf, `${name}.tar.age`), 'x');
    expect(await keepNewest(shelf, 2)).toEqual(days.slice(0, 2));
    expect(readdirSync(shelf).sort()).toEqual([
      `${days[2]}.tar.age`,
      `${days[3]}.tar.age`,
      'notes',
    ]);
  });

  it('are due when the newest is old enough, however often the program starts', async () => {
    const shelf = join(home, 'due');
    mkdirSync(shelf);
    const hours = (count: number) => count * 3_600_000;
    const at = new Date('2026-11-24T08:00:00Z');
    expect(await untilDue(shelf, hours(24), at)).toBe(0);
    for (const name of ['20', '24']) writeFileSync(join(shelf, `${day(name)}.tar.age`), 'x');
    expect(await untilDue(shelf, hours(24), at)).toBe(hours(18));
    expect(await untilDue(shelf, hours(4), at)).toBe(0);
  });

  it('say that age is missing, and leave nothing that anybody could read', async () => {
    const folder = join(home, 'open', day('24'));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'manifest.json'), 'what members entrusted to us');
    const path = process.env['PATH'];
    process.env['PATH'] = home;
    try {
      await expect(seal(folder, 'age1nobody')).rejects.toThrow('age is not installed');
    } finally {
      process.env['PATH'] = path;
    }
    expect(readdirSync(join(home, 'open'))).toEqual([]);
  });
});

describe('The age of the last backup', () => {
  let app: RunningApp;
  let figures: string;
  beforeAll(async () => {
    app = await startApp({ METRICS_PORT: '0' });
    figures = `http://127.0.0.1:${await app.nest.get(Telemetry).begin('api')}/metrics`;
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());
  const age = async () =>
    (await (await fetch(figures)).text()).match(/^suture_backup_age_seconds (\+Inf|\d+)/m)?.[1];
  const settings = () => app.nest.get(Settings);

  it('[D-1090] is infinite in a live service where none ever was, and not told where others take them', async () => {
    jest.replaceProperty(settings(), 'stage', 'live');
    expect(await age()).toBe('+Inf');
    jest.replaceProperty(settings(), 'waived', { ...settings().waived, backups: true });
    expect(await age()).toBeUndefined();
  });

  it('is a figure once there is one', async () => {
    expect(await age()).toBeUndefined();
    const twoHoursAgo = new Date(app.clock.now().getTime() - 7_200_000);
    await recordBackup(process.env['DATABASE_URL'] ?? '', twoHoursAgo);
    expect(Number(await age())).toBe(7_200);
  });
});

import { VideosService } from '../../src/media/videos/videos.service';
import { resultOf, startWithFiles } from '../clinical-cases/support/cases';
import { hearSignals } from '../notifications/support/hearing';
import type { RunningApp } from '../support/app';
import { lastPromised } from '../support/jobs';
import { aMember, anAdmin, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { type Door, doorsOf } from './foreign/doors';
import { aVideo } from './support/samples';

let app: RunningApp;
let anna: Person;
let admin: Person;
let cut: Buffer;
let doors: Readonly<Record<string, Door>>;
beforeAll(async () => {
  app = await startWithFiles();
  [anna, admin] = [await aMember(app), await anAdmin(app)];
  doors = await doorsOf(app, anna);
  // It has a beginning, and nothing that could be shown.
  cut = (await aVideo('mp4')).subarray(0, 400);
});
afterAll(() => app.stop());

async function made(): Promise<void> {
  const [last] = await app.rows<{ id: number }>('select max(id)::int as id from asset');
  const assetId = last?.id ?? 0;
  const outboxId = await lastPromised(app, 'video', { assetId });
  await inUnitOfWork(app, () =>
    app.nest.get(VideosService, { strict: false }).make({ assetId, outboxId }),
  );
}

async function newestNoticeOf(who: Person) {
  await hearSignals(app, ({ name }) => name === 'film-rejected');
  const [newest] = resultOf(await who.post('getNotificationData'));
  return newest;
}

const REASON = 'Your video cannot be shown. This video could not be read.';

describe('[D-926] Whoever sent a film that cannot be shown is told so, and led to where it was', () => {
  it.each([
    ['a film of a case', /^\/caseDetails\/\d+$/],
    ['a reel', /^\/explore\/\d+$/],
    ['Beyond Surgery', /^\/beyondSurgery\/\d+$/],
    ['a chat', /^\/chat\?room=\d+$/],
  ])('in %s', async (name, link) => {
    const file = { what: '', name: 'a.mp4', bytes: cut, expected: 'taken' } as const;
    expect((await doors[name]?.send(file))?.code).toBe(200);
    await made();
    expect(await newestNoticeOf(anna)).toMatchObject({
      kind: 'film-rejected',
      text: REASON,
      link: expect.stringMatching(link),
    });
  });

  const fieldsOf = {
    'admin/learning': { kind: 'video', title: 'A film', description: 'x', speciality: 'Urology' },
    'admin/site/mission': { captions: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello' },
  };
  it.each([
    ['admin/learning', 'file', /^\/admin\/learning\/\d+$/],
    ['admin/site/mission', 'video', /^\/admin\/site$/],
  ] as const)('in %s', async (path, word, link) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fieldsOf[path])) form.append(name, value);
    form.append(word, new File([new Uint8Array(cut)], 'a.mp4', { type: 'video/mp4' }));
    const reply = await admin.post(path, form);
    expect([reply.code, reply.body.msg]).toEqual([200, expect.anything()]);
    await made();
    expect(await newestNoticeOf(admin)).toMatchObject({
      kind: 'film-rejected',
      text: REASON,
      link: expect.stringMatching(link),
    });
  });
});

import {
  type Browser,
  type PushService,
  startPushService,
} from '../../../scripts/lib/push-service.mjs';
import { sendDigest } from '../../src/notifications/digests/digests.jobs';
import { DigestsService } from '../../src/notifications/digests/digests.service';
import { sendPush } from '../../src/notifications/push/push.jobs';
import { PushSendingService } from '../../src/notifications/push/push-sending.service';
import { HOUR, idIn, startWithFiles } from '../clinical-cases/support/cases';
import { putPoll } from '../clinical-cases/support/polls';
import { hearAboutCase } from '../notifications/support/hearing';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { at, pictured, say } from './support/pins';

let service: PushService;
let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  service = await startPushService();
  app = await startWithFiles({ PUSH_HOSTS: service.origin });
});
beforeEach(async () => {
  anna = await aMember(app, { firstName: 'Anna', lastName: 'Blum' });
  ben = await aMember(app, { firstName: 'Ben', lastName: 'Okoro' });
});
afterEach(() => app.clock.reset());
afterAll(async () => {
  await app.stop();
  await service.stop();
});

async function browserOf(member: Person): Promise<Browser> {
  const browser = service.browser();
  await member.post('subscribe', browser.subscription);
  return browser;
}

/** The texts of pushes about a post, as sent to a browser. */
async function pushedTo(browser: Browser, post: number): Promise<unknown[]> {
  await hearAboutCase(app, post);
  for (const { payload } of await promised(app, sendPush.queue))
    await inUnitOfWork(app, () => app.nest.get(PushSendingService).send(payload as never));
  return service.at(browser).map(({ payload }) => payload['body']);
}

async function mailedTo({ id: memberId, email }: Person): Promise<string> {
  app.clock.advance(25 * HOUR);
  const digests = app.nest.get(DigestsService);
  await inUnitOfWork(app, () => digests.gather());
  for (const { id } of await promised(app, sendDigest.queue, { memberId }))
    await inUnitOfWork(app, () => digests.send(memberId, `outbox-${id}`));
  const rows = await app.rows<{ text: string }>('select text from dev_mail where recipient = ?', [
    email,
  ]);
  return rows.map(({ text }) => text).join('\n');
}

describe('[D-1307] A push and a mail', () => {
  const pointing = 'Dr. Ben Okoro commented on your case and pointed at picture 2 and 1 more.';

  it('say where a comment points, and nothing of its words', async () => {
    const browser = await browserOf(anna);
    const { post, files } = await pictured(anna, 2);
    await say(ben, post, [at(files[1]), at(files[0])], { text: 'A pancreatic cyst.' });
    expect(await pushedTo(browser, post)).toEqual([pointing]);
    expect(service.at(browser)[0]?.payload['link']).toContain(`/caseDetails/${post}?picture=2#`);
    const mail = await mailedTo(anna);
    expect(mail).toContain(pointing);
    expect(mail).not.toContain('pancreatic');
  });

  it('tell a blinded member nothing of the place', async () => {
    const browser = await browserOf(ben);
    const { post, files } = await pictured(anna);
    await putPoll(anna, post);
    const first = idIn(await say(ben, post, []));
    await say(anna, post, [at(files[0])], { replyTo: first });
    expect(await pushedTo(browser, post)).toEqual(['Dr. Anna Blum replied to your comment.']);
    const mail = await mailedTo(ben);
    expect(mail).toContain('Dr. Anna Blum replied to your comment.');
    expect(mail).not.toContain('pointed');
  });
});

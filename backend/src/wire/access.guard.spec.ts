import { Body, type ExecutionContext } from '@nestjs/common';
import type { AuditEntry, AuditLog } from '../platform/audit/audit-log';
import { SettableClock } from '../platform/clock';
import type { Settings } from '../platform/config/settings';
import { onceInRequest, withRequestId } from '../platform/logging/request-context';
import type { Refusal } from '../refusal';
import * as access from './access';
import { AccessGuard, Callers, namesSomeoneElse } from './access.guard';
import { Wire } from './wire';

const NOW = new Date('2026-11-26T10:00:00Z');
const MEMBER: access.Actor = {
  memberId: 7,
  sessionId: 1,
  state: 'member',
  step: 4,
  isAdmin: false,
  roles: [],
  loginType: 'ID_PASS',
  by: 'token',
  hasSecondStep: false,
  owesSecondStep: false,
  confirmedAt: NOW,
};
const aWeekAgo = new Date(NOW.getTime() - 7 * 24 * 3_600_000);

class WithId {
  @Wire() readonly id!: number;
}

/** Calls as controllers declare them. */
class Calls {
  forMembers() {}

  @access.Public()
  forAll() {}

  @access.Onboarding()
  forNewcomers() {}

  @access.AdminOnly()
  forAdministrators() {}

  @access.ForRoles('moderator')
  forModerators() {}

  @access.WithoutSession()
  withToken() {}

  @access.WhileRestricted()
  always() {}

  @access.BeforeSecondStep()
  forTheSecondStep() {}

  @access.ConfirmedIdentity()
  risky() {}

  @access.ConfirmedIdentity({ exceptTokens: true })
  riskyInPages() {}

  aboutIts(@Body() _body: WithId) {}
}
Reflect.defineMetadata(access.READS, true, Object.assign(Calls.prototype, { reads() {} }).reads);

class Asked extends Callers {
  times = 0;

  constructor(private readonly actor: access.Actor | undefined) {
    super();
  }

  async find() {
    this.times += 1;
    return this.actor;
  }

  async living(ids: readonly number[]) {
    return new Set(ids);
  }
}

const written: AuditEntry[] = [];
const audit = { write: async (entry: AuditEntry) => void written.push(entry) };
const settings = { publicUrl: 'https://suture.example' } as Settings;
const clock = new SettableClock();
clock.set(NOW);
beforeEach(() => written.splice(0));

type Sent = Partial<Pick<access.ActingRequest, 'method' | 'headers' | 'body'>>;
type Call = keyof Calls | 'reads';

/** What the guard says to a call: `true`, or the reason of its refusal. */
async function said(call: Call, actor: access.Actor | undefined, sent: Sent = {}, asked?: Asked) {
  const request = {
    method: 'POST',
    headers: {},
    path: '/here/secret',
    route: { path: '/here/:token' },
    ip: '192.0.2.1',
    ...sent,
  };
  const context = {
    switchToHttp: () => ({ getRequest: () => request }),
    getHandler: () => (Calls.prototype as Record<Call, () => void>)[call],
    getClass: () => Calls,
  } as unknown as ExecutionContext;
  const callers = asked ?? new Asked(actor);
  const given = [callers, settings, audit as AuditLog, clock] as const;
  const guard = new AccessGuard(...given);
  let refusal: Refusal | undefined;
  const answer = await guard.canActivate(context).catch((error: Refusal) => {
    refusal = error;
    return error.reason;
  });
  return { answer, refusal, actor: (request as access.ActingRequest).actor };
}
const answerTo = async (...given: Parameters<typeof said>) => (await said(...given)).answer;

describe('A call', () => {
  const admin = { ...MEMBER, isAdmin: true, roles: ['admin'] } as const;
  const moderator = { ...MEMBER, roles: ['moderator'] } as const;
  const newcomer = { ...MEMBER, state: 'onboarding' } as const;
  const callers = [undefined, newcomer, MEMBER, moderator, admin] as const;

  it.each<[Call, (string | boolean)[]]>([
    ['forAll', [true, true, true, true, true]],
    ['forNewcomers', ['session.missing', true, true, true, true]],
    ['forMembers', ['session.missing', 'onboarding.incomplete', true, true, true]],
    ['forModerators', ['session.missing', 'role-only', 'role-only', true, true]],
    ['forAdministrators', ['session.missing', 'admin-only', 'admin-only', 'admin-only', true]],
  ])('%s says to visitors, newcomers, members, moderators, administrators', async (call, says) => {
    const answers = await Promise.all(callers.map((caller) => answerTo(call, caller)));
    expect(answers).toEqual(says);
  });

  it('that takes no session asks for none', async () => {
    const asked = new Asked(MEMBER);
    expect(await said('withToken', undefined, {}, asked)).toMatchObject({ answer: true });
    expect(asked.times).toBe(0);
  });

  it('knows its caller, also where everybody may call', async () => {
    expect((await said('forAll', MEMBER)).actor).toBe(MEMBER);
    expect((await said('forMembers', MEMBER)).actor).toBe(MEMBER);
  });
});

describe('A second step that is owed', () => {
  const owing = { ...MEMBER, owesSecondStep: true };

  it('keeps its owner from everything but what it takes and what is open to all', async () => {
    expect(await answerTo('forMembers', owing, { method: 'GET' })).toBe('auth.second-step-owed');
    expect(await answerTo('forTheSecondStep', owing)).toBe(true);
    expect(await answerTo('forAll', owing)).toBe(true);
    expect(await answerTo('forMembers', MEMBER)).toBe(true);
  });
});

describe('A change', () => {
  const inPage = { ...MEMBER, by: 'cookie' } as const;
  const own = { origin: 'https://suture.example' };
  const foreign = { origin: 'https://elsewhere.example' };

  it('by a cookie comes from our own pages alone', async () => {
    expect(await answerTo('forMembers', inPage, { headers: own })).toBe(true);
    for (const call of ['forMembers', 'forAll'] as const)
      expect(await answerTo(call, inPage, { headers: foreign })).toBe('request.foreign-origin');
    expect(await answerTo('forMembers', MEMBER, { headers: foreign })).toBe(true);
    expect(await answerTo('forAll', undefined, { headers: foreign })).toBe(true);
    expect(await answerTo('reads', inPage, { headers: foreign })).toBe(true);
    expect(await answerTo('forMembers', inPage, { method: 'GET', headers: foreign })).toBe(true);
  });

  it('is not for who is restricted, unless it stays open; reading is', async () => {
    const until = { ...MEMBER, restriction: { until: new Date('2026-12-01T09:00:00Z') } };
    const email = { ...MEMBER, restriction: { confirm: 'email' } } as const;
    const phone = { ...MEMBER, restriction: { confirm: 'phone' } } as const;
    expect(await answerTo('forMembers', until)).toBe('restricted.until');
    const { refusal } = await said('forMembers', until);
    expect(refusal?.message).toMatch(/until 1 December 2026\.$/);
    expect(await answerTo('forMembers', email)).toBe('restricted.confirm-email');
    expect(await answerTo('forMembers', phone)).toBe('restricted.confirm-phone');
    expect(await answerTo('always', until)).toBe(true);
    expect(await answerTo('reads', until)).toBe(true);
    expect(await answerTo('forMembers', until, { method: 'GET' })).toBe(true);
  });

  it('that is risky asks for a recent confirmation, of apps where it says so', async () => {
    const late = { ...MEMBER, confirmedAt: aWeekAgo };
    expect(await answerTo('risky', late)).toBe('auth.identity-unconfirmed');
    expect((await said('risky', late)).refusal?.besides).toEqual({ confirm: true });
    expect(await answerTo('risky', MEMBER)).toBe(true);
    expect(await answerTo('riskyInPages', late)).toBe(true);
    const inPages = { ...late, by: 'cookie' } as const;
    expect(await answerTo('riskyInPages', inPages, { headers: own })).toBe(
      'auth.identity-unconfirmed',
    );
    expect(await answerTo('forMembers', late)).toBe(true);
  });

  it('in the name of somebody else is refused and written down', async () => {
    expect(await answerTo('forMembers', MEMBER, { body: { signup_id: 8 } })).toBe(
      'request.foreign-caller',
    );
    expect(written).toEqual([
      {
        actorId: 7,
        action: 'foreign-caller-id',
        object: '/here/:token',
        result: 'refused',
        address: '192.0.2.1',
      },
    ]);
    for (const call of ['forMembers', 'forAll'] as const)
      expect(await answerTo(call, MEMBER, { body: { id: 8 } })).toBe('request.foreign-caller');
    written.splice(0);
    expect(await answerTo('aboutIts', MEMBER, { body: { id: 8, signup_id: 7 } })).toBe(true);
    expect(await answerTo('aboutIts', MEMBER, { body: { signup_id: 8 } })).toBe(
      'request.foreign-caller',
    );
    written.splice(0);
    expect(await answerTo('forAll', undefined, { body: { id: 8 } })).toBe(true);
    expect(await answerTo('reads', MEMBER, { body: { signup_id: 8 } })).toBe(true);
    expect(written).toEqual([]);
  });
});

describe('A caller', () => {
  const reads = { method: 'GET', headers: { cookie: 'one' } };

  it('is looked up once for the reads of a page, and again for others and after a change', async () => {
    await withRequestId('page', async () => {
      const asked = new Asked(MEMBER);
      const say = (sent: Sent) => said('forMembers', undefined, sent, asked);
      for (const sent of [reads, reads, { ...reads, headers: { authorization: 'one' } }, reads])
        await say(sent);
      expect(asked.times).toBe(2);
      await say({});
      await say(reads);
      expect(asked.times).toBe(4);
    });
  });

  it('of a change without a session makes the page read anew; of a read does not', async () => {
    await withRequestId('page', async () => {
      const read = () => onceInRequest('what', async () => ({}));
      const first = await read();
      await said('withToken', undefined, { method: 'GET' });
      expect(await read()).toBe(first);
      await said('withToken', undefined);
      expect(await read()).not.toBe(first);
    });
  });
});

describe('Somebody else', () => {
  const names = (
    body: unknown,
    headers: Record<string, string> = {},
    words = ['signup_id', 'signupId', 'senderId', 'user_id', 'sender'],
  ) => namesSomeoneElse({ body, headers }, MEMBER, words);

  it.each(['signup_id', 'signupId', 'senderId', 'user_id', 'sender'])('is named by %s', (word) => {
    expect([names({ [word]: 8 }), names({ [word]: 7 })]).toEqual([true, false]);
  });

  it('is named by a header that is a number', () => {
    for (const header of ['id', 'token'])
      expect([
        ...['8', '78', '7', 'x8', '8x', ''].map((value) => names({}, { [header]: value })),
      ]).toEqual([true, true, false, false, false, false]);
  });

  it('is not named by nothing, by one’s own id in any form, or by what is inherited', () => {
    for (const value of ['', null, ' 7 ', '7', 7]) expect(names({ sender: value })).toBe(false);
    expect(names(undefined)).toBe(false);
    expect(names(Object.create({ sender: 8 }))).toBe(false);
    expect(names({ id: 8 })).toBe(false);
  });

  it('is named by what is no id at all', () => {
    const unspeakable = Object.create(null) as object;
    for (const value of [[7], { id: 7 }, true, unspeakable, undefined])
      expect(names({ sender: value })).toBe(true);
    expect(names({ id: 8 }, {}, ['id'])).toBe(true);
  });
});

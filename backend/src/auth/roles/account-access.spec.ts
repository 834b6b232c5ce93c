import type { EntityManager } from '@mikro-orm/postgresql';
import { SettableClock } from '../../platform/clock';
import type { SessionsService } from '../sessions/sessions.service';
import { AccountAccessService } from './account-access.service';
import { OTHER_ADMINISTRATOR } from './administrators.sql';

const NOW = new Date('2026-11-26T10:00:00Z');
const em = {} as EntityManager;
const clock = new SettableClock();
clock.set(NOW);
const access = new AccountAccessService(em, {} as SessionsService, clock);
const found = jest.spyOn(OTHER_ADMINISTRATOR, 'first');
beforeEach(() => found.mockReset());
afterAll(() => found.mockRestore());

describe('The only administrator', () => {
  it('is an administrator besides whom there is no other', async () => {
    const admin = { memberId: 7, isAdmin: true };
    found.mockResolvedValue(undefined);
    expect(await access.isOnlyAdministrator(admin)).toBe(true);
    expect(found.mock.calls).toEqual([[em, { memberId: 7, now: NOW }]]);
    found.mockResolvedValue({ id: 8 });
    expect(await access.isOnlyAdministrator(admin)).toBe(false);
  });

  it('is nobody else, and that needs no look', async () => {
    found.mockResolvedValue(undefined);
    expect(await access.isOnlyAdministrator({ memberId: 7, isAdmin: false })).toBe(false);
    expect(found).not.toHaveBeenCalled();
  });
});

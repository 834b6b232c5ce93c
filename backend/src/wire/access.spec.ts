import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import {
  type Actor,
  confirmedUntil,
  hasRole,
  isConfirmed,
  NotesWhatIsSeen,
  type StaffRole,
} from './access';

const AT = new Date('2026-11-26T10:00:00Z');
const MINUTE = 60_000;
const later = (minutes: number, ms = 0) => new Date(AT.getTime() + minutes * MINUTE + ms);

describe('A confirmation of who one is', () => {
  it('lasts for ten minutes', () => {
    expect(confirmedUntil(AT)).toEqual(later(10));
    expect(isConfirmed(AT, later(10, -1))).toBe(true);
    expect(isConfirmed(AT, later(10))).toBe(false);
  });

  it('counts when the clock was set back by five minutes since, but not by more', () => {
    expect(isConfirmed(AT, later(-5))).toBe(true);
    expect(isConfirmed(AT, later(-5, -1))).toBe(false);
  });
});

describe('A role', () => {
  const holds = (roles: StaffRole[], ...wanted: StaffRole[]) =>
    hasRole({ roles } as Pick<Actor, 'roles'>, ...wanted);

  it('is held by who has one of those asked for, and by administrators', () => {
    expect(holds(['moderator'], 'editor', 'moderator')).toBe(true);
    expect(holds(['admin'], 'editor')).toBe(true);
  });

  it('is not held by others', () => {
    expect(holds(['editor'], 'moderator')).toBe(false);
    expect(holds([], 'moderator')).toBe(false);
    expect(holds(['editor'])).toBe(false);
  });
});

describe('A read', () => {
  class Reads {
    one(@NotesWhatIsSeen() _notes: boolean) {}
  }
  type Made = { factory(data: unknown, context: object): boolean };
  const [made] = Object.values<Made>(Reflect.getMetadata(ROUTE_ARGS_METADATA, Reads, 'one'));
  const notes = (method: string) =>
    made?.factory(undefined, { switchToHttp: () => ({ getRequest: () => ({ method }) }) });

  it('notes what was seen when it is sent as POST, never as GET', () => {
    expect([notes('POST'), notes('GET')]).toEqual([true, false]);
  });
});

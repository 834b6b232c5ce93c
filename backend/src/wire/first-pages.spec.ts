import type { ExecutionContext } from '@nestjs/common';
import { EMPTY } from 'rxjs';
import { FirstPages } from './first-pages';

const MINUTE = 60_000;

let now: number;
let pages: FirstPages;
beforeEach(() => {
  now = Date.parse('2026-11-28T10:00:00Z');
  pages = new FirstPages({ now: () => new Date(now) });
});

/** What the call is asked, after the step. */
function asked(body: object, memberId = 1): unknown {
  const request = { actor: { memberId }, method: 'POST', path: '/opportunities', body };
  const context = { switchToHttp: () => ({ getRequest: () => request }) };
  pages.intercept(context as unknown as ExecutionContext, { handle: () => EMPTY });
  return request.body;
}

describe('[D-1051] A further page', () => {
  it('is read as of the first one of the same member and list, for ten minutes', () => {
    asked({ page: 1, speciality: 'Urology' });
    now += 9 * MINUTE;
    const second = { page: 2, speciality: 'Urology' };
    expect(asked(second)).toEqual({ ...second, asOf: '2026-11-28T10:00:00.000Z' });
    expect(asked(second, 2)).toEqual(second);
    expect(asked({ page: 2 })).toEqual({ page: 2 });
    now += 2 * MINUTE;
    expect(asked(second)).toEqual(second);
  });

  it('keeps the moment or the row that the client has named', () => {
    asked({});
    for (const named of [{ asOf: '2026-11-28T09:00:00Z' }, { last: 7 }])
      expect(asked({ page: 2, ...named })).toEqual({ page: 2, ...named });
  });
});

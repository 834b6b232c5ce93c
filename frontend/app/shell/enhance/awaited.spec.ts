import { isAwaited } from './awaited';

const idle = { state: 'idle' } as const;
const loading = { state: 'loading' } as const;
const asks = (navigation: typeof idle | typeof loading, ...fetchers: object[]) =>
  isAwaited({
    navigation,
    fetchers: new Map(fetchers.map((one, i) => [String(i), one as typeof idle])),
  });

describe('[D-1495] a lost connection is told of', () => {
  it('when another page, or something on this one, was asked for', () => {
    expect(asks(loading)).toBe(true);
    expect(asks(idle, idle, loading)).toBe(true);
  });

  it('and not when a page only brings itself up to date, also after a form that waits now', () => {
    expect(asks(idle)).toBe(false);
    expect(asks(idle, { state: 'loading', formMethod: 'POST' })).toBe(false);
  });
});

import type { Request } from 'express';
import { CallersSeen } from '../../backend/src/platform/http/callers-seen';
import { RATES } from '../../backend/src/platform/throttling/rates';
import { PageShares } from './page-shares';

const callers = new CallersSeen();
callers.note({ cookie: 'suture=of-anna' }, 1);
const asked = (ip: string, cookie?: string, method = 'GET') =>
  ({ ip, method, headers: cookie ? { cookie } : {} }) as Request;
const page = async () => 'page';

describe('Pages', () => {
  it('[D-913] are counted by address for visitors, and by member for members', async () => {
    const shares = new PageShares({ rateLimits: true }, callers);
    const { points } = RATES['visitor-page'];
    for (let nth = 0; nth < points; nth += 1) await shares.render(asked('192.0.2.1'), page);
    await expect(shares.render(asked('192.0.2.1'), page)).rejects.toMatchObject({
      code: 429,
      retryAfter: expect.any(Number),
    });
    expect(await shares.render(asked('192.0.2.2'), page)).toBe('page');
    const anna = asked('192.0.2.1', 'theme=dark; suture=of-anna');
    for (let nth = 0; nth < RATES.page.points; nth += 1) await shares.render(anna, page);
    await expect(shares.render(anna, page)).rejects.toMatchObject({ code: 429 });
  });

  it('[D-913] of one address are rendered two at a time, between those of others', async () => {
    const shares = new PageShares({ rateLimits: true }, callers);
    const begun: string[] = [];
    let end: (page: string) => void = () => undefined;
    const ended = new Promise<string>((resolve) => {
      end = resolve;
    });
    const slow = (ip: string) =>
      shares.render(asked(ip), () => {
        begun.push(ip);
        return ended;
      });
    const pages = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'].map(slow);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(begun).toEqual(['192.0.2.1', '192.0.2.1', '192.0.2.2']);
    expect(await shares.render(asked('192.0.2.1', undefined, 'POST'), page)).toBe('page');
    end('page');
    await Promise.all(pages);
    expect(begun).toHaveLength(4);
  });

  it('are not counted where nothing is limited', async () => {
    const shares = new PageShares({ rateLimits: false }, callers);
    for (let nth = 0; nth <= RATES['visitor-page'].points; nth += 1)
      expect(await shares.render(asked('192.0.2.1'), page)).toBe('page');
  });
});

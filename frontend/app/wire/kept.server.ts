import type { RouteArgs } from './client.server';

/**
 * Caches an API response that is the same for all users, for this many milliseconds. Failures are
 * not cached.
 */
export function keptFor<Answer>(
  ms: number,
  ask: (args: RouteArgs) => Promise<Answer>,
): (args: RouteArgs) => Promise<Answer> {
  let kept: { readonly answer: Promise<Answer>; readonly until: number } | undefined;
  return (args) => {
    const now = Date.now();
    if (kept && kept.until > now) return kept.answer;
    // Sent without the user's cookies, because the answer is shared with all users.
    const answer = ask({ ...args, request: new Request(args.request.url) });
    kept = { answer, until: now + ms };
    answer.catch(() => {
      kept = undefined;
    });
    return answer;
  };
}

import type { RouteArgs } from './client.server';

/**
 * For an answer of the API that is the same for everybody: asks once in this time, for all pages.
 * A failure is not kept.
 */
export function keptFor<Answer>(
  ms: number,
  ask: (args: RouteArgs) => Promise<Answer>,
): (args: RouteArgs) => Promise<Answer> {
  let kept: { readonly answer: Promise<Answer>; readonly until: number } | undefined;
  return (args) => {
    const now = Date.now();
    if (kept && kept.until > now) return kept.answer;
    // Nobody's session, since the answer goes to everybody.
    const answer = ask({ ...args, request: new Request(args.request.url) });
    kept = { answer, until: now + ms };
    answer.catch(() => {
      kept = undefined;
    });
    return answer;
  };
}

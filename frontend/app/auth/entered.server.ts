import { redirect } from '@remix-run/node';
import { setToast } from '../shell/flash.server';
import { AFTER_LOG_IN } from '../shell/pages';
import { forgetPlace, rememberedPlace } from '../shell/place-after-login.server';
import { homeFor } from '../shell/redirects.server';
import { cookiesOf } from '../wire/refused.server';
import type { Answered, Refused } from '../wire/reply';
import type { components } from '../wire/schema';

type LoggedIn = Answered<{ records: components['schemas']['SessionView'] }>;

/**
 * Redirects after a log-in: members to the page they wanted or else the chat, others to their next
 * onboarding step.
 */
export async function entered(request: Request, reply: LoggedIn, next?: string): Promise<Response> {
  const { is_all_details_filled: isFilled, till_where_filled: lastStep } = reply.data.records;
  const isMember = isFilled === 1;
  const home = isMember ? AFTER_LOG_IN : homeFor({ state: 'onboarding', lastStep });
  const place = isMember ? (next ?? (await rememberedPlace(request))) : null;
  const headers = cookiesOf(reply);
  headers.append('Set-Cookie', await forgetPlace());
  headers.append('Set-Cookie', await setToast({ kind: 'success', text: reply.msg, ms: 2000 }));
  return redirect(place ?? home, { headers });
}

/** The password was correct, and the response set the ticket cookie for the second step. */
export const asksForCode = ({ setCookies }: Refused) =>
  setCookies.some((cookie) => cookie.includes('second-step='));

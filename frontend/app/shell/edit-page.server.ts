import { redirect } from '@remix-run/node';
import { setToast } from './flash.server';

/** Returns to the profile with the API's message as a toast. */
export async function backToProfile(memberId: number, text: string): Promise<Response> {
  return redirect(`/profile/${memberId}`, {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text }) },
  });
}

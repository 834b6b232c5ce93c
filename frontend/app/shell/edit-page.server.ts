import { redirect } from '@remix-run/node';
import { setToast } from './flash.server';

/** Back on the profile, with the API's sentence. */
export async function backToProfile(memberId: number, text: string): Promise<Response> {
  return redirect(`/profile/${memberId}`, {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text }) },
  });
}

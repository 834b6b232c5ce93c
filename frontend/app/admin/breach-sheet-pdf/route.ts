import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { setToast } from '../../shell/flash.server';
import { admit } from '../../shell/guard.server';
import { idIn } from '../../wire/address.server';
import { makeBreachSheet } from '../breach-sheets.server';

const pageOf = (id: number) => `/admin/breach-sheet?post=${id}`;

/** Nothing is made by opening an address. */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(pageOf(idIn(params['id'])));

/** The sheet itself, to be saved; a refusal is told on the page. */
export async function action(args: ActionFunctionArgs) {
  await admit(args);
  const id = idIn(args.params['id']);
  const reply = await makeBreachSheet(args, id);
  if (!reply.ok) {
    const toast = await setToast({ kind: 'error', text: reply.msg });
    return redirect(pageOf(id), { headers: { 'Set-Cookie': toast } });
  }
  return new Response(Buffer.from(reply.data), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="who-has-seen-post-${id}.pdf"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

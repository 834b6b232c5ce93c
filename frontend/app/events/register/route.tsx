import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { doneOrRefused } from '../../shell/done.server';
import { requireMember } from '../../shell/guard.server';
import { AskPage } from '../../ui/ask-page';
import { idIn } from '../../wire/address.server';
import { eventById, registerFor, unregisterFrom } from '../api.server';
import { REGISTER, UNREGISTER } from '../questions';

export const meta: MetaFunction = () => pageTitle('Register');

const UNKNOWN = 404;
const doings = { register: registerFor, unregister: unregisterFrom };

function asked({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const { doing } = params;
  if (doing !== 'register' && doing !== 'unregister') throw new Response(null, { status: UNKNOWN });
  return { id: idIn(params.id), doing } as const;
}

/** The page to return to: the event's own page, or the list it was opened from. */
function placeBefore({ url }: Request, id: number, state: string): string {
  if (new URL(url).searchParams.get('from') === 'page') return `/events/${id}`;
  return state === 'ongoing' ? '/ongoing' : '/upcoming';
}

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const { id, doing } = asked(args);
  const { title, state } = await eventById(args, id);
  return { title, doing, back: placeBefore(args.request, id, state) };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const { id, doing } = asked(args);
  const { state } = await eventById(args, id);
  return doneOrRefused(await doings[doing](args, id), placeBefore(args.request, id, state));
}

export default function Register() {
  const { title, doing, back } = useLoaderData<typeof loader>();
  return (
    <AskPage
      {...(doing === 'register' ? REGISTER : UNREGISTER)}
      back={back}
      state={useActionData<typeof action>()}
    >
      {title}
    </AskPage>
  );
}

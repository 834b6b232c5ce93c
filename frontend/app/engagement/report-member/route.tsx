import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { type FormState, type FormValues, textOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { drName } from '../../lib/words';
import { profileOf } from '../../profiles/api.server';
import { requireMember } from '../../shell/guard.server';
import { Checkbox } from '../../ui/checkbox';
import { idIn } from '../../wire/address.server';
import { api, postForm, type RouteArgs, replyOf } from '../../wire/client.server';
import { reportSubject } from '../actions.server';
import { REPORT_MEMBER } from '../report-kinds';
import { ReportPage } from '../report-page';

export const meta: MetaFunction = () => pageTitle(REPORT_MEMBER);

export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await requireMember(args);
  const id = idIn(args.params['id']);
  if (id === memberId) throw new Response(null, { status: 404 });
  const { fullName } = await profileOf(args, id);
  return { to: `/profile/${id}`, title: drName(fullName) };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const id = idIn(args.params['id']);
  const to = (values: FormValues) => (isToBlock(values) ? '/blocked' : `/profile/${id}`);
  return reportSubject(args, { calls: { report }, id, to });
}

const isToBlock = (values: FormValues) => textOf(values, 'block') !== '';

/** Blocks the member too, once the report is taken. */
async function report(
  args: RouteArgs,
  id: number,
  body: { reason: string; category: string },
  values: FormValues,
) {
  const call = api(args).POST('/members/{id}/report', { params: { path: { id } }, body });
  const reply = await replyOf(call);
  if (!reply.ok || !isToBlock(values)) return reply;
  const blocked = await postForm(args, { path: '/blocks', form: { memberId: String(id) } });
  return blocked.ok ? reply : blocked;
}

export default function ReportMember() {
  const page = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>();
  const shown = state && 'values' in state ? (state as FormState) : undefined;
  return (
    <ReportPage {...page} kind="member" state={shown}>
      <Checkbox name="block" value="1" defaultChecked={textOf(shown?.values ?? {}, 'block') !== ''}>
        Block <bdi>{page.title}</bdi> too
      </Checkbox>
    </ReportPage>
  );
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { FormPage } from '../../ui/form-page';
import { refusedState } from '../../wire/forms.server';
import { engagedPost } from '../engaged-post.server';
import { ownCase } from '../own-case.server';
import { type Answer, answered } from './found/answers.server';
import { LookAtSeries } from './found/look-at-series';
import { ReadFiles } from './read-files';
import { startReading } from './start-reading.server';
import './add-series.css';

export const handle: PageHandle = { refusedAs: 'refused' };
export const meta: MetaFunction = () => pageTitle('Add series');

export async function loader(args: LoaderFunctionArgs) {
  const { to, title } = await ownCase(args);
  return { to, title };
}

/** Files for the server to read, or series that a browser has read and sent. */
export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  const type = args.request.headers.get('Content-Type') ?? '';
  if (!type.startsWith('multipart/')) return answered(args, { id, to, reading: undefined });
  const reply = await startReading(args);
  if (!reply.ok) return data<Answer>({ refused: refusedState(reply, {}) }, reply.code);
  return redirect(`${to}/add-series/${reply.data.result.id}`);
}

export default function AddSeries() {
  const { to, title } = useLoaderData<typeof loader>();
  const { looking, refused } = useActionData<typeof action>() ?? {};
  return (
    <FormPage
      title="Add CT, MR or ultrasound series"
      text="Colleagues scroll through them slice by slice."
      back={{ to, label: title }}
    >
      {looking ? (
        <LookAtSeries series={looking} refused={refused} />
      ) : (
        <ReadFiles refused={refused} />
      )}
    </FormPage>
  );
}

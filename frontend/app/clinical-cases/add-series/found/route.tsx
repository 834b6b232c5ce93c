import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../../lib/meta';
import { requireMember } from '../../../shell/guard.server';
import type { PageHandle } from '../../../shell/page-handle';
import { LinkButton } from '../../../ui/button';
import { FormPage } from '../../../ui/form-page';
import { engagedPost } from '../../engaged-post.server';
import { ownCase } from '../../own-case.server';
import { readingOf } from '../api.server';
import { answered } from './answers.server';
import { ChooseSeries } from './choose-series';
import { LeftOut } from './left-out';
import { LookAtSeries } from './look-at-series';
import '../add-series.css';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Add series');

const EVERY_SECONDS = '3';

export async function loader(args: LoaderFunctionArgs) {
  const { to, title } = await ownCase(args);
  const reading = await readingOf(args, String(args.params['reading']));
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  // The page asks again by itself, also without scripts.
  if (reading.state === 'reading') headers.set('Refresh', EVERY_SECONDS);
  return data({ to, title, reading }, { headers });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  return answered(args, { id, to, reading: String(args.params['reading']) });
}

export default function FoundSeries() {
  const { to, title, reading } = useLoaderData<typeof loader>();
  const { looking, refused } = useActionData<typeof action>() ?? {};
  return (
    <FormPage title="Add CT, MR or ultrasound series" back={{ to, label: title }}>
      {looking ? (
        <LookAtSeries series={looking} refused={refused} />
      ) : (
        <Found reading={reading} refused={refused} again={`${to}/add-series`} />
      )}
    </FormPage>
  );
}

interface FoundProps {
  reading: ReturnType<typeof useLoaderData<typeof loader>>['reading'];
  refused: Parameters<typeof ChooseSeries>[0]['refused'];
  again: string;
}

function Found({ reading, refused, again }: FoundProps) {
  const { state, series } = reading;
  if (state === 'reading')
    return (
      <p role="status">
        Read {reading.read} of {reading.files} files. This page looks again by itself.
      </p>
    );
  if (state !== 'ready')
    return (
      <>
        <p>
          {state === 'failed'
            ? 'These files could not be read.'
            : 'These files are erased: they are kept for half an hour at most.'}
        </p>
        <LinkButton to={again}>Choose files again</LinkButton>
      </>
    );
  return (
    <>
      {series.length > 0 ? (
        <ChooseSeries series={series} refused={refused} />
      ) : (
        <>
          <p>No slices were found in these files.</p>
          <LinkButton to={again}>Choose other files</LinkButton>
        </>
      )}
      <LeftOut leftOut={reading.left_out} />
    </>
  );
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { Clock, TriangleAlert } from 'lucide-react';
import { uploadRules } from '../../../../backend/src/media/upload.rules';
import { pageTitle } from '../../lib/meta';
import { notLookedFor } from '../../lib/not-looked-for';
import { SizeHelp } from '../../media/size-help';
import { requireMember } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { Banner } from '../../ui/banner';
import { LinkButton, SubmitButton } from '../../ui/button';
import { newRetryKey } from '../../wire/retry-key.server';
import { placesToDecide, placeWords, previewOf, type ReviewedFile } from '../review';
import { decide } from './decide.server';
import './files.css';

export const handle: PageHandle = { shell: 'app' };
export const meta: MetaFunction = () => pageTitle('Send a file');

/** The page is empty until a file was uploaded; it shows what the action returns. */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const room = new URL(args.request.url).searchParams.get('room') ?? '';
  return { room, retryKey: newRetryKey() };
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const answer = await decide(args);
  if ('place' in answer) return redirect(answer.place);
  const { status, ...shown } = answer;
  return data(shown, { status });
}

/** Reviews a picture or a PDF before it is sent, for use without scripts. */
export default function SendFilePage() {
  const { room, retryKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const backTo = `/chat?room=${room}`;
  return (
    <main id="main" className="frame send-file">
      <h1>Send a file</h1>
      {answer?.problem && (
        <Banner kind="danger" icon={TriangleAlert}>
          {answer.problem}
        </Banner>
      )}
      <SizeHelp error={answer?.problem} rule={uploadRules['chat-file']} />
      {answer?.file ? (
        <Form noValidate method="post" reloadDocument className="stack">
          <Kept file={answer.file} retryKey={retryKey} />
          <Pages file={answer.file} />
          <Decisions file={answer.file} />
          <div className="field">
            <label className="field__label" htmlFor="caption">
              Caption
            </label>
            <textarea
              dir="auto"
              className="textarea"
              id="caption"
              name="caption"
              rows={2}
              maxLength={1_000}
            />
          </div>
          <div className="dialog__actions">
            <LinkButton look="secondary" to={backTo}>
              Cancel
            </LinkButton>
            <SubmitButton>Send</SubmitButton>
          </div>
        </Form>
      ) : (
        <LinkButton look="secondary" to={`${backTo}&file=`}>
          Choose a file
        </LinkButton>
      )}
    </main>
  );
}

/** Carries the file's review over to the next request. */
function Kept({ file, retryKey }: { file: ReviewedFile; retryKey: string }) {
  return (
    <>
      <input type="hidden" name="file" value={JSON.stringify(file)} />
      <input type="hidden" name="clientMessageId" value={`file-${retryKey}`} />
    </>
  );
}

function Pages({ file }: { file: ReviewedFile }) {
  const pages = Array.from({ length: Math.min(file.pages, 30) }, (_, index) => index + 1);
  return pages.map((page) => (
    <div key={page} className="send-file__page">
      <img src={previewOf(file, page)} alt={`${file.name}, page ${page}`} />
      {placesToDecide(file.check)
        .filter((place) => place.page === page)
        .map(({ id, x, y, width, height }) => (
          <svg
            key={id}
            className="send-file__place"
            viewBox="0 0 1000 1000"
            aria-hidden="true"
            preserveAspectRatio="none"
          >
            <rect x={x} y={y} width={width} height={height} />
            <text x={x} y={Math.max(40, y - 8)}>
              {id}
            </text>
          </svg>
        ))}
    </div>
  ));
}

function Decisions({ file }: { file: ReviewedFile }) {
  const { check, neutralName, pages } = file;
  return (
    <>
      {check.state === 'waiting' && (
        <Banner kind="info" icon={Clock}>
          This file is still being checked.{' '}
          <SubmitButton name="look" value="1">
            Check again
          </SubmitButton>
        </Banner>
      )}
      {check.notLookedFor.length > 0 && (
        <p className="quiet">
          {check.state === 'nothing' && 'No text or code was found. '}
          {notLookedFor(check.notLookedFor)}.
        </p>
      )}
      {check.state === 'failed' && (
        <label className="checkbox">
          <input type="checkbox" name="looked" value="true" required />
          Nothing could be checked. I have reviewed the whole file myself.
        </label>
      )}
      {placesToDecide(check).map((place) => (
        <fieldset key={place.id} className="send-file__choice">
          <legend>
            {`${place.id}. ${placeWords(place, pages)}`} Does it say who the patient is?
          </legend>
          <label>
            <input type="radio" name={`place-${place.id}`} value="masked" required /> Cover it
          </label>
          <label>
            <input type="radio" name={`place-${place.id}`} value="kept" /> Not identifying
          </label>
        </fieldset>
      ))}
      {neutralName && (
        <label className="checkbox">
          <input type="checkbox" name="neutral" value="true" defaultChecked />
          Send it as “{neutralName}”. Its own name may identify the patient.
        </label>
      )}
    </>
  );
}

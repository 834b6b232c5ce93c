import { Form, useNavigate } from '@remix-run/react';
import { WifiOff } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { type FormState, untouched } from '../../lib/form-state';
import { UploadProgress } from '../../media/upload-progress';
import { Banner } from '../../ui/banner';
import { Button, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { showToast } from '../../ui/toast';
import type { Review } from '../review/review';
import { DraftNote } from './draft-note';
import { type DraftOf, useDraft } from './use-draft';
import { useLeavingWarning } from './use-leaving-warning';
import { useUpload } from './use-upload';

/** Loaded when there are files to be looked at. */
const ReviewStep = lazy(() =>
  import('../review/review-step').then((step) => ({ default: step.ReviewStep })),
);

/** What was posted, and whether its patient is asked now. */
export interface Posted {
  id: number;
  asksPatient: boolean;
}

interface UploadFormProps {
  /** The resource that takes the form when scripts run; without them the page itself does. */
  url: string;
  retryKey?: string;
  /** Where it leads when it is done; what is new is named by its id. */
  to: string | ((posted: Posted) => string);
  /** What the page's own action sent back. */
  refused?: FormState;
  draft?: DraftOf;
  submit: string;
  children: (state: FormState) => ReactNode;
}

/** A form with files: drafts, progress, cancel, retry and a review with scripts, a plain multipart form without. */
export function UploadForm({
  url,
  retryKey,
  to,
  refused,
  draft: draftOf,
  submit,
  children,
}: UploadFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const draft = useDraft(form, draftOf);
  useLeavingWarning(form, { words: draftOf !== undefined, files: draft.keepsFiles });
  const upload = useUpload({
    form,
    url,
    onDone: ({ done, ...posted }) => {
      draft.forget();
      showToast({ kind: 'success', text: done });
      navigate(typeof to === 'string' ? to : to(posted));
    },
  });
  const state = upload.refused ?? refused ?? untouched;
  const locals = useLocalVideos(form, upload.review !== null);
  const { review } = upload;
  return (
    <UploadProgress.Provider value={upload.sending}>
      <Form
        className="stack stack--l"
        method="post"
        encType="multipart/form-data"
        noValidate
        ref={form}
        onInput={draft.keep}
        onSubmit={(event) => {
          event.preventDefault();
          draft.keep(event);
          upload.send();
        }}
      >
        {retryKey && <input type="hidden" name="retryKey" value={retryKey} />}
        <div className="stack stack--l" hidden={review !== null}>
          <ErrorSummary state={state} />
          {draft.isRestored && <DraftNote missing={draft.missing} onDiscard={draft.discard} />}
          {children(state)}
        </div>
        {review && (
          <Suspense fallback={<p role="status">Loading…</p>}>
            <ReviewStep key={statesOf(review)} review={review} locals={locals} />
          </Suspense>
        )}
        <Foot {...{ upload, submit }} />
      </Form>
    </UploadProgress.Provider>
  );
}

function Foot({ upload, submit }: { upload: ReturnType<typeof useUpload>; submit: string }) {
  const percent =
    upload.sending && Math.round((100 * upload.sending.sent) / Math.max(1, upload.sending.total));
  return (
    <>
      {upload.failure && (
        <Banner kind="danger" icon={WifiOff}>
          <span role="alert">{upload.failure}</span>{' '}
          <button className="link" type="button" onClick={upload.send}>
            Try again
          </button>
        </Banner>
      )}
      <div className="form-page__foot">
        <SubmitButton size="l" aria-busy={upload.sending ? true : undefined}>
          {submit}
        </SubmitButton>
        {upload.review && !upload.sending && (
          <Button look="secondary" size="l" onClick={upload.leaveReview}>
            Back to editing
          </Button>
        )}
        {upload.sending && (
          <>
            <span role="status">Uploading… {percent}%</span>
            <Button look="secondary" size="l" onClick={upload.cancel}>
              Cancel
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/** What was checked since is shown anew. */
const statesOf = ({ files }: Review) => files.map(({ check }) => check.state).join(' ');

/** Addresses of the videos that this form holds, in the order of its files: the server shows them only when they are prepared. */
function useLocalVideos(
  form: React.RefObject<HTMLFormElement>,
  isWanted: boolean,
): (string | undefined)[] {
  const [urls, setUrls] = useState<(string | undefined)[]>([]);
  useEffect(() => {
    if (!isWanted || !form.current) return;
    const inputs = [...form.current.querySelectorAll<HTMLInputElement>('input[type=file]')];
    const made = inputs
      .flatMap(({ files }) => [...(files ?? [])])
      .map((file) => (file.type.startsWith('video/') ? URL.createObjectURL(file) : undefined));
    setUrls(made);
    return () => {
      for (const url of made) if (url) URL.revokeObjectURL(url);
    };
  }, [form, isWanted]);
  return urls;
}

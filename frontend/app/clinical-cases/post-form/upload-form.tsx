import { Form, useNavigate } from '@remix-run/react';
import { WifiOff } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { type FormState, untouched } from '../../lib/form-state';
import { percentOf } from '../../lib/percent';
import { DraftNote } from '../../media/draft-note';
import { UploadProgress } from '../../media/upload-progress';
import { type DraftOf, useDraft } from '../../media/use-draft';
import { useFileTools } from '../../media/use-file-tools';
import { useLeavingWarning } from '../../media/use-leaving-warning';
import { keyAfter } from '../../outbox/kept-answer';
import { WaitingHere } from '../../outbox/waiting-here';
import { Banner } from '../../ui/banner';
import { Button, SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { Percent } from '../../ui/percent';
import { announce, showToast } from '../../ui/toast';
import type { Review } from '../review/review';
import { DECLARED } from './declarations';
import { ENDED, useUpload } from './use-upload';

/** Label of the submit button while chosen files are still to be reviewed. */
const REVIEW = 'Review files';

/** Loaded only if there are files to review. */
const ReviewStep = lazy(() =>
  import('../review/review-step').then((step) => ({ default: step.ReviewStep })),
);

/** The posted case or image, and whether its patient is asked next. */
export interface Posted {
  id: number;
  asksPatient: boolean;
}

interface UploadFormProps {
  id?: string;
  /** The member of a form that can wait to be sent: it is shown to them above. */
  owner?: number;
  /**
   * The resource route that takes the form from scripts; without them the page's own action does.
   */
  url: string;
  retryKey?: string;
  /** Where to go once it is posted; for a new post derived from its id. */
  to: string | ((posted: Posted) => string);
  /** The action data of the page, for use without scripts. */
  refused?: FormState;
  draft?: DraftOf;
  submit: string;
  children: (state: FormState) => ReactNode;
}

/**
 * A form with files: with scripts it has drafts, progress, cancel, retry and a review; without, it
 * is a plain multipart form. Once it waits to be sent, an empty one takes its place.
 */
export function UploadForm({ retryKey, refused, ...form }: UploadFormProps) {
  const [waiting, setWaiting] = useState<string>();
  useFileTools();
  const onKept = () => {
    announce('Waiting to be sent');
    setWaiting(Date.now().toString(36));
    window.scrollTo({ top: 0 });
  };
  return (
    <div className="stack stack--l">
      {form.owner !== undefined && <WaitingHere owner={form.owner} to={form.url} />}
      <Upload
        key={waiting}
        retryKey={retryKey && keyAfter(retryKey, waiting)}
        refused={waiting ? undefined : refused}
        onKept={onKept}
        {...form}
      />
    </div>
  );
}

function Upload({
  id,
  url,
  retryKey,
  to,
  refused,
  draft: draftOf,
  submit,
  onKept,
  children,
}: UploadFormProps & { onKept: () => void }) {
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
    onKept: () => {
      draft.forget();
      onKept();
    },
  });
  const state = upload.refused ?? refused ?? untouched;
  const locals = useLocalVideos(form, upload.review !== null);
  const { review } = upload;
  const hasFiles = useHasFiles(form);
  return (
    <UploadProgress.Provider value={upload.sending}>
      <Form
        id={id}
        className="stack stack--l"
        method="post"
        encType="multipart/form-data"
        noValidate
        data-waits
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
          <ErrorSummary state={state} names={DECLARED} order={Object.keys(DECLARED)} />
          {draft.isRestored && <DraftNote missing={draft.missing} onDiscard={draft.discard} />}
          {children(state)}
        </div>
        {review && (
          <Suspense fallback={<p role="status">Loading…</p>}>
            <ReviewStep key={statesOf(review)} review={review} locals={locals} />
          </Suspense>
        )}
        <Foot upload={upload} submit={hasFiles && !review ? REVIEW : submit} />
      </Form>
    </UploadProgress.Provider>
  );
}

function Foot({ upload, submit }: { upload: ReturnType<typeof useUpload>; submit: string }) {
  const navigate = useNavigate();
  const { sending } = upload;
  const hasFiles = sending !== null && sending.spans.size > 0;
  return (
    <>
      {upload.failure && (
        <Banner kind="danger" icon={WifiOff}>
          <span role="alert">{upload.failure}</span>{' '}
          <button className="link" type="button" onClick={upload.send}>
            Try again
          </button>{' '}
          {upload.failure === ENDED && (
            <button className="link" type="button" onClick={() => navigate('/login')}>
              Log in
            </button>
          )}
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
        {sending && (
          <>
            <span role="status">
              {hasFiles ? (
                <>
                  Uploading… <Percent of={percentOf(sending.sent, sending.total)} />
                </>
              ) : (
                'Sending…'
              )}
            </span>
            <Button look="secondary" size="l" onClick={upload.cancel}>
              Cancel
            </Button>
          </>
        )}
      </div>
    </>
  );
}

function useHasFiles(form: React.RefObject<HTMLFormElement>): boolean {
  const [hasFiles, setHasFiles] = useState(false);
  useEffect(() => {
    const element = form.current;
    const count = () => setHasFiles(inputsOf(element).some(({ files }) => files?.length));
    element?.addEventListener('input', count);
    return () => element?.removeEventListener('input', count);
  }, [form]);
  return hasFiles;
}

const inputsOf = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? []),
];

/** Mounts the review anew once a check has ended. */
const statesOf = ({ files }: Review) => files.map(({ check }) => check.state).join(' ');

/**
 * Object URLs of the videos in this form, in file order: the server cannot show them before they
 * are processed.
 */
function useLocalVideos(
  form: React.RefObject<HTMLFormElement>,
  isWanted: boolean,
): (string | undefined)[] {
  const [urls, setUrls] = useState<(string | undefined)[]>([]);
  useEffect(() => {
    if (!isWanted || !form.current) return;
    const made = inputsOf(form.current)
      .flatMap(({ files }) => [...(files ?? [])])
      .map((file) => (file.type.startsWith('video/') ? URL.createObjectURL(file) : undefined));
    setUrls(made);
    return () => {
      for (const url of made) if (url) URL.revokeObjectURL(url);
    };
  }, [form, isWanted]);
  return urls;
}

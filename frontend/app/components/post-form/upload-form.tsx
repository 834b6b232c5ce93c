import { Form, useNavigate } from '@remix-run/react';
import { WifiOff } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { type FormState, untouched } from '../../lib/form-state';
import { showToast } from '../../lib/toast';
import { Banner } from '../banner';
import { Button, SubmitButton } from '../button';
import { ErrorSummary } from '../error-summary';
import { UploadProgress } from '../upload-progress';
import { useUpload } from '../use-upload';
import { DraftNote } from './draft-note';
import { type DraftOf, useDraft } from './use-draft';

interface UploadFormProps {
  /** The resource that takes the form when scripts run; without them the page itself does. */
  url: string;
  retryKey?: string;
  /** Where it leads when it is done. */
  to: string;
  /** What the page's own action sent back. */
  refused?: FormState;
  draft?: DraftOf;
  submit: string;
  children: (state: FormState) => ReactNode;
}

/** A form with files: drafts, progress, cancel and retry with scripts, a plain multipart form without. */
export function UploadForm({ url, retryKey, to, refused, draft: draftOf, submit, children }: UploadFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const draft = useDraft(form, draftOf);
  const upload = useUpload({
    form,
    url,
    onDone: ({ done }) => {
      draft.forget();
      showToast({ kind: 'success', text: done });
      navigate(to);
    },
  });
  const state = upload.refused ?? refused ?? untouched;
  const percent = upload.sending && Math.round((100 * upload.sending.sent) / Math.max(1, upload.sending.total));
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
          draft.keep();
          upload.send();
        }}
      >
        {retryKey && <input type="hidden" name="retryKey" value={retryKey} />}
        <ErrorSummary state={state} />
        {draft.isRestored && <DraftNote onDiscard={draft.discard} />}
        {children(state)}
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
          {upload.sending && (
            <>
              <span role="status">Uploading… {percent}%</span>
              <Button look="secondary" size="l" onClick={upload.cancel}>
                Cancel
              </Button>
            </>
          )}
        </div>
      </Form>
    </UploadProgress.Provider>
  );
}

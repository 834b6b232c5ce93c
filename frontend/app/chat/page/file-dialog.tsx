import { SubmitButton } from '../../ui/button';
import { ACCEPT_OTHER, ACCEPT_REVIEWED } from './accept';
import { PageDialog } from './page-dialog';

/** Without scripts: a picture or a PDF is reviewed first, other files are sent as they are. */
export function FileDialog({ roomId, retryKey }: { roomId: number; retryKey: string }) {
  return (
    <PageDialog title="Send a file" backTo={`/chat?room=${roomId}`}>
      <form
        noValidate
        className="stack"
        method="post"
        action={`/chat/files?room=${roomId}`}
        encType="multipart/form-data"
      >
        <div className="field">
          <label className="field__label" htmlFor="reviewed-file">
            Picture or PDF
          </label>
          <input id="reviewed-file" type="file" name="chatFile" accept={ACCEPT_REVIEWED} required />
          <p className="field__hint">We look for text in it before anything is sent.</p>
        </div>
        <SubmitButton>Review it first</SubmitButton>
      </form>
      <form
        noValidate
        className="stack"
        method="post"
        action={`/chat?room=${roomId}`}
        encType="multipart/form-data"
      >
        <input type="hidden" name="chatRoomId" value={roomId} />
        <input type="hidden" name="clientMessageId" value={`file-${retryKey}`} />
        <div className="field">
          <label className="field__label" htmlFor="other-file">
            Video or document
          </label>
          <input id="other-file" type="file" name="chatFile" accept={ACCEPT_OTHER} required />
          <p className="field__hint">Author, title and comments of documents are removed.</p>
        </div>
        <SubmitButton look="secondary">Send file</SubmitButton>
      </form>
    </PageDialog>
  );
}

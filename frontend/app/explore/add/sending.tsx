import { megabytes } from '../../lib/words';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { SendingState } from './use-sending';

/** The progress of the upload, which can be paused, resumed and cancelled. */
export function Sending({ sending: { progress, pause, goOn, cancel } }: { sending: SendingState }) {
  const { name = '', sent = 0, bytes = 1, isHalted = false } = progress ?? {};
  const percent = Math.floor((sent / bytes) * 100);
  return (
    <Dialog
      isOpen={progress !== undefined}
      onClose={() => progress && cancel()}
      title={isHalted ? 'Upload paused' : 'Sending your video'}
      actions={
        <>
          <Button look="secondary" onClick={cancel}>
            Cancel
          </Button>
          <Button onClick={isHalted ? goOn : pause}>{isHalted ? 'Resume' : 'Pause'}</Button>
        </>
      }
    >
      <p className="sending__name">{name}</p>
      <progress className="sending__bar" max={bytes} value={sent} aria-label="Sent" />
      <p>
        {megabytes(sent)} of {megabytes(bytes)} ({percent} %)
      </p>
      <p role="status">
        {isHalted ? 'The upload resumes where it stopped, even if you close this page.' : ''}
      </p>
    </Dialog>
  );
}

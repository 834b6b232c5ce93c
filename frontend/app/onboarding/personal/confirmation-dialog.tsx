import { useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { PERSONAL_FORM, type PersonalState } from './personal-state';

export function ConfirmationDialog({ answer }: { answer: PersonalState | undefined }) {
  const [isAsked, setAsked] = useAsked(answer);
  return (
    <Dialog
      isOpen={isAsked}
      onClose={() => setAsked(false)}
      title="I confirm that I am a Surgeon."
      actions={
        <>
          <Button look="secondary" onClick={() => setAsked(false)} autoFocus>
            Cancel
          </Button>
          <Button
            type="submit"
            form={PERSONAL_FORM}
            name="confirmed"
            value="yes"
            onClick={() => setAsked(false)}
          >
            Confirm
          </Button>
        </>
      }
    >
      <p>Suture is for licensed medical professionals. Colleagues rely on it.</p>
    </Dialog>
  );
}

/**
 * With JavaScript the question is a dialog, which opens whenever the answers were found to be
 * valid.
 */
function useAsked(answer: PersonalState | undefined) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => setAsked(answer?.isToConfirm === true), [answer]);
  return [isAsked, setAsked] as const;
}

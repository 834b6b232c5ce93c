import { Form } from '@remix-run/react';
import { Trash2 } from 'lucide-react';
import { Button, LinkButton, SubmitButton } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { focusFirst } from '../../ui/focus-first';
import { Icon } from '../../ui/icon';
import { useConfirmation } from '../../ui/use-confirmation';

const FORM = 'remove-cv';
const QUESTION = 'Are you sure you want to remove your CV?';

/** Removing asks for confirmation: in a dialog, or on the page without JavaScript. */
export function RemoveCv({ name, isToConfirm }: { name: string; isToConfirm: boolean }) {
  const { isAsked, setAsked, askFirst } = useConfirmation();
  return (
    <>
      <Form noValidate id={FORM} className="stack stack--s" method="post" onSubmit={askFirst}>
        <input type="hidden" name="intent" value="remove" />
        {isToConfirm ? (
          <Question name={name} />
        ) : (
          <div>
            <SubmitButton look="danger-quiet">
              <Icon of={Trash2} />
              Remove CV
            </SubmitButton>
          </div>
        )}
      </Form>
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={QUESTION}
        actions={
          <>
            <Button look="secondary" onClick={() => setAsked(false)} autoFocus>
              Cancel
            </Button>
            <Button
              look="danger"
              type="submit"
              form={FORM}
              name="confirmed"
              value="yes"
              onClick={() => setAsked(false)}
            >
              Remove
            </Button>
          </>
        }
      >
        <p>{name} is erased.</p>
      </Dialog>
    </>
  );
}

function Question({ name }: { name: string }) {
  return (
    <div className="banner banner--danger" role="alert" {...focusFirst}>
      <div className="banner__body stack stack--s">
        <p>
          <b>{QUESTION}</b> {name} is erased.
        </p>
        <div className="row">
          <SubmitButton look="danger" name="confirmed" value="yes">
            Remove
          </SubmitButton>
          <LinkButton look="secondary" to="/profile/edit/cv" reloadDocument>
            Cancel
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

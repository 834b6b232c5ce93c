import { Form } from '@remix-run/react';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button, SubmitButton } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { useConfirmation } from '../../ui/use-confirmation';
import type { Reel } from '../api.server';

/** Asks for confirmation: in a dialog with scripts, else on the page that the server returns. */
export function DeleteReel({ reel, search, asks }: { reel: Reel; search: string; asks: boolean }) {
  const form = useId();
  const { isAsked, setAsked, askFirst } = useConfirmation();
  return (
    <Form
      noValidate
      id={form}
      method="post"
      action={`/explore/${reel.id}${search}`}
      onSubmit={askFirst}
    >
      <input type="hidden" name="id" value={reel.id} />
      <input type="hidden" name="intent" value="delete" />
      {asks ? (
        <p className="reel__asks">
          Are you sure you want to delete this video?
          <Button type="submit" look="danger" name="confirmed" value="yes">
            Delete
          </Button>
        </p>
      ) : (
        <button className="reel__act" type="submit">
          <Icon of={Trash2} size="l" />
          <span>Delete</span>
        </button>
      )}
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title="Delete this video?"
        actions={
          <>
            <Button look="secondary" onClick={() => setAsked(false)} autoFocus>
              Cancel
            </Button>
            <SubmitButton look="danger" form={form} name="confirmed" value="yes">
              Delete
            </SubmitButton>
          </>
        }
      >
        <p>It is removed from Explore at once, with its views. This cannot be undone.</p>
      </Dialog>
    </Form>
  );
}

import { Form } from '@remix-run/react';
import { LinkButton, SubmitButton } from '../../ui/button';
import { FieldError } from '../../ui/field';
import type { ChatMessage } from '../chat';
import { PageDialog } from './page-dialog';
import { useUnsentNote, useUnsentWord } from './unsent-words';

export function EditDialog({ roomId, message }: { roomId: number; message: ChatMessage }) {
  const words = useUnsentWord('edit', 'text', message.text);
  const note = useUnsentNote('edit');
  const backTo = `/chat?room=${roomId}`;
  return (
    <PageDialog title="Edit message" backTo={backTo}>
      <Form noValidate method="post" action={backTo} replace className="stack">
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="chatRoomId" value={roomId} />
        <input type="hidden" name="msgId" value={message.id} />
        <div className="field">
          <label className="sr-only" htmlFor="edit-text">
            Message
          </label>
          <textarea
            dir="auto"
            className="textarea"
            id="edit-text"
            name="text"
            rows={4}
            maxLength={4_000}
            defaultValue={words}
            required
          />
          <FieldError name="edit-text" error={note} />
          <p className="field__hint">The message will be marked as edited.</p>
        </div>
        <div className="dialog__actions">
          <LinkButton look="secondary" to={backTo}>
            Cancel
          </LinkButton>
          <SubmitButton>Save</SubmitButton>
        </div>
      </Form>
    </PageDialog>
  );
}

import { Form } from '@remix-run/react';
import { LinkButton, SubmitButton } from '../../ui/button';
import type { Asked } from './asked.server';
import { PageDialog } from './page-dialog';

/** Asks the author to confirm or change a text that may identify a patient, before it is sent. */
export function AskFirst({ asked }: { asked: Asked }) {
  const { intent, fields, problem } = asked;
  const backTo = `/chat?room=${fields.roomId}`;
  const isEdit = intent === 'edit';
  return (
    <PageDialog title="Does this say who the patient is?" backTo={backTo}>
      <Form noValidate method="post" action={backTo} replace className="stack">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="chatRoomId" value={fields.roomId} />
        {isEdit && <input type="hidden" name="msgId" value={fields.messageId} />}
        {!isEdit && <input type="hidden" name="clientMessageId" value={fields.clientId} />}
        {fields.replyTo && <input type="hidden" name="replyTo" value={fields.replyTo} />}
        {fields.pins && <input type="hidden" name="pins" value={fields.pins} />}
        <div className="field">
          <label className="field__label" htmlFor="asked-text">
            {problem}
          </label>
          <textarea
            dir="auto"
            className="textarea"
            id="asked-text"
            name={isEdit ? 'text' : 'chatSendText'}
            rows={4}
            maxLength={4_000}
            defaultValue={fields.text}
            required
          />
          <p className="field__hint">
            If you send it unchanged, we record the kind of detail, not the words.
          </p>
        </div>
        <div className="dialog__actions">
          <LinkButton look="secondary" to={backTo}>
            Cancel
          </LinkButton>
          <SubmitButton look="secondary" name="confirmed" value="true">
            Send anyway
          </SubmitButton>
          <SubmitButton>Send changed text</SubmitButton>
        </div>
      </Form>
    </PageDialog>
  );
}

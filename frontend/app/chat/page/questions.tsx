import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { LinkButton, SubmitButton } from '../../ui/button';
import { FieldError } from '../../ui/field';
import type { ChatRoom } from '../chat';
import { PageDialog } from './page-dialog';
import { useUnsentNote, useUnsentWord } from './unsent-words';

interface QuestionProps {
  title: string;
  roomId: number;
  intent: string;
  yes: string;
  messageId?: number;
  children?: ReactNode;
}

function Question({ title, roomId, intent, yes, messageId, children }: QuestionProps) {
  const backTo = `/chat?room=${roomId}`;
  return (
    <PageDialog title={title} backTo={backTo}>
      <Form noValidate method="post" action={backTo} replace className="stack">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="chatRoomId" value={roomId} />
        {messageId !== undefined && <input type="hidden" name="msgId" value={messageId} />}
        {children}
        <div className="dialog__actions">
          <LinkButton look="secondary" to={backTo} autoFocus>
            Cancel
          </LinkButton>
          <SubmitButton look="danger">{yes}</SubmitButton>
        </div>
      </Form>
    </PageDialog>
  );
}

export function LeaveQuestion({ room }: { room: ChatRoom }) {
  return (
    <Question
      title="Are you sure you want to leave the group?"
      roomId={room.id}
      intent="leave"
      yes="Leave Group"
    />
  );
}

export function DeleteQuestion({ roomId, messageId }: { roomId: number; messageId: number }) {
  return (
    <Question
      title="Are you sure you want to delete this message?"
      roomId={roomId}
      intent="delete"
      yes="Delete"
      messageId={messageId}
    />
  );
}

export function ReportQuestion({ roomId, messageId }: { roomId: number; messageId: number }) {
  const words = useUnsentWord('report', 'reason');
  const note = useUnsentNote('report');
  return (
    <Question
      title="Report this message"
      roomId={roomId}
      intent="report"
      yes="Report"
      messageId={messageId}
    >
      <div className="field">
        <label className="field__label" htmlFor="reason">
          Please fill the reason.
        </label>
        <textarea
          dir="auto"
          className="textarea"
          id="reason"
          name="reason"
          rows={4}
          maxLength={2_000}
          defaultValue={words}
          required
        />
        <FieldError name="reason" error={note} />
      </div>
    </Question>
  );
}

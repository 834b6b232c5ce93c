import { useFetcher } from '@remix-run/react';
import { type ReactNode, useEffect, useId } from 'react';
import { offers, stateAfter } from '../../../backend/src/connections/connection-state.rules';
import { Button, type ButtonLook } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { announce, showToast } from '../ui/toast';
import { useConfirmation } from '../ui/use-confirmation';
import type { Connection } from './api.server';
import type { ConnectionIntent } from './changes.server';
import { actionOf, CONNECTION_PATH, questionOf } from './connection-questions';

/** A connection with its optimistic state while a change is being submitted. */
export function useConnection(connection: Connection) {
  const fetcher = useFetcher<{ told?: string; refusal?: string }>();
  const asked = fetcher.formData?.get('intent') as ConnectionIntent | undefined;
  const state = asked ? stateAfter(actionOf[asked], connection.state) : connection.state;
  useEffect(() => {
    const { told, refusal } = fetcher.data ?? {};
    // The button shows it.
    if (told) announce(told);
    if (refusal) showToast({ kind: 'error', text: refusal });
  }, [fetcher.data]);
  return { ...connection, state, Form: fetcher.Form, isBusy: fetcher.state !== 'idle' };
}

interface ConnectionButtonProps extends ButtonLook {
  connection: ReturnType<typeof useConnection>;
  intent: ConnectionIntent;
  /** The screen reader label, if the visible text does not name the member. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A form for one change of a connection, rendered only if the connection's state allows it. */
export function ConnectionButton({
  connection,
  intent,
  label,
  children,
  ...look
}: ConnectionButtonProps) {
  const id = useId();
  const { isAsked, setAsked, askFirst } = useConfirmation();
  const question = questionOf(intent, connection.fullName);
  if (!offers(connection.state, actionOf[intent])) return null;
  return (
    <>
      <connection.Form
        noValidate
        id={isAsked ? id : undefined}
        method="post"
        action={CONNECTION_PATH}
        onSubmit={question && askFirst}
      >
        <input type="hidden" name="memberId" value={connection.memberId} />
        <input type="hidden" name="connectionId" value={connection.connectionId ?? ''} />
        <input type="hidden" name="fullName" value={connection.fullName} />
        <input type="hidden" name="intent" value={intent} />
        <Button
          type="submit"
          {...look}
          aria-label={label}
          aria-busy={connection.isBusy || undefined}
          disabled={connection.isBusy}
        >
          {children}
        </Button>
      </connection.Form>
      {question && isAsked && (
        <Dialog
          isOpen
          onClose={() => setAsked(false)}
          title={question.title}
          actions={
            <>
              <Button look="secondary" onClick={() => setAsked(false)} autoFocus>
                Cancel
              </Button>
              <Button look="danger" type="submit" form={id} name="confirmed" value="yes">
                {question.yes}
              </Button>
            </>
          }
        >
          <p>{question.text}</p>
        </Dialog>
      )}
    </>
  );
}

import { useFetcher } from '@remix-run/react';
import { type ReactNode, useEffect, useId } from 'react';
import { offers, standingAfter } from '../../../backend/src/connections/standing.rules';
import { Button, type ButtonLook } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { showToast } from '../ui/toast';
import { useConfirmation } from '../ui/use-confirmation';
import type { Bond, BondIntent } from './api.server';
import { actionOf, BOND_PATH, questionOf } from './bonds';

/** A bond as it is, or as it will be once the server has agreed. */
export function useBond(bond: Bond) {
  const fetcher = useFetcher<{ told?: string; refusal?: string }>();
  const asked = fetcher.formData?.get('intent') as BondIntent | undefined;
  const standing = asked ? standingAfter(actionOf[asked], bond.standing) : bond.standing;
  useEffect(() => {
    const { told, refusal } = fetcher.data ?? {};
    if (told) showToast({ kind: 'success', text: told });
    if (refusal) showToast({ kind: 'error', text: refusal });
  }, [fetcher.data]);
  return { ...bond, standing, Form: fetcher.Form, isBusy: fetcher.state !== 'idle' };
}

interface BondButtonProps extends ButtonLook {
  bond: ReturnType<typeof useBond>;
  intent: BondIntent;
  /** What a screen reader says, where the words alone do not say with whom. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** One change of a bond: a form of its own, shown only where the state machine allows it. */
export function BondButton({ bond, intent, label, children, ...look }: BondButtonProps) {
  const id = useId();
  const { isAsked, setAsked, askFirst } = useConfirmation();
  const question = questionOf(intent, bond.fullName);
  if (!offers(bond.standing, actionOf[intent])) return null;
  return (
    <>
      <bond.Form id={id} method="post" action={BOND_PATH} onSubmit={question && askFirst}>
        <input type="hidden" name="memberId" value={bond.memberId} />
        <input type="hidden" name="connectionId" value={bond.connectionId ?? ''} />
        <input type="hidden" name="fullName" value={bond.fullName} />
        <input type="hidden" name="intent" value={intent} />
        <Button
          type="submit"
          {...look}
          aria-label={label}
          aria-busy={bond.isBusy || undefined}
          disabled={bond.isBusy}
        >
          {children}
        </Button>
      </bond.Form>
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

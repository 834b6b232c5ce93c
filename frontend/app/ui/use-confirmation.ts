import { type FormEvent, useState } from 'react';

/**
 * With JavaScript a dialog asks for confirmation; without it the server responds with a
 * confirmation page. The confirming button is named `confirmed`.
 */
export function useConfirmation() {
  const [isAsked, setAsked] = useState(false);
  const askFirst = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute('name') === 'confirmed') return;
    event.preventDefault();
    setAsked(true);
  };
  return { isAsked, setAsked, askFirst };
}

import { type FormEvent, useState } from 'react';

/** With scripts a box opens first; without them the server answers with a page that asks. The button that means it is named `confirmed`. */
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

import type { KeyboardEvent } from 'react';

/** Enter sends, Shift+Enter breaks the line; on a phone Enter breaks it too. */
export function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isPhone) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[type=submit]'));
}

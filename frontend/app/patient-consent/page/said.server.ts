/** The checkbox that the form lacks. Saying no needs none. */
export function whyNot(form: FormData): 'seen' | 'sure' | undefined {
  const decision = form.get('decision');
  const hasSeen = form.get('seen') !== null || form.get('step') === 'narrower';
  if (decision === 'give' && !hasSeen) return 'seen';
  if (decision === 'withdraw' && form.get('sure') === null) return 'sure';
  return undefined;
}

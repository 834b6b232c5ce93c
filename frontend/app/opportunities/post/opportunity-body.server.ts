import { endOf, readDuration } from '../../../../backend/src/opportunities/duration.rules';
import { type FormValues, textOf } from '../../lib/form-state';
import { withTicks } from '../../wire/forms.server';

/** The form in the words of the call. A last day that nobody typed is the first one and the duration. */
export function toBody(values: FormValues): FormValues {
  const [amount, unit] = [textOf(values, 'duration').trim(), textOf(values, 'durationYMD')];
  const end = endOf(textOf(values, 'fromDateOfOpportunity'), readDuration(amount, unit));
  return withTicks(
    {
      ...values,
      duration: amount && `${amount} ${unit}`,
      toDateOfOpportunity: textOf(values, 'toDateOfOpportunity') || (end ?? ''),
    },
    ['checkbox', 'clauses'],
  );
}

import { endOf, readDuration } from '../../../../backend/src/opportunities/duration.rules';
import { type FormValues, textOf } from '../../lib/form-state';
import { withTicks } from '../../wire/forms.server';

/**
 * The request body for the form. An empty last day is calculated from the first day and duration.
 */
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

import { type FormState, fieldsOf, textOf } from '../lib/form-state';
import { Checkbox } from './checkbox';

/** Confirms that a short or missing name is correct. Shown where the name was refused for it. */
export function ShortNameField({ state }: { state: FormState }) {
  const field = fieldsOf(state);
  const isTicked = textOf(state.values, 'shortName') !== '';
  const isRefused = Boolean(field('firstName').error ?? field('lastName').error);
  if (!isTicked && !isRefused) return null;
  return (
    <Checkbox name="shortName" defaultChecked={isTicked}>
      My name is this short
    </Checkbox>
  );
}

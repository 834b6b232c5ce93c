import { type FormState, fieldsOf, textOf } from '../lib/form-state';
import { Checkbox } from './checkbox';

/** Beside the sentence that a name is too short, or missing: some names are. */
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

import { errorOf, type FormState, textOf } from '../../lib/form-state';
import { RadioGroup } from '../../ui/radio-group';
import type { Poll } from '../poll/poll';

const NONE = '0';

/** Asks which option of the poll proved right. */
export function RightOption({ poll, state }: { poll: Poll; state: FormState }) {
  const choices = [
    ...poll.options.map(({ id, text }) => ({ value: String(id), label: text })),
    { value: NONE, label: 'None of them, or unclear' },
  ];
  return (
    <section className="stack" aria-labelledby="poll-option">
      <h2 id="poll-option">What proved right?</h2>
      <RadioGroup
        name="pollOption"
        label={<bdi>{poll.question}</bdi>}
        choices={choices}
        defaultValue={textOf(state.values, 'pollOption') || NONE}
        hint="Each colleague who voted sees how right they were. Nobody else does."
        error={errorOf(state, 'pollOption')}
      />
    </section>
  );
}

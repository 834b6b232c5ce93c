import { fieldsOf } from '../../lib/form-state';
import type { Country } from '../../reference-data/api.server';
import { SubmitButton } from '../../ui/button';
import { EditFoot } from '../../ui/edit-foot';
import { TextField } from '../../ui/text-field';
import { PhoneFields } from '../phone-fields';
import type { PhoneState } from './phone-state';

export function NewNumber({ state, countries: all }: { state: PhoneState; countries: Country[] }) {
  return (
    <>
      <PhoneFields state={state} countries={all} />
      <div className="form-page__foot form-page__foot--end">
        <SubmitButton size="l" name="intent" value="send">
          Send code
        </SubmitButton>
      </div>
    </>
  );
}

export function Code({
  state,
  memberId,
  isAsked,
}: {
  state: PhoneState;
  memberId: number;
  isAsked: boolean;
}) {
  const field = fieldsOf(state);
  return (
    <>
      <p role="status">{state.sent}</p>
      {['country_code', 'mobile', 'sent'].map((name) => (
        <input
          key={name}
          type="hidden"
          name={name}
          value={name === 'sent' ? state.sent : field(name).defaultValue}
        />
      ))}
      <TextField
        label="One-time code"
        {...field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <EditFoot memberId={memberId} label={isAsked ? 'Confirm' : 'Change phone'} />
      <SubmitButton look="quiet" isWide name="intent" value="send">
        Send a new code
      </SubmitButton>
    </>
  );
}

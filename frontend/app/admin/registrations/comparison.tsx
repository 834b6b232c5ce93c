import { Check, TriangleAlert } from 'lucide-react';
import { type FormState, textsOf } from '../../lib/form-state';
import { longDate } from '../../lib/time';
import { Icon } from '../../ui/icon';
import type { RegistrationToCheck } from '../api.server';

interface ComparisonProps {
  of: RegistrationToCheck;
  /** The id of the decision form, which submits the checkboxes of this table. */
  form: string;
  state: FormState;
}

const WHERE: Readonly<Record<string, string>> = {
  register: 'In the public register',
  proof: 'On the proof',
  call: 'By phone',
};

/**
 * What the member states next to what the register or proof states. The reviewer ticks what
 * matches: a confirmation needs all three.
 */
export function Comparison({ of, form, state }: ComparisonProps) {
  const { member, number, council, until, checked_against: against, found_same: found } = of;
  const lookedUp = of.source ? `Found: ${of.source}` : against && WHERE[against];
  const isConfirmed = of.state === 'confirmed';
  const ticked = textsOf(state.values, 'foundSame');
  const rows = [
    { what: 'name', label: 'Name', says: member.name },
    { what: 'number', label: 'Number', says: number },
    { what: 'council', label: 'Council', says: council },
  ];
  return (
    <table className="registrations__compare">
      <caption className="sr-only">What the member says and what was found</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Member says</th>
          <th scope="col">{(isConfirmed && lookedUp) || 'Register or proof says'}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, label, says }) => (
          <tr key={what}>
            <th scope="row">{label}</th>
            <td className="registrations__number">
              <bdi>{says}</bdi>
            </td>
            <td>
              {isConfirmed ? (
                <Found isSame={found.some((one) => one === what)} />
              ) : (
                <label className="check">
                  <input
                    type="checkbox"
                    name="foundSame"
                    value={what}
                    form={form}
                    defaultChecked={ticked.includes(what)}
                  />
                  <span>
                    The same<span className="sr-only"> {label.toLowerCase()}</span>
                  </span>
                </label>
              )}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">Valid until</th>
          <td className="quiet">not asked</td>
          <td>{until ? longDate(until) : 'Enter the date below'}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Found({ isSame }: { isSame: boolean }) {
  return isSame ? (
    <span className="registrations__same">
      <Icon of={Check} size="s" /> the same
    </span>
  ) : (
    <span className="registrations__unlike">
      <Icon of={TriangleAlert} size="s" /> not noted
    </span>
  );
}

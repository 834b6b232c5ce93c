import type { ReactNode } from 'react';
import { errorOf, type FormState, fieldsOf, textsOf } from '../lib/form-state';
import { FieldError } from '../ui/field';
import { TextField } from '../ui/text-field';
import { indianAssociations, internationalAssociations } from './associations';
import { associationWrittenOut } from './written-out';

interface MembershipFieldsProps {
  state: FormState;
  /** Whether the Indian list comes first. */
  isIndian: boolean;
}

/** Indian and international associations, each with an "Other" field; those nearer first. */
export function MembershipFields({ state, isIndian }: MembershipFieldsProps) {
  const field = fieldsOf(state);
  const chosen = textsOf(state.values, 'memberShip');
  const error = errorOf(state, 'memberShip');
  const lists = [
    <Associations
      key="Indian"
      title="Indian"
      names={indianAssociations}
      chosen={chosen}
      error={error}
      isFirst={isIndian}
    >
      <TextField
        label="Other"
        {...field('otherIndian')}
        maxLength={200}
        hint="Separate several with commas."
        isOptional
      />
    </Associations>,
    <Associations
      key="International"
      isFirst={!isIndian}
      title="International"
      names={internationalAssociations}
      chosen={chosen}
      error={error}
    >
      <TextField
        label="Other international"
        {...field('otherInternational')}
        maxLength={200}
        isOptional
      />
    </Associations>,
  ];
  return (
    <>
      {isIndian ? lists : lists.reverse()}
      <FieldError name="memberShip" error={error} />
    </>
  );
}

interface AssociationsProps {
  title: string;
  names: string[];
  chosen: string[];
  error?: string;
  /** True for the list whose first checkbox the error summary links to. */
  isFirst?: boolean;
  children: ReactNode;
}

function Associations({ title, names, chosen, error, isFirst, children }: AssociationsProps) {
  return (
    <fieldset
      className="card card__pad stack"
      aria-describedby={error ? 'memberShip-error' : undefined}
    >
      <legend className="sr-only">{title} associations</legend>
      <p className="field__label" aria-hidden="true">
        {title}
      </p>
      <div className="groups">
        {names.map((name, i) => (
          <div key={name}>
            <label className="check">
              <input
                type="checkbox"
                id={isFirst && i === 0 ? 'memberShip' : undefined}
                name="memberShip"
                value={name}
                defaultChecked={chosen.includes(name)}
                aria-describedby={`${title}-${i}`}
              />
              {name}
            </label>
            <p className="field__hint check__hint" id={`${title}-${i}`}>
              {associationWrittenOut(name)}
            </p>
          </div>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

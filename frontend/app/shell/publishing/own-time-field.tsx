import { Field, type FieldProps } from '../../ui/field';
import { ZoneWords } from './zone-words';

interface OwnTimeFieldProps extends FieldProps {
  hint: string;
  defaultValue?: string;
  zone: string;
}

/** A date and time in the editor's time zone, which is shown and submitted with it. */
export function OwnTimeField({ zone, defaultValue, hint, ...field }: OwnTimeFieldProps) {
  return (
    <Field
      {...field}
      isOptional
      hint={
        <>
          {hint} Your time: <ZoneWords zone={zone} />.
        </>
      }
    >
      {(control) => (
        <>
          <input type="hidden" name="zone" value={zone} />
          <input className="input" type="datetime-local" defaultValue={defaultValue} {...control} />
        </>
      )}
    </Field>
  );
}

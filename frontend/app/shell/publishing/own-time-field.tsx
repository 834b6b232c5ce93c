import { Field, type FieldProps } from '../../ui/field';
import { zoneInWords } from './own-time';

interface OwnTimeFieldProps extends FieldProps {
  hint: string;
  defaultValue?: string;
  zone: string;
}

/** A moment in the zone of whoever types it, which is named and sent along. */
export function OwnTimeField({ zone, defaultValue, hint, ...field }: OwnTimeFieldProps) {
  return (
    <Field {...field} isOptional hint={`${hint} Your time: ${zoneInWords(zone)}.`}>
      {(control) => (
        <>
          <input type="hidden" name="zone" value={zone} />
          <input className="input" type="datetime-local" defaultValue={defaultValue} {...control} />
        </>
      )}
    </Field>
  );
}

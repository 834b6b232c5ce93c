import { TextArea } from './text-field';

/** A text that goes with a yes, if one likes. */
export interface Note {
  name: string;
  label: string;
  most: number;
}

/** @param props.form the id of its form, if it stands outside */
export function NoteField({ name, label, most, form }: Note & { form?: string }) {
  return <TextArea name={name} label={label} form={form} rows={2} maxLength={most} isOptional />;
}

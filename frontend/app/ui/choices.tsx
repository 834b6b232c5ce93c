export interface Choice {
  value: string;
  label: string;
}

interface ChoicesProps {
  choices: Choice[];
  /** The label of the empty option. */
  placeholder?: string | undefined;
}

export function Choices({ choices, placeholder }: ChoicesProps) {
  return (
    <>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}

export function asChoices(texts: readonly (string | number)[]): Choice[] {
  return texts.map((text) => ({ value: String(text), label: String(text) }));
}

import { Refusal } from '../../refusal';

export const DECLARATIONS = ['indemnity', 'consent', 'relevance'] as const;
/** The three boxes of a form. */
export type Declared = { readonly [Box in (typeof DECLARATIONS)[number]]?: boolean | undefined };

const BOX = 'Please check the checkbox.';

/** @throws Refusal for each declaration that is missing; patients who are asked give theirs */
export function demandDeclarations(declared: Declared, asksPatient: boolean): void {
  const missing = DECLARATIONS.filter(
    (box) => !declared[box] && !(asksPatient && box === 'consent'),
  );
  if (missing.length > 0)
    throw new Refusal('fields', {
      errors: Object.fromEntries(missing.map((box) => [box, [BOX]])),
    });
}

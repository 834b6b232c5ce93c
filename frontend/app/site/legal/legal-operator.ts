import type { Operator } from '../../wire/load-context';
import type { LegalBlock, LegalSection } from './legal-text';

/** The section with the operator's details in place of `{name}`, `{address}`, `{contact}`. */
export function namingOperator(section: LegalSection, operator: Operator): LegalSection {
  const details: Record<string, string> = {
    name: operator.name,
    address: operator.address,
    contact: operator.dataProtectionContact,
  };
  const named = (text: string) =>
    text.replace(/\{(name|address|contact)\}/g, (_, word) => details[word] ?? '');
  const block = (given: LegalBlock): LegalBlock =>
    typeof given === 'string' ? named(given) : given;
  return { ...section, body: section.body.map(block) };
}

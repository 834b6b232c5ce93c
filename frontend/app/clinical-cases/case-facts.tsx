import type { ReactNode } from 'react';
import { genderName } from '../lib/words';

interface CaseFactsProps {
  age: string;
  gender: string;
  speciality: string;
  /** Further facts, about the case. */
  children?: ReactNode;
}

/** Age, gender and speciality: no more than this is ever shown about a patient. */
export function CaseFacts({ age, gender, speciality, children }: CaseFactsProps) {
  const facts = [age, genderName(gender), speciality].filter(Boolean);
  return (
    <p className="post__facts">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {children}
    </p>
  );
}

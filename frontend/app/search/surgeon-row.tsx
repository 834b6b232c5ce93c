import type { ReactNode } from 'react';
import { drName } from '../lib/words';
import { Avatar } from '../ui/avatar';
import type { Surgeon } from './api.server';

/** A member in two lines: name; speciality and place. */
export function SurgeonRow({ surgeon, children }: { surgeon: Surgeon; children?: ReactNode }) {
  return (
    <span className="person">
      <Avatar person={surgeon} />
      <span className="person__text">
        {children ?? <span className="person__name">{drName(surgeon.fullName)}</span>}
        <span className="person__meta">
          {[surgeon.speciality, surgeon.place].filter(Boolean).join(' · ')}
        </span>
      </span>
    </span>
  );
}

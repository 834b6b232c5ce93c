import type { ReactNode } from 'react';
import { Avatar } from '../ui/avatar';
import { DrName } from '../ui/dr-name';
import type { Surgeon } from './api.server';

/** A member in two lines: name; speciality and place. */
export function SurgeonRow({ surgeon, children }: { surgeon: Surgeon; children?: ReactNode }) {
  return (
    <span className="person">
      <Avatar person={surgeon} />
      <span className="person__text">
        {children ?? (
          <span className="person__name">
            <DrName of={surgeon.fullName} />
          </span>
        )}
        <span className="person__meta" dir="auto">
          {[surgeon.speciality, surgeon.place].filter(Boolean).join(' · ')}
        </span>
      </span>
    </span>
  );
}

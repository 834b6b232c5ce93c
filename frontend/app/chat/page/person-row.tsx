import type { ReactNode } from 'react';
import { DrName } from '../../ui/dr-name';
import { Face } from './face';

interface PersonRowProps {
  person: { fullName: string; pictureUrl: string | null; speciality: string; place: string };
  isOnline?: boolean;
  /** Shown after the name. */
  mark?: ReactNode;
  children?: ReactNode;
}

/** A person in a list; `children` hold the actions at the end. */
export function PersonRow({ person, isOnline = false, mark, children }: PersonRowProps) {
  return (
    <>
      <Face person={person} isOnline={isOnline} />
      <span className="person__text">
        <b className="person__name">
          <DrName of={person.fullName} /> {mark}
        </b>
        <span className="person__meta" dir="auto">
          {[person.speciality, person.place].filter(Boolean).join(' · ')}
        </span>
      </span>
      {children}
    </>
  );
}

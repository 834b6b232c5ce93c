import type { FormValues } from '../../lib/form-state';
import type { Profile } from '../../profiles/api.server';
import type { Session } from '../../wire/session.server';

/** Prefills the form from the member's session and profile. */
export function answersFrom(
  { fullName, email }: Session,
  { degrees, trainings, location, privately }: Profile,
): FormValues {
  return {
    name: fullName,
    emailid: email,
    contact: privately?.phone ?? '',
    medialcollege: trainings.find(({ title }) => title === 'MBBS')?.place ?? '',
    degree: degrees.replaceAll(' · ', ', '),
    address: location,
  };
}

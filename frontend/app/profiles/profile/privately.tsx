import { Lock } from 'lucide-react';
import { longDate } from '../../lib/time';
import { type Fact, FactList } from '../../ui/fact-list';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Section, type ShownProps } from './sections';

const GENDERS: Record<string, string> = { M: 'Male', F: 'Female', O: 'Other' };

/** Sections that only the owner sees. */
export function Privately(shown: ShownProps) {
  return (
    <>
      <Registrations {...shown} />
      <Person {...shown} />
    </>
  );
}

function Registrations({ profile: { privately, isVerified, verifiedIn }, canEdit }: ShownProps) {
  if (!privately || (privately.registrations.length === 0 && !canEdit)) return null;
  const waiting = privately.registrations.length
    ? 'Waiting to be confirmed, for the Verified badge.'
    : 'No registration yet. It is needed for the Verified badge.';
  return (
    <Section
      id="registration"
      title="Medical registration"
      edit={canEdit && '/profile/edit/registration'}
    >
      <p className="muted">{isVerified ? `Confirmed in ${verifiedIn}.` : waiting}</p>
      <ul className="list regs">
        {privately.registrations.map(({ country, region, number }) => (
          <li key={`${country} ${region} ${number}`}>
            <span>
              <b>{country}</b>, <bdi>{region}</bdi>
              <span className="quiet tnum">
                <bdi>{number}</bdi>
              </span>
            </span>
          </li>
        ))}
      </ul>
      <NotForMembers />
    </Section>
  );
}

function Person({ profile: { privately }, canEdit }: ShownProps) {
  if (!privately) return null;
  const all: Fact[] = [
    ['Email', privately.email],
    ['Phone', privately.phone],
    ['Birth date', privately.birthDate && longDate(privately.birthDate)],
    ['Gender', GENDERS[privately.gender]],
    ['City of origin', privately.originCity],
  ];
  const rows = all.filter(([, value]) => value);
  return (
    <Section id="personal" title="Personal details" edit={canEdit && '/profile/edit/personal'}>
      <FactList className="pdl" facts={rows} />
      {canEdit && (
        <p className="psec__note">
          <Link to="/profile/edit/name">Change name or gender</Link>
        </p>
      )}
      <NotForMembers />
    </Section>
  );
}

function NotForMembers() {
  return (
    <p className="quiet psec__note">
      <Icon of={Lock} size="s" /> Other members do not see this.
    </p>
  );
}

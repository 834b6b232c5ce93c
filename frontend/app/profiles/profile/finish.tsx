import { Circle, CircleCheck } from 'lucide-react';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Stitches } from '../../ui/stitches';
import type { Profile } from '../api.server';
import type { Owner } from './owner';

interface Part {
  name: string;
  to: string;
  isThere: boolean;
  why: string;
}

function partsOf(profile: Profile): Part[] {
  const { privately, pictureUrl, memberships, cv, groups } = profile;
  const registered = (privately?.registrations.length ?? 0) > 0;
  return [
    {
      name: 'A picture',
      to: '/profile/edit/picture',
      isThere: pictureUrl !== null,
      why: 'Colleagues trust a face.',
    },
    {
      name: 'Your medical registration',
      to: registered ? '/profile/edit/registration' : '/mediRegistration',
      isThere: registered,
      why: 'It is needed for the Verified badge.',
    },
    {
      name: 'Memberships',
      to: '/membershipAssociation',
      isThere: memberships.length > 0,
      why: 'Where colleagues may have met you.',
    },
    {
      name: 'Fellowships and other qualifications',
      to: '/profile/edit/qualification',
      isThere: profile.additionalQualifications !== '',
      why: 'What colleagues can ask you about.',
    },
    {
      name: 'A CV',
      to: '/profile/edit/cv',
      isThere: cv !== null,
      why: 'Ready when you apply.',
    },
    {
      name: 'Speciality groups',
      to: '/profile/edit/groups',
      isThere: groups.length > 0,
      why: 'Where your speciality talks.',
    },
  ];
}

/** The missing parts of the member's own profile, each with a link; hidden once it is complete. */
export function Finish({ owner, profile }: { owner: Owner; profile: Profile }) {
  const parts = partsOf(profile);
  const done = parts.filter(({ isThere }) => isThere).length;
  if (!owner.isMember || done === parts.length) return null;
  return (
    <Card title="Strengthen your profile" className="stack stack--s">
      <p className="post__status">
        <Stitches placed={done} of={6} label={`${done} of ${parts.length} parts done`} />
        <span className="small">
          {done} of {parts.length}
        </span>
      </p>
      <ul className="list">
        {parts.map(({ name, to, isThere, why }) => (
          <li key={name} className="pmissing">
            <Icon of={isThere ? CircleCheck : Circle} size="s" />
            {isThere ? (
              <span className="muted">
                {name}
                <span className="sr-only"> done</span>
              </span>
            ) : (
              <span>
                <Link to={to}>{name}</Link> <span className="quiet">{why}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

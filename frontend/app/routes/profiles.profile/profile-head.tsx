import { Camera, MapPin, Pencil, Users } from 'lucide-react';
import type { Bond } from '../../api/connections.server';
import type { Profile } from '../../api/profiles.server';
import ink from '../../art/contour-ink.svg';
import teal from '../../art/contour-teal.svg';
import { Avatar } from '../../components/avatar';
import { LinkButton } from '../../components/button';
import { Icon } from '../../components/icon';
import { Link } from '../../components/link';
import { VerifiedBadge } from '../../components/verified-badge';
import { counted, drName } from '../../lib/words';
import { BondActions } from './bond-actions';

interface ProfileHeadProps {
  profile: Profile;
  isOwn: boolean;
  canEdit: boolean;
  /** To the reader, on another's profile. */
  bond: Bond | null;
  connections: number | null;
}

/** More are not counted. */
const MOST = 500;

export function ProfileHead({ profile, isOwn, canEdit, bond, connections }: ProfileHeadProps) {
  return (
    <section className="card phead" aria-labelledby="name">
      <div className="phead__cover">
        <img src={isOwn ? teal : ink} alt="" width={800} height={450} />
      </div>
      <div className="phead__in">
        <span className="phead__photo">
          <Avatar person={profile} size="xl" />
          {canEdit && (
            <Link
              className="btn btn--secondary btn--icon phead__cam"
              to="/profile/edit/picture"
              aria-label="Change picture"
            >
              <Icon of={Camera} />
            </Link>
          )}
        </span>
        <div className="phead__who">
          <h1 id="name">
            {drName(profile.fullName)} {profile.isVerified && <VerifiedBadge />}
          </h1>
          <p>{profile.degrees}</p>
          <p className="facts">
            {profile.location && (
              <span>
                <Icon of={MapPin} size="s" />
                {profile.location}
              </span>
            )}
            {connections !== null && (
              <span>
                <Icon of={Users} size="s" />
                {connections > MOST ? `${MOST}+ connections` : counted(connections, 'connection')}
              </span>
            )}
          </p>
        </div>
        {canEdit && (
          <div className="phead__actions">
            <LinkButton look="secondary" to="/profile/edit/personal">
              <Icon of={Pencil} />
              Edit profile
            </LinkButton>
          </div>
        )}
        {bond && <BondActions bond={bond} />}
      </div>
    </section>
  );
}

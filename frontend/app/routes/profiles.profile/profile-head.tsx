import { Link } from '@remix-run/react';
import { Camera, MapPin, Pencil } from 'lucide-react';
import type { Profile } from '../../api/profiles.server';
import ink from '../../art/contour-ink.svg';
import teal from '../../art/contour-teal.svg';
import { Avatar } from '../../components/avatar';
import { LinkButton } from '../../components/button';
import { Icon } from '../../components/icon';
import { VerifiedBadge } from '../../components/verified-badge';
import { isBuilt } from '../../lib/pages';
import { drName } from '../../lib/words';

interface ProfileHeadProps {
  profile: Profile;
  isOwn: boolean;
  canEdit: boolean;
}

export function ProfileHead({ profile, isOwn, canEdit }: ProfileHeadProps) {
  return (
    <section className="card phead" aria-labelledby="name">
      <div className="phead__cover">
        <img src={isOwn ? teal : ink} alt="" width={800} height={450} />
      </div>
      <div className="phead__in">
        <span className="phead__photo">
          <Avatar person={profile} size="xl" />
          {canEdit && (
            <Link className="btn btn--secondary btn--icon phead__cam" to="/profile/edit/picture" aria-label="Change picture">
              <Icon of={Camera} />
            </Link>
          )}
        </span>
        <div className="phead__who">
          <h1 id="name">
            {drName(profile.fullName)} {profile.isVerified && <VerifiedBadge />}
          </h1>
          <p>{profile.degrees}</p>
          {profile.location && (
            <p className="facts">
              <span>
                <Icon of={MapPin} size="s" />
                {profile.location}
              </span>
            </p>
          )}
        </div>
        {canEdit && (
          <div className="phead__actions">
            <LinkButton look="secondary" to="/profile/edit/personal">
              <Icon of={Pencil} />
              Edit profile
            </LinkButton>
          </div>
        )}
        {!isOwn && isBuilt('/chat') && (
          <div className="phead__actions">
            <LinkButton to={`/chat?with=${profile.memberId}`}>Connect Now</LinkButton>
          </div>
        )}
      </div>
    </section>
  );
}

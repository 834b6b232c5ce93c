import { Camera, ChevronRight, MapPin, Pencil, Sparkle, Users } from 'lucide-react';
import { counted } from '../../lib/words';
import ink from '../../ui/art/contour-ink.svg';
import teal from '../../ui/art/contour-teal.svg';
import { Avatar } from '../../ui/avatar';
import { LinkButton } from '../../ui/button';
import { DrName } from '../../ui/dr-name';
import { decoration } from '../../ui/fetch-first';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import type { Profile } from '../api.server';
import type { ProfileConnection } from '../connection.server';
import { useProfileSlots } from '../profile-slots';
import { VerifiedBadge } from '../verified-badge';

interface ProfileHeadProps {
  profile: Profile;
  isOwn: boolean;
  canEdit: boolean;
  /** The user's connection with this member; null on the user's own profile. */
  connection: ProfileConnection | null;
}

/** The API stops counting connections here. */
const MOST = 500;

export function ProfileHead({ profile, isOwn, canEdit, connection }: ProfileHeadProps) {
  const { ConnectionActions } = useProfileSlots();
  return (
    <section className="card phead" aria-labelledby="name">
      <div className="phead__cover">
        <img src={isOwn ? teal : ink} alt="" width={800} height={450} {...decoration} />
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
            <DrName of={profile.fullName} /> {profile.isVerified && <VerifiedBadge />}
          </h1>
          <p dir="auto">{profile.degrees}</p>
          <p className="facts">
            {profile.location && (
              <span>
                <Icon of={MapPin} size="s" />
                <bdi>{profile.location}</bdi>
              </span>
            )}
            {connection && (
              <span>
                <Icon of={Users} size="s" />
                {connection.total > MOST
                  ? `${MOST}+ connections`
                  : counted(connection.total, 'connection')}
                {connection.mutual > 0 && ` · ${connection.mutual} mutual`}
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
        {connection && (
          <ConnectionActions connection={{ ...connection, fullName: profile.fullName }} />
        )}
      </div>
      {profile.advice.changed + profile.advice.confirmed > 0 && <Advice profile={profile} />}
    </section>
  );
}

function Advice({ profile: { memberId, advice } }: { profile: Profile }) {
  const { changed, confirmed, speciality } = advice;
  const where = speciality && ` in ${speciality}`;
  return (
    <Link className="padvice" to={`/profile/${memberId}/advice`}>
      <Icon of={Sparkle} />
      <span>
        <b>
          {changed > 0
            ? `Changed ${counted(changed, 'plan')}`
            : `Confirmed ${counted(confirmed, 'plan')}`}
        </b>
        {changed > 0 && where}
      </span>
      <Icon of={ChevronRight} />
    </Link>
  );
}

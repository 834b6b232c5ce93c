import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Words } from '../../ui/words';
import type { Profile } from '../api.server';

interface SectionProps {
  id: string;
  title: string;
  /** The page on which the owner edits this section. */
  edit?: string | false;
  children: ReactNode;
}

export function Section({ id, title, edit, children }: SectionProps) {
  return (
    <section className="card card__pad psec" aria-labelledby={id}>
      <header className="psec__head">
        <h2 id={id}>{title}</h2>
        {edit && (
          <Link className="btn btn--quiet" to={edit}>
            <Icon of={Pencil} />
            Edit<span className="sr-only"> {title.toLowerCase()}</span>
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}

export interface ShownProps {
  profile: Profile;
  canEdit: boolean;
}

export function Qualification({ profile, canEdit }: ShownProps) {
  if (profile.trainings.length === 0) return null;
  return (
    <Section id="education" title="Qualification" edit={canEdit && '/profile/edit/training'}>
      <ol className="edu">
        {profile.trainings.map(({ title, place, year }) => (
          <li key={title}>
            <span className="edu__y tnum">{year}</span>
            <div className="edu__what">
              <b>{title}</b>
              <p className="muted">
                <bdi>{place}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ol>
      {profile.additionalQualifications && (
        <Words
          className="psec__note"
          lead={<b>Additional qualifications </b>}
          text={profile.additionalQualifications}
        />
      )}
      {canEdit && (
        <p className="psec__note">
          <Link to="/profile/edit/qualification">
            {profile.additionalQualifications ? 'Change' : 'Add'} fellowships and other
            qualifications
          </Link>
        </p>
      )}
    </Section>
  );
}

export function Memberships({ profile, canEdit }: ShownProps) {
  if (profile.memberships.length === 0 && !canEdit) return null;
  return (
    <Section id="membership" title="Memberships" edit={canEdit && '/profile/edit/memberships'}>
      {profile.memberships.length === 0 && <p className="muted">No association yet.</p>}
      <ul className="chips">
        {profile.memberships.map((name) => (
          <li className="badge badge--primary pbadge" key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </Section>
  );
}

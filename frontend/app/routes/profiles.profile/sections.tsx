import { Lock, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClinicalPost } from '../../api/clinical-cases.server';
import type { Profile } from '../../api/profiles.server';
import { LinkButton } from '../../components/button';
import { CaseWindow } from '../../components/case-window';
import { Icon } from '../../components/icon';
import { Link } from '../../components/link';
import { longDate } from '../../lib/time';

interface SectionProps {
  id: string;
  title: string;
  /** Where its owner changes it. */
  edit?: string | false;
  children: ReactNode;
}

function Section({ id, title, edit, children }: SectionProps) {
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

interface ShownProps {
  profile: Profile;
  canEdit: boolean;
}

export function Qualification({ profile, canEdit }: ShownProps) {
  if (profile.trainings.length === 0) return null;
  return (
    <Section id="education" title="Qualification" edit={canEdit && '/profile/edit/qualification'}>
      <ol className="edu">
        {profile.trainings.map(({ title, place, year }) => (
          <li key={title}>
            <span className="edu__y tnum">{year}</span>
            <div className="edu__what">
              <b>{title}</b>
              <p className="muted">{place}</p>
            </div>
          </li>
        ))}
      </ol>
      {profile.additionalQualifications && (
        <p className="psec__note">
          <b>Additional qualifications</b> {profile.additionalQualifications}
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
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function OwnCases({ cases, isOwn }: { cases: ClinicalPost[]; isOwn: boolean }) {
  if (cases.length === 0 && !isOwn) return null;
  return (
    <Section id="cases" title="Cases">
      {cases.length === 0 ? (
        <div className="stack stack--s">
          <p className="muted">No cases posted</p>
          <LinkButton look="secondary" to="/community/add">
            Add a Case
          </LinkButton>
        </div>
      ) : (
        <ul className="pcases">
          {cases.map((post) => (
            <li key={post.id}>
              <CaseLine post={post} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function CaseLine({ post }: { post: ClinicalPost }) {
  const picture = post.isSensitive
    ? undefined
    : post.files.find((file) => file.thumbnailUrl)?.thumbnailUrl;
  return (
    <Link className="pcase" to={`/caseDetails/${post.id}`}>
      <span className="pcase__pic">
        {picture && <img src={picture} alt="" width={96} height={72} loading="lazy" />}
      </span>
      <span>
        <b className="pcase__title">{post.diagnosis}</b>
        <CaseWindow post={post} as="span" />
      </span>
    </Link>
  );
}

/** What only the owner is shown. */
export function Privately({ profile: { privately }, canEdit }: ShownProps) {
  if (!privately) return null;
  const rows = [
    ['Email', privately.email],
    ['Phone', privately.phone],
    ['Birth date', privately.birthDate && longDate(privately.birthDate)],
  ].filter(([, value]) => value);
  return (
    <>
      {(privately.registrations.length > 0 || canEdit) && (
        <Section
          id="registration"
          title="Medical registration"
          edit={canEdit && '/profile/edit/registration'}
        >
          {privately.registrations.length === 0 && (
            <p className="muted">No registration yet. It is needed for the Verified badge.</p>
          )}
          <ul className="list regs">
            {privately.registrations.map(({ country, region, number }) => (
              <li key={`${country} ${region} ${number}`}>
                <span>
                  <b>{country}</b>, {region}
                  <span className="quiet tnum">{number}</span>
                </span>
              </li>
            ))}
          </ul>
          <OnlyYou />
        </Section>
      )}
      <Section id="personal" title="Personal details" edit={canEdit && '/profile/edit/personal'}>
        <dl className="pdl">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <OnlyYou />
      </Section>
    </>
  );
}

function OnlyYou() {
  return (
    <p className="quiet psec__note">
      <Icon of={Lock} size="s" /> Only you see this.
    </p>
  );
}

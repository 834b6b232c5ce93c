import { Download, FileText, Pencil, Plus, Upload } from 'lucide-react';
import { LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { PdfFrame } from '../../ui/pdf-frame';
import type { Profile } from '../api.server';
import { CalibrationCard } from './calibration-card';
import { OwnThings } from './own-things';
import type { Owner } from './owner';

export function ProfileAside({ profile, owner }: { profile: Profile; owner: Owner | null }) {
  const canEdit = owner?.isMember ?? false;
  return (
    <aside className="stack" aria-label="More">
      <Groups names={profile.groups} canEdit={canEdit} />
      {(profile.cv || canEdit) && <Cv cv={profile.cv} canEdit={canEdit} />}
      {owner && profile.calibration && <CalibrationCard {...profile.calibration} />}
      {owner && <OwnThings memberId={profile.memberId} owner={owner} />}
    </aside>
  );
}

function Groups({ names, canEdit }: { names: string[]; canEdit: boolean }) {
  if (names.length === 0 && !canEdit) return null;
  return (
    <Card title="Speciality groups">
      <ul className="chips">
        {names.map((name) => (
          <li className="badge pbadge" key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {canEdit && (
        <p className="psec__note">
          <LinkButton look="secondary" to="/profile/edit/groups">
            <Icon of={Plus} />
            Add group
          </LinkButton>
        </p>
      )}
    </Card>
  );
}

function Cv({ cv, canEdit }: { cv: Profile['cv']; canEdit: boolean }) {
  return (
    <Card title="CV">
      {cv ? <CvFile cv={cv} /> : <p className="muted">No CV yet. PDF only.</p>}
      {canEdit && (
        <p className="psec__note">
          <LinkButton look="secondary" to="/profile/edit/cv">
            <Icon of={cv ? Pencil : Upload} />
            {cv ? 'Replace, hide or remove' : 'Upload CV'}
          </LinkButton>
        </p>
      )}
    </Card>
  );
}

function CvFile({ cv }: { cv: NonNullable<Profile['cv']> }) {
  return (
    <>
      <div className="file">
        <span className="file__thumb">
          <Icon of={FileText} />
        </span>
        <div className="file__body">
          <p className="file__name">
            <bdi>{cv.name}</bdi>
          </p>
          <p className="quiet">PDF</p>
        </div>
        <a
          className="btn btn--quiet btn--icon"
          href={cv.url}
          download={cv.name}
          aria-label="Download CV"
        >
          <Icon of={Download} />
        </a>
      </div>
      <details className="cv">
        <summary className="action">Read here</summary>
        <PdfFrame url={cv.url} name={cv.name} />
      </details>
    </>
  );
}

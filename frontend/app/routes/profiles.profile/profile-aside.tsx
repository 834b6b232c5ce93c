import { Form } from '@remix-run/react';
import { Download, FileText, LogOut } from 'lucide-react';
import type { Profile } from '../../api/profiles.server';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { Icon } from '../../components/icon';
import { PdfFrame } from '../../components/pdf-frame';

export function ProfileAside({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  return (
    <aside className="stack" aria-label="More">
      {profile.groups.length > 0 && (
        <Card title="Speciality groups">
          <ul className="chips">
            {profile.groups.map((name) => (
              <li className="badge pbadge" key={name}>
                {name}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {profile.cv && <Cv cv={profile.cv} />}
      {isOwn && (
        <Form method="post" action="/logout" reloadDocument>
          <Button type="submit" look="secondary" isWide>
            <Icon of={LogOut} />
            Logout
          </Button>
        </Form>
      )}
    </aside>
  );
}

function Cv({ cv }: { cv: NonNullable<Profile['cv']> }) {
  return (
    <Card title="CV">
      <div className="file">
        <span className="file__thumb">
          <Icon of={FileText} />
        </span>
        <div className="file__body">
          <p className="file__name">{cv.name}</p>
          <p className="quiet">PDF</p>
        </div>
        <a className="btn btn--quiet btn--icon" href={cv.url} download={cv.name} aria-label="Download CV">
          <Icon of={Download} />
        </a>
      </div>
      <details className="cv">
        <summary className="action">Read here</summary>
        <PdfFrame url={cv.url} name={cv.name} />
      </details>
    </Card>
  );
}

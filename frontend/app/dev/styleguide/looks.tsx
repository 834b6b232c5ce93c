import { Check, Clock, Heart, Plus } from 'lucide-react';
import { VerifiedBadge } from '../../profiles/verified-badge';
import { Brand } from '../../shell/brand';
import priya from '../../site/art/p-priya.svg';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';

export function Brands() {
  return (
    <div className="row">
      <Brand />
    </div>
  );
}

const colours = [
  'paper',
  'surface',
  'sunken',
  'primary',
  'primary-soft',
  'attention',
  'attention-soft',
  'danger',
  'danger-soft',
  'success-soft',
  'info-soft',
  'stage',
];

export function Colours() {
  return (
    <ul className="sws">
      {colours.map((name) => (
        <li className={`sw sw--${name}`} key={name}>
          {name}
        </li>
      ))}
    </ul>
  );
}

export function Types() {
  return (
    <div className="types">
      <p className="t36">Thirty-six, a page of its own</p>
      <p className="t28">Twenty-eight, a page title</p>
      <p className="t22">Twenty-two, a name</p>
      <p className="t18">Eighteen, a heading</p>
      <p>Sixteen, what people read: Dr. Łukasz Wiśniewski, Dr. Nguyễn Minh Anh, Dr. Ayşe Çelik.</p>
      <p className="small muted">Fourteen, meta</p>
      <p className="t12 muted">Twelve, labels only</p>
    </div>
  );
}

const looks = ['primary', 'secondary', 'soft', 'quiet', 'danger', 'danger-quiet'] as const;

export function Buttons() {
  return (
    <>
      <div className="row">
        {looks.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
      </div>
      <div className="row">
        <Button size="l">Large</Button>
        <Button aria-busy="true">Saving</Button>
        <Button disabled>Disabled</Button>
        <Button look="secondary">
          <Icon of={Plus} />
          With icon
        </Button>
        <Button look="quiet" isIcon aria-label="Like">
          <Icon of={Heart} />
        </Button>
      </div>
    </>
  );
}

export function Labels() {
  const priyaRaghunathan = { fullName: 'Priya Raghunathan', pictureUrl: priya };
  return (
    <>
      <div className="row">
        <span className="badge">Neutral</span>
        <span className="badge badge--primary">Author</span>
        <span className="badge badge--success">
          <Icon of={Check} size="s" />
          Verified
        </span>
        <span className="badge badge--attention">
          <Icon of={Clock} size="s" />
          In review
        </span>
        <span className="badge badge--danger">Hidden</span>
        <span className="count">3</span>
        <span className="chip">Chip</span>
        <VerifiedBadge />
      </div>
      <div className="row">
        {(['xs', 's', 'm', 'l', 'xl'] as const).map((size) => (
          <Avatar key={size} person={priyaRaghunathan} size={size} />
        ))}
        <Avatar person={{ fullName: 'Samuel Boateng', pictureUrl: null }} size="l" />
      </div>
    </>
  );
}

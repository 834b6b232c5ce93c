import { Check, ScanSearch, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/avatar';
import { type Fact, FactList } from '../../ui/fact-list';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import chest from '../art/chest-xray.svg';
import nguyen from '../art/p-nguyen.svg';

/** How members are verified and patients protected, each with an example from the site. */
export function Trust() {
  return (
    <section className="trust" id="trust" aria-labelledby="trust-title">
      <div className="frame">
        <div className="week__head">
          <h2 id="trust-title" className="big">
            Who is let in, and how patients are protected
          </h2>
          <p className="muted">
            You can only answer freely when you know who reads, and that nobody can recognise the
            patient.
          </p>
        </div>
        <div className="trust__grid">
          <Item title="A person checks each registration" shown={<Registration />}>
            An administrator compares your number and name with the council you name. Nobody can buy
            the badge, and nobody has it before they are checked.
          </Item>
          <Item title="The gate finds what you overlook" shown={<Gate />}>
            Every picture, video and report is searched for names, dates, numbers and faces. You
            decide about each place, and covered means black in the pixels.{' '}
            <Link to="/try-the-gate">Try the gate</Link>
          </Item>
          <Item title="The patient can say yes, and no" shown={<Consent />}>
            A link in eight languages shows the patient what will be seen. A “no”, today or in a
            year, takes the case away.
          </Item>
        </div>
        <FactList className="lets" facts={rules} />
      </div>
    </section>
  );
}

const rules: Fact[] = [
  [
    'Who can read',
    'Members who have told us about their training. Visitors see a picture only where its author allowed it.',
  ],
  ['Who can ask and answer', 'Surgeons and surgeons in training, in every speciality on the list.'],
  ['What is never done', 'No advertising, no sale of data, no ranking by followers.'],
] as const;

function Item({
  title,
  shown,
  children,
}: {
  title: string;
  shown: ReactNode;
  children: ReactNode;
}) {
  return (
    <article className="trust__item">
      {shown}
      <h3>{title}</h3>
      <p className="muted">{children}</p>
    </article>
  );
}

function Registration() {
  return (
    <div className="trust__demo card">
      <div className="person">
        <Avatar person={{ fullName: 'Nguyen Minh Anh', pictureUrl: nguyen }} />
        <div className="person__text">
          <span className="person__name">Dr. Nguyen Minh Anh</span>
          <span className="person__meta" dir="auto">
            Colon &amp; Rectal Surgery · Hanoi
          </span>
        </div>
      </div>
      <ul className="ticks">
        <li>
          <Icon of={Check} size="s" />
          Name and number match
        </li>
        <li>
          <Icon of={Check} size="s" />
          Found in the council’s register
        </li>
        <li>
          <Icon of={Check} size="s" />
          Registration verified
        </li>
      </ul>
    </div>
  );
}

/** The marks use the drawing's own coordinates; only their lines are styled. */
function Gate() {
  return (
    <div className="trust__demo stage trust__gate">
      <div className="trust__pic">
        <img
          src={chest}
          alt="Drawing of a chest radiograph: the place of a name is black, an invented number waits for a decision"
          width={800}
          height={880}
          loading="lazy"
        />
        <svg
          className="trust__marks"
          viewBox="0 0 800 880"
          preserveAspectRatio="xMidYMin slice"
          aria-hidden="true"
        >
          <rect className="trust__covered" x="8" y="8" width="270" height="58" rx="6" />
          <text x="600" y="52">
            ID 4457812
          </text>
          <rect className="trust__open" x="588" y="10" width="204" height="58" rx="6" />
        </svg>
      </div>
      <p className="trust__caption">
        <Icon of={ScanSearch} size="s" />
        <span>
          <b>1 covered</b> · 1 to decide
        </span>
      </p>
    </div>
  );
}

function Consent() {
  return (
    <div className="trust__demo card">
      <p className="hero__small" lang="es">
        Su consentimiento · Español
      </p>
      <p lang="es">
        <b>Estas imágenes no dicen quién es usted.</b>
      </p>
      <ul className="ticks">
        <li>
          <Icon of={Check} size="s" />
          Surgeons on Suture
        </li>
        <li>
          <Icon of={Check} size="s" />
          Teaching
        </li>
        <li className="ticks__no">
          <Icon of={X} size="s" />
          Not agreed: visitors
        </li>
      </ul>
      <p className="quiet">Agreed 14 November · can be withdrawn at any time</p>
    </div>
  );
}

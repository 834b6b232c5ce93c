import { ArrowRight, Award, Check, CircleUserRound, Eye, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/avatar';
import { Icon } from '../../ui/icon';
import { Stitches } from '../../ui/stitches';
import omar from '../art/p-omar.svg';

interface Moment {
  when: string;
  title: string;
  text: string;
  shown: ReactNode;
}

const moments: readonly Moment[] = [
  {
    when: 'Monday, 8:40 AM',
    title: 'You ask',
    text: 'Pictures first. They are searched for names and dates, and you cover what should not be seen before anyone else looks.',
    shown: <Asked />,
  },
  {
    when: '8:41 AM',
    title: 'Ten colleagues are asked',
    text: 'Those we have asked least come first. Nobody is asked at night, or more than twice a day, unless they choose to be.',
    shown: <Ten />,
  },
  {
    when: '10:32 AM',
    title: 'The first answer',
    text: 'You see who is speaking, their speciality, where they work, and whether their registration was checked.',
    shown: <Answer />,
  },
  {
    when: 'Day 90',
    title: 'What became of the patient',
    text: 'The author reports the outcome and names the advice that counted.',
    shown: <Outcome />,
  },
];

/** The timeline of a question from posting to outcome, with what members see at each stage. */
export function Arrival() {
  return (
    <section className="week" aria-labelledby="week" id="howWework">
      <div className="frame">
        <div className="week__head">
          <h2 id="week">How an answer arrives</h2>
          <p className="muted">
            You choose how urgent it is. Suture asks surgeons of the speciality, ten at a time,
            until two have answered.
          </p>
          <p className="post__status">
            <Stitches placed={2} label="Two of seven stitches" isLarge />
            <span>
              One stitch a day: a case is open for <b>seven days</b>, then it closes and stays to
              learn from.
            </span>
          </p>
        </div>
        <ol className="arrive">
          {moments.map(({ when, title, text, shown }) => (
            <li key={when}>
              <p className="week__day">{when}</p>
              {shown}
              <h3>{title}</h3>
              <p className="muted small">{text}</p>
            </li>
          ))}
        </ol>
        <p className="quiet arrive__note">The people and the case are a drawn sample.</p>
      </div>
    </section>
  );
}

function Asked() {
  return (
    <div className="arrive__card card">
      <p className="hero__small">Clinical question</p>
      <p>
        <b>Revise the anastomosis, or dilate again?</b>
      </p>
      <ul className="arrive__urgency" aria-label="How urgent it can be">
        <li className="arrive__chosen">Today</li>
        <li>This week</li>
        <li>Teaching</li>
      </ul>
    </div>
  );
}

const states = [
  'answered',
  'answered',
  'seen',
  'seen',
  'seen',
  'passed',
  'open',
  'open',
  'open',
  'open',
] as const;
const marks = { answered: MessageCircle, seen: Eye, passed: ArrowRight, open: CircleUserRound };

function Ten() {
  return (
    <div className="arrive__card card">
      <p className="arrive__ten" aria-hidden="true">
        {states.map((state, at) => (
          <span key={placeOf(at)} className={`arrive__one arrive__one--${state}`}>
            <Icon of={marks[state]} size="s" />
          </span>
        ))}
      </p>
      <p className="small arrive__key">
        <b>2 answered</b> · 3 seen · 1 passed · 4 open
      </p>
    </div>
  );
}

const placeOf = (at: number) => `colleague-${at}`;

function Answer() {
  return (
    <div className="arrive__card card">
      <div className="person">
        <Avatar person={{ fullName: 'Omar Haddad', pictureUrl: omar }} size="s" />
        <div className="person__text">
          <span className="person__name">Dr. Omar Haddad</span>
          <span className="person__meta" dir="auto">
            HPB Surgery · Amman
          </span>
        </div>
      </div>
      <p className="small">
        “We dilate twice before we revise. Two of our five held for three years.”
      </p>
    </div>
  );
}

function Outcome() {
  return (
    <div className="arrive__card card">
      <p className="badge badge--success">
        <Icon of={Check} size="s" />
        Outcome reported
      </p>
      <p className="small">Dilated twice, no cholangitis since.</p>
      <p className="small arrive__advice">
        <Icon of={Award} size="s" />
        <span>
          Dr. Haddad’s advice <b>changed the plan</b>
        </span>
      </p>
    </div>
  );
}

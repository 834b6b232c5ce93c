import { Check } from 'lucide-react';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import type { Session } from '../../wire/session.server';

interface FirstStepsProps {
  session: Session;
  /** The number of the member's comments on colleagues' cases. */
  answers: number;
  /** The member's speciality, if cases in it are waiting; otherwise empty. */
  speciality: string;
}

interface Step {
  name: string;
  text: string;
  isDone: boolean;
  to?: string;
  doing?: string;
}

/** Three steps; the first unfinished one is the current one. */
export function FirstSteps({ session, answers, speciality }: FirstStepsProps) {
  const steps: Step[] = [
    {
      name: 'Join your groups',
      text: 'You were added to those of your school and your speciality.',
      isDone: true,
      to: '/chat',
      doing: 'See',
    },
    {
      name: 'Answer your first case',
      text: speciality
        ? `The cases below need an answer from ${speciality}. Short answers are welcome.`
        : 'The cases below need an answer. Short answers are welcome.',
      isDone: answers > 0,
    },
    {
      name: 'Add a photo',
      text: 'It helps colleagues to recognise you.',
      isDone: session.pictureUrl !== null,
      to: '/profile/edit/picture',
      doing: 'Add',
    },
  ];
  const now = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className="first-steps">
      {steps.map(({ name, text, isDone, to, doing }, i) => (
        <li
          key={name}
          className={classNames(isDone && 'first-steps--done', i === now && 'first-steps--now')}
          aria-current={i === now ? 'step' : undefined}
        >
          <span className="first-steps__mark">{isDone ? <Icon of={Check} size="s" /> : i + 1}</span>
          <div>
            <b>
              {name}
              {isDone && <span className="sr-only">, done</span>}
            </b>
            <span className="quiet">{text}</span>
          </div>
          {to && (!isDone || to === '/chat') && (
            <Link className="action" to={to}>
              {doing}
              <span className="sr-only">: {name}</span>
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

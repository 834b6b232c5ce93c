import { Check } from 'lucide-react';
import { classNames } from './class-names';
import { Icon } from './icon';
import './stepper.css';

const names = ['Personal', 'Qualification', 'Membership', 'Registration'];

/** The current step of onboarding; completed steps are joined by stitches. */
export function Stepper({ current, lastStep }: { current: number; lastStep: number }) {
  return (
    <nav className="stepper" aria-label="Sign-up steps">
      <ol>
        {names.map((name, i) => {
          const isDone = i + 1 <= lastStep && i + 1 !== current;
          return (
            <li
              key={name}
              className={classNames(isDone && 'done')}
              aria-current={i + 1 === current ? 'step' : undefined}
            >
              <span className="stepper__dot">{isDone ? <Icon of={Check} size="s" /> : i + 1}</span>
              <span className="stepper__name">
                {name}
                {isDone && <span className="sr-only">, done</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

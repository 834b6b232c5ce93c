import { Form } from '@remix-run/react';
import { Check } from 'lucide-react';
import { LinkButton, SubmitButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import './verify.css';

interface VerifiedProps {
  email: string;
  /** Whether the link can still log in. */
  canLogIn: boolean;
  /** Where a user who is already signed in continues; null for others. */
  home: string | null;
}

export function Verified({ email, canLogIn, home }: VerifiedProps) {
  return (
    <main id="main" className="frame onboard">
      <div className="narrow stack stack--l">
        <section className="card card__pad stack vcard">
          <span className="vcard__ok">
            <Icon of={Check} size="l" />
          </span>
          <h1>Your email is verified.</h1>
          {home ? (
            <>
              <p className="muted">Thank you. You can continue.</p>
              <LinkButton size="l" to={home}>
                Continue
              </LinkButton>
            </>
          ) : (
            <FourSteps email={email} canLogIn={canLogIn} />
          )}
        </section>
      </div>
    </main>
  );
}

const STEPS = [
  { name: '1 Personal', what: 'Name, city, phone, photo', when: 'needed' },
  {
    name: '2 Qualification',
    what: 'Medical school and training; they decide your groups',
    when: 'needed',
  },
  { name: '3 Membership', what: 'Societies you belong to', when: 'can wait' },
  { name: '4 Registration', what: 'Your council and number, for the badge', when: 'can wait' },
];

/** The remaining sign-up steps and the log-in button. Opening the link alone logs nobody in. */
function FourSteps({ email, canLogIn }: Omit<VerifiedProps, 'home'>) {
  return (
    <>
      <p className="muted">
        Your profile has four steps. After <b>step 2</b> you can read and answer; steps 3 and 4 can
        wait.
      </p>
      <ul className="vcard__steps">
        {STEPS.map(({ name, what, when }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{what}</span>
            <span className="quiet">{when}</span>
          </li>
        ))}
      </ul>
      {canLogIn ? (
        <>
          <Form noValidate className="row" method="post">
            <SubmitButton size="l" name="intent" value="enter">
              Log in and start
            </SubmitButton>
            <Link to="/login">Log in with your password</Link>
          </Form>
          <p className="quiet">
            As {email}. Each step is saved when you send it, so you can stop and come back later.
          </p>
        </>
      ) : (
        <>
          <LinkButton size="l" to="/login">
            Log in
          </LinkButton>
          <p className="quiet">
            This link has already been used. Log in as {email} with your password to continue.
          </p>
        </>
      )}
    </>
  );
}

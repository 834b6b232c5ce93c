import { Form } from '@remix-run/react';
import { counted } from '../../lib/words';
import { SubmitButton } from '../../ui/button';
import { SelectField } from '../../ui/select-field';
import type { Joining } from '../figures.server';
import { duration, percent, shown } from './figures';
import { Folded } from './folded';
import { ShareBar } from './share-bar';

const SPANS = [7, 30, 90].map((days) => ({ value: String(days), label: `Last ${days} days` }));

interface Step {
  name: string;
  count: number;
  /** What the percentage is based on. */
  of: { name: string; count: number };
}

interface JoiningProps {
  joining: Joining;
  /** The period of the rest of the page. */
  days: number;
  /** Whoever has just chosen its period reads on where they were. */
  isOpen: boolean;
}

/** The sign-up funnel of a chosen period. */
export function JoiningSteps({ joining, days, isOpen }: JoiningProps) {
  return (
    <Folded
      title="Joining"
      note={`${counted(joining.signed_up, 'sign-up')} in ${joining.days} days`}
      isOpen={isOpen}
    >
      <section className="folded__pad stack" aria-label="Joining">
        <Form noValidate className="row admin__choose" role="search" aria-label="Steps of joining">
          <input type="hidden" name="days" value={days} />
          <SelectField
            name="joined"
            label="Signed up in the"
            choices={SPANS}
            defaultValue={String(joining.days)}
          />
          <SubmitButton look="secondary">Show</SubmitButton>
        </Form>
        {joining.signed_up === 0 ? (
          <p>Nobody has signed up in the last {joining.days} days.</p>
        ) : (
          <>
            <p className="row row--between">
              <span>Signed up</span>
              <b className="tnum">{shown(joining.signed_up)}</b>
            </p>
            <ol className="funnel">
              {stepsOf(joining).map((step) => (
                <li key={step.name}>
                  <span>{step.name}</span>
                  <span className="tnum">
                    <b>{shown(step.count)}</b>{' '}
                    <span className="quiet">
                      {percent(step.count, step.of.count)} of {step.of.name}
                    </span>
                  </span>
                  <ShareBar of={step.count / joining.signed_up} />
                </li>
              ))}
            </ol>
          </>
        )}
        {joining.seconds !== null && (
          <p>
            Half of those who became members needed{' '}
            <b className="tnum">{duration(joining.seconds)}</b> or less from sign-up to step 2.
          </p>
        )}
        <p className="quiet">Accounts that were deleted since are not counted.</p>
      </section>
    </Folded>
  );
}

/** Steps 3 and 4 can be postponed, so what members do next is given as a share of all members. */
function stepsOf(joining: Joining): Step[] {
  const signedUp = { name: 'sign-ups', count: joining.signed_up };
  const confirmed = { name: 'confirmed', count: joining.confirmed };
  const first = { name: 'step 1', count: joining.personal };
  const members = { name: 'members', count: joining.qualification };
  const third = { name: 'step 3', count: joining.memberships };
  return [
    { name: 'Email address confirmed', count: joining.confirmed, of: signedUp },
    { name: 'Step 1, personal information', count: joining.personal, of: confirmed },
    { name: 'Step 2, qualification: now a member', count: joining.qualification, of: first },
    { name: 'Step 3, memberships', count: joining.memberships, of: members },
    { name: 'Step 4, medical registration', count: joining.registration, of: third },
    { name: 'Profile photo', count: joining.photo, of: members },
    { name: 'First post or comment', count: joining.first_words, of: members },
  ];
}

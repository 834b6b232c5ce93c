import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react';
import { X } from 'lucide-react';
import { caseFeed } from '../../clinical-cases/api.server';
import { MemberCard } from '../../clinical-cases/member-card';
import { memberSummary } from '../../clinical-cases/member-summary.server';
import { suggested } from '../../connections/api.server';
import { pageTitle } from '../../lib/meta';
import { told } from '../../shell/done.server';
import { requireMember } from '../../shell/guard.server';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { PageFrame } from '../../ui/page-frame';
import { newRetryKey } from '../../wire/retry-key.server';
import { endFirstDay } from './api.server';
import { FirstSteps } from './first-steps';
import { MayKnow } from './may-know';
import { Waiting } from './waiting';
import { waitingFor } from './waiting-cases';
import './first-day.css';

export const meta: MetaFunction = () => pageTitle('Your first steps');

/** Only this many of the latest cases are considered. */
const LOOKED_AT = 30;
const PEOPLE = 3;

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const { memberId, speciality } = session;
  const waiting = async (only: { speciality?: string } = {}) =>
    waitingFor(memberId, (await caseFeed(args, { ...only, limit: LOOKED_AT })).posts);
  const [ofOwn, known, mine] = await Promise.all([
    speciality ? waiting({ speciality }) : [],
    suggested(args),
    memberSummary(args),
  ]);
  const isOwn = ofOwn.length > 0;
  return {
    session,
    counts: mine.counts,
    people: known.people.slice(0, PEOPLE),
    cases: isOwn ? ofOwn : await waiting(),
    speciality: isOwn ? speciality : '',
    retryKey: newRetryKey(),
  };
}

/** Dismisses the first steps. */
export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const reply = await endFirstDay(args);
  return told(reply, reply.ok ? '/community' : '/first-day');
}

export default function FirstDay() {
  const { session, counts, people, cases, speciality, retryKey } = useLoaderData<typeof loader>();
  return (
    <PageFrame
      left={<MemberCard session={session} kind="case" counts={counts} />}
      right={people.length > 0 && <MayKnow people={people} />}
    >
      <div className="stack">
        <section className="card first-start" aria-labelledby="first-steps">
          <div className="first-start__head">
            <div>
              <h1 id="first-steps">Welcome, Dr. {session.lastName}</h1>
              <p className="muted">
                {session.isFirstDay
                  ? 'Three steps to start with.'
                  : 'You have finished your first steps.'}
              </p>
            </div>
            {session.isFirstDay && (
              <Form noValidate method="post">
                <Button type="submit" look="quiet" isIcon aria-label="Dismiss these steps">
                  <Icon of={X} />
                </Button>
              </Form>
            )}
          </div>
          <FirstSteps session={session} answers={counts.answers} speciality={speciality} />
          <p className="quiet">
            <Link to={`/profile/${session.memberId}`}>What is missing in your profile</Link>
          </p>
        </section>
        <Waiting cases={cases} speciality={speciality} session={session} retryKey={retryKey} />
      </div>
    </PageFrame>
  );
}

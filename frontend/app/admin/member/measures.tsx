import { longDate } from '../../lib/time';
import { TimeAgo } from '../../ui/time-ago';
import { Words } from '../../ui/words';
import type { MeasureTaken, MemberRecord } from '../api.server';
import { untilInWords } from '../ends';

const names: Record<MeasureTaken['kind'], string> = {
  restriction: 'Can read but not post',
  'confirm-email': 'Asked to confirm the email address',
  'confirm-phone': 'Asked to confirm the phone number',
  suspension: 'Suspended',
  reinstatement: 'Full access restored',
};

/** The latest measures taken against a member, newest first. */
export function Measures({ of: { measures } }: { of: MemberRecord }) {
  if (measures.length === 0) return null;
  return (
    <section className="card card__pad stack">
      <h2>Steps taken</h2>
      <ul className="stack">
        {measures.map((measure) => (
          <li key={measure.at}>
            <p className="row">
              <b>{names[measure.kind]}</b>
              {measure.kind !== 'reinstatement' && (
                <span className={measure.in_force ? 'badge badge--attention' : 'badge'}>
                  {stateOf(measure)}
                </span>
              )}
            </p>
            <Words className="admin__words" text={measure.reason} />
            <p className="quiet">
              {measure.by}, <TimeAgo at={measure.at} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf({ in_force, until, ended_at }: MeasureTaken): string {
  if (in_force) return until ? untilInWords(until) : 'Waiting for the member';
  return `Ended ${longDate(ended_at ?? until ?? '')}`;
}

import { longDate } from '../../lib/time';
import { TimeAgo } from '../../ui/time-ago';
import type { MemberRecord } from '../api.server';
import { untilInWords } from '../ends';

const confirmedUntil = ({ verified_on, verified_until }: MemberRecord) =>
  verified_until ? longDate(verified_until) : verified_on ? 'no end date' : 'not confirmed';

export function Facts({ of: one }: { of: MemberRecord }) {
  const { registration } = one;
  const facts = [
    ['Role', one.role],
    ['Speciality', one.speciality || 'not given'],
    ['Place', one.place || 'not given'],
    ['Steps completed', String(one.step)],
    ['Second step', one.second_step ? 'on' : 'off'],
    [
      'Registration',
      registration
        ? `${registration.number}, ${registration.region}, ${registration.country}`
        : 'none given',
    ],
    ['Confirmed on', one.verified_on ? longDate(one.verified_on) : 'not confirmed'],
    ['Confirmed until', confirmedUntil(one)],
  ];
  return (
    <dl className="card card__pad admin__facts">
      {facts.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
      <dt>Joined</dt>
      <dd>
        <TimeAgo at={one.joined_at} />
      </dd>
      <dt>Last seen</dt>
      <dd>{one.last_seen_at ? <TimeAgo at={one.last_seen_at} /> : 'never'}</dd>
      {one.deactivated_at && (
        <>
          <dt>Deactivated since</dt>
          <dd>{longDate(one.deactivated_at)}, until the next log-in</dd>
        </>
      )}
      {one.suspended_until && (
        <>
          <dt>Suspended</dt>
          <dd>{untilInWords(one.suspended_until)}</dd>
        </>
      )}
    </dl>
  );
}

import { counted } from '../../lib/words';
import { Link } from '../../ui/link';
import { ScrollRegion } from '../../ui/scroll-region';
import { TimeAgo } from '../../ui/time-ago';
import type { RefusedMails } from '../figures.server';
import { inWords, shown } from './figures';
import { Folded } from './folded';

type Refused = RefusedMails['latest'][number];

const reasons: Record<Refused['reason'], string> = {
  'unknown-address': 'Address does not exist',
  'closed-mailbox': 'Mailbox closed',
  'full-mailbox': 'Mailbox full',
};

/** Emails that bounced permanently, and the members they were addressed to. */
export function Bounces({ of: { week, month, latest } }: { of: RefusedMails }) {
  return (
    <Folded title="Returned emails" note={`${shown(month)} in the last 30 days`}>
      <ScrollRegion label="Returned emails" className="admin__scroll">
        <table className="fold">
          <caption className="sr-only">Returned emails</caption>
          <thead>
            <tr>
              <th scope="col">Member</th>
              <th scope="col">Email</th>
              <th scope="col">Reason</th>
              <th scope="col">When</th>
            </tr>
          </thead>
          <tbody>
            {latest.length === 0 && (
              <tr>
                <td colSpan={4}>No emails have been returned in the last 90 days.</td>
              </tr>
            )}
            {latest.map((mail) => (
              <tr key={mail.id}>
                <th scope="row">
                  {mail.member_id ? (
                    <Link to={`/admin/members/${mail.member_id}`}>{mail.member}</Link>
                  ) : (
                    'No member with this address'
                  )}
                </th>
                <td data-label="Email">{inWords(mail.job)}</td>
                <td data-label="Reason">{reasons[mail.reason]}</td>
                <td data-label="When">
                  <TimeAgo at={mail.refused_at} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="quiet admin__note">
          {counted(week, 'email')} in the last 7 days, {counted(month, 'email')} in the last 30.
          They are not sent again. Ask the member to confirm the address, or contact them another
          way.
        </p>
      </ScrollRegion>
    </Folded>
  );
}

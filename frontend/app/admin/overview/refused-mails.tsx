import { counted } from '../../lib/words';
import { Link } from '../../ui/link';
import { ScrollRegion } from '../../ui/scroll-region';
import { TimeAgo } from '../../ui/time-ago';
import type { RefusedMails } from '../figures.server';
import { inWords } from './figures';

type Refused = RefusedMails['latest'][number];

const reasons: Record<Refused['reason'], string> = {
  'unknown-address': 'Nobody has this address',
  'closed-mailbox': 'The mailbox is closed',
  'full-mailbox': 'The mailbox is full',
};

/** Emails that bounced permanently, and the members they were addressed to. */
export function Bounces({ of: { week, month, latest } }: { of: RefusedMails }) {
  return (
    <ScrollRegion label="Mails that came back" className="card admin__scroll">
      <table className="fold">
        <caption>Mails that came back</caption>
        <thead>
          <tr>
            <th scope="col">Member</th>
            <th scope="col">Mail</th>
            <th scope="col">Why</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {latest.length === 0 && (
            <tr>
              <td colSpan={4}>No mail has come back in the last 90 days.</td>
            </tr>
          )}
          {latest.map((mail) => (
            <tr key={mail.id}>
              <th scope="row">
                {mail.member_id ? (
                  <Link to={`/admin/members/${mail.member_id}`}>{mail.member}</Link>
                ) : (
                  'No member has this address'
                )}
              </th>
              <td data-label="Mail">{inWords(mail.job)}</td>
              <td data-label="Why">{reasons[mail.reason]}</td>
              <td data-label="When">
                <TimeAgo at={mail.refused_at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet admin__note">
        {counted(week, 'mail')} in the last 7 days, {counted(month, 'mail')} in the last 30. They
        are not sent again. Ask the member to confirm the address, or write another way.
      </p>
    </ScrollRegion>
  );
}

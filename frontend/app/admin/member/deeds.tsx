import { Form } from '@remix-run/react';
import { LinkButton, SubmitButton } from '../../ui/button';
import type { MemberRecord } from '../api.server';

/** What an administrator can do with this member's account. */
export function Deeds({ of: one }: { of: MemberRecord }) {
  return (
    <>
      {one.registration?.review_id && (
        <div className="card card__pad stack">
          <h2>Medical registration</h2>
          <p className="muted">
            It is compared with the register of the medical council. The badge is then shown
            wherever the name appears.
          </p>
          <div>
            <LinkButton
              look="secondary"
              to={`/admin/registrations?id=${one.registration.review_id}`}
            >
              {one.verified_on ? 'See what was compared' : 'Compare and decide'}
            </LinkButton>
          </div>
        </div>
      )}
      <div className="card card__pad stack">
        <h2>Access</h2>
        {(one.suspended_until || one.measures.some(({ in_force }) => in_force)) && (
          <div>
            <LinkButton to={`/admin/members/${one.id}/reinstate`}>Reinstate</LinkButton>
          </div>
        )}
        {!one.suspended_until && (
          <div>
            <LinkButton look="danger-quiet" to={`/admin/members/${one.id}/suspend`}>
              Suspend
            </LinkButton>
          </div>
        )}
        <div>
          <LinkButton look="secondary" to={`/admin/members/${one.id}/restrict`}>
            Restrict or ask to confirm
          </LinkButton>
        </div>
        <Form noValidate method="post">
          <SubmitButton look="secondary" name="act" value="end-sessions">
            End all sessions
          </SubmitButton>
        </Form>
        {one.second_step && (
          <Form noValidate className="stack stack--s" method="post">
            <p className="muted">
              Lost phone and recovery codes? Verify who is asking: compare the registration and
              write to the account’s email address. The member is notified by email.
            </p>
            <div>
              <SubmitButton look="danger-quiet" name="act" value="reset-second-step">
                Reset the second step
              </SubmitButton>
            </div>
          </Form>
        )}
      </div>
    </>
  );
}

import { Form } from '@remix-run/react';
import type { MemberRecord } from '../../api/administration.server';
import { SubmitButton } from '../../components/button';
import { TextField } from '../../components/text-field';

/** What an administrator may do with a member. */
export function Deeds({ of: one }: { of: MemberRecord }) {
  return (
    <>
      {one.registration && (
        <Form method="post" className="card card__pad stack">
          <h2>Medical registration</h2>
          <p className="muted">
            Look it up at its council first. The badge then stands wherever the name does.
          </p>
          <TextField
            name="until"
            type="date"
            label="Valid until"
            isOptional
            defaultValue={one.verified_until ?? undefined}
          />
          <div>
            <SubmitButton name="act" value="verify">
              {one.verified_on ? 'Confirm again' : 'Confirm the registration'}
            </SubmitButton>
          </div>
        </Form>
      )}
      <div className="card card__pad stack">
        <h2>Access</h2>
        {one.suspended_until ? (
          <Form method="post">
            <SubmitButton name="act" value="reinstate">
              Reinstate
            </SubmitButton>
          </Form>
        ) : (
          <Form method="post" className="stack">
            <TextField
              name="days"
              type="number"
              inputMode="numeric"
              min={1}
              max={3650}
              defaultValue={7}
              label="Days"
            />
            <div>
              <SubmitButton look="danger-quiet" name="act" value="suspend">
                Suspend
              </SubmitButton>
            </div>
          </Form>
        )}
        <Form method="post">
          <SubmitButton look="secondary" name="act" value="end-sessions">
            End all sessions
          </SubmitButton>
        </Form>
      </div>
    </>
  );
}

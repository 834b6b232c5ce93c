import { Form } from '@remix-run/react';
import { longDate } from '../../lib/time';
import { LinkButton, SubmitButton } from '../../ui/button';
import { Words } from '../../ui/words';
import type { Measure } from '../measures.server';
import '../../ui/prose.css';

const titles: Record<Measure['kind'], string> = {
  restriction: 'You can read but not post',
  'confirm-email': 'Please confirm your email address',
  'confirm-phone': 'Please confirm your phone number',
};

/** A measure with its reason and how it ends. */
export function MeasureCard({ of: measure, email }: { of: Measure; email: string }) {
  return (
    <section className="card card__pad stack">
      <h2>{titles[measure.kind]}</h2>
      <p className="muted">
        Since {longDate(measure.since)}
        {measure.until && `, until ${longDate(measure.until)}. Then it ends automatically.`}
      </p>
      <p>Reason given by the administrators:</p>
      <div className="prose">
        <Words as="blockquote" text={measure.reason} />
      </div>
      {measure.kind === 'confirm-email' && <ConfirmEmail email={email} />}
      {measure.kind === 'confirm-phone' && (
        <div>
          <LinkButton to="/profile/edit/phone">Confirm my phone number</LinkButton>
        </div>
      )}
    </section>
  );
}

function ConfirmEmail({ email }: { email: string }) {
  return (
    <Form noValidate method="post" className="stack">
      <p>We have sent a link to {email}. Open it within 24 hours.</p>
      <div>
        <SubmitButton look="secondary">Send a new link</SubmitButton>
      </div>
    </Form>
  );
}

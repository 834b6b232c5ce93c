import { Form } from '@remix-run/react';
import { uploadRules } from '../../../../backend/src/media/upload.rules';
import { FileInput } from '../../media/file-input';
import { SubmitButton } from '../../ui/button';
import { LocalDate } from '../../ui/local-date';
import { TextArea } from '../../ui/text-field';
import { Words } from '../../ui/words';
import type { OwnRegistration } from '../own-registrations.server';

/** The errors of a form about a registration, and the text as typed. */
export interface ReviewRefusal {
  id: number;
  proof?: string;
  answer?: string;
  text?: string;
}

interface ReviewProps {
  of: OwnRegistration;
  refused: ReviewRefusal | undefined;
}

const states: Readonly<Record<OwnRegistration['state'], { label: string; look: string }>> = {
  waiting: { label: 'Waiting to be checked', look: 'badge badge--attention' },
  asked: { label: 'We have a question', look: 'badge badge--info' },
  confirmed: { label: 'Confirmed', look: 'badge badge--success' },
  refused: { label: 'Not confirmed', look: 'badge badge--danger' },
  expired: { label: 'Confirmation ended', look: 'badge badge--attention' },
};

/** The review of a registration: its state, and what the member can do about it. */
export function ReviewCard({ of, refused }: ReviewProps) {
  const { label, look } = states[of.state];
  const heading = `registration-${of.id}`;
  const own = refused?.id === of.id ? refused : undefined;
  return (
    <section className="card card__pad stack" aria-labelledby={heading}>
      <div className="row row--between">
        <h2 id={heading}>
          <bdi>{of.number}</bdi>, <bdi>{of.region}</bdi>
        </h2>
        <span className={look}>{label}</span>
      </div>
      <Explanation of={of} />
      {of.state === 'asked' && <Question of={of} refused={own} />}
      {of.takes_proof && <Proof of={of} refused={own} />}
    </section>
  );
}

function Explanation({ of }: { of: OwnRegistration }) {
  switch (of.state) {
    case 'waiting':
      return (
        <p className="muted">
          A moderator looks it up with {of.council}. Most are checked within two days. A copy of
          your certificate makes it faster.
        </p>
      );
    case 'asked':
      return <p className="muted">Please answer so that we can continue.</p>;
    case 'confirmed':
      return (
        <p className="muted">
          You have the Verified badge
          {of.until && (
            <>
              {' '}
              until <LocalDate at={of.until} />. We remind you 60 and 14 days before
            </>
          )}
          .
        </p>
      );
    case 'refused':
      return (
        <>
          <Words text={of.reason ?? ''} />
          <p className="muted">Send a proof, and a moderator will review it again.</p>
        </>
      );
    case 'expired':
      return (
        <p className="muted">
          {of.until && (
            <>
              It was confirmed until <LocalDate at={of.until} />.{' '}
            </>
          )}
          Send a new proof to get the Verified badge back.
        </p>
      );
  }
}

function Question({ of, refused }: ReviewProps) {
  return (
    <Form method="post" action={`?registration=${of.id}`} className="stack" noValidate>
      <Words as="blockquote" text={of.question ?? ''} />
      <input type="hidden" name="intent" value="answer" />
      <TextArea
        name={`answer-${of.id}`}
        label="Your answer"
        rows={3}
        maxLength={1000}
        defaultValue={refused?.text}
        error={refused?.answer}
      />
      <div className="row">
        <SubmitButton>Send answer</SubmitButton>
      </div>
    </Form>
  );
}

function Proof({ of, refused }: ReviewProps) {
  return (
    <Form
      noValidate
      key={of.proof_name}
      method="post"
      action={`?registration=${of.id}`}
      encType="multipart/form-data"
      className="stack"
    >
      {of.proof_name && <p className="quiet">You have sent {of.proof_name}.</p>}
      <FileInput
        id={`proof-${of.id}`}
        name="proof"
        label={of.proof_name ? 'Send another proof' : 'Proof of your registration'}
        hint="PDF or picture, up to 10 MB. Only moderators and administrators can open it."
        rule={uploadRules['registration-proof']}
        error={refused?.proof}
      />
      <div className="row">
        <SubmitButton look="secondary">Send proof</SubmitButton>
      </div>
    </Form>
  );
}

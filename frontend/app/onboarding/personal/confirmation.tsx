import { Form } from '@remix-run/react';
import { type FormValues, textsOf } from '../../lib/form-state';
import { SubmitButton } from '../../ui/button';

const QUESTIONED = ['intent', 'confirmed'];

/**
 * The confirmation page for browsers without JavaScript; hidden fields carry everything that was
 * typed.
 */
export function Confirmation({ values }: { values: FormValues }) {
  const kept = Object.keys(values).filter((name) => !QUESTIONED.includes(name));
  return (
    <Form noValidate className="card card__pad stack" method="post" encType="multipart/form-data">
      <h1>I confirm that I am a Surgeon.</h1>
      <p className="muted">Suture is for licensed medical professionals. Colleagues rely on it.</p>
      {kept.flatMap((name) =>
        textsOf(values, name).map((value) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        )),
      )}
      <div className="form-page__foot">
        <SubmitButton size="l" name="confirmed" value="yes">
          Confirm
        </SubmitButton>
        <SubmitButton size="l" look="secondary" name="intent" value="back">
          Cancel
        </SubmitButton>
      </div>
    </Form>
  );
}

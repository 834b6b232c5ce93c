import { Form } from '@remix-run/react';
import type { Picture } from '../../shell/publishing/pictures.server';
import { SubmitButton } from '../../ui/button';
import type { EditedVoice } from '../editing.server';

interface VoiceFormProps {
  /** Undefined for a new person. */
  voice?: EditedVoice;
  pictures: Picture[];
}

const words = [
  { name: 'name', label: 'Name' },
  { name: 'about', label: 'Speciality and place' },
  { name: 'motto', label: 'A few words (founders)' },
  { name: 'quote', label: 'What they say' },
] as const;

/** The form appears several times on a page, so labels wrap their inputs instead of using ids. */
export function VoiceForm({ voice, pictures }: VoiceFormProps) {
  return (
    <details className="card card__pad unfold">
      <summary>
        {voice
          ? `${voice.kind === 'founder' ? 'Founder' : 'Testimonial'}: ${voice.name}`
          : 'Add a person'}{' '}
        {voice?.isSample && <span className="badge">Sample</span>}
      </summary>
      <Form noValidate className="stack stack--s" method="post">
        <input type="hidden" name="id" value={voice?.id ?? ''} />
        <label className="field">
          <span className="field__label">Kind</span>
          <select className="select" name="kind" defaultValue={voice?.kind ?? 'founder'}>
            <option value="founder">Founder</option>
            <option value="testimonial">Testimonial</option>
          </select>
        </label>
        {words.map(({ name, label }) => (
          <label key={name} className="field">
            <span className="field__label">{label}</span>
            <input dir="auto" className="input" name={name} defaultValue={voice?.[name] ?? ''} />
          </label>
        ))}
        <label className="field">
          <span className="field__label">Position</span>
          <input
            className="input"
            name="position"
            inputMode="numeric"
            defaultValue={voice?.position ?? ''}
          />
        </label>
        <PictureChoice name="pictureId" chosen={voice?.pictureId ?? null} pictures={pictures} />
        <div className="row">
          <SubmitButton>Save</SubmitButton>
          {voice && (
            <SubmitButton look="danger-quiet" name="intent" value="delete">
              Delete
            </SubmitButton>
          )}
        </div>
      </Form>
    </details>
  );
}

export function PictureChoice({
  name,
  chosen,
  pictures,
}: {
  name: string;
  chosen: number | null;
  pictures: Picture[];
}) {
  return (
    <label className="field">
      <span className="field__label">Picture</span>
      <select className="select" name={name} defaultValue={chosen ?? ''}>
        <option value="">None</option>
        {pictures.map(({ id, altText }) => (
          <option key={id} value={id}>
            {id} {altText}
          </option>
        ))}
      </select>
    </label>
  );
}

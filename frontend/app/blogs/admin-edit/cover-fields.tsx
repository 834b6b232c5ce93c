import { type FormState, fieldsOf, textOf } from '../../lib/form-state';
import type { Picture } from '../../shell/publishing/pictures.server';
import { pictureOf } from '../../ui/article-grid';
import { Card } from '../../ui/card';
import { Field } from '../../ui/field';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';

interface CoverFieldsProps {
  state: FormState;
  pictures: Picture[];
  /** Undefined for a new blog. */
  id: number | undefined;
  /** The stored picture. */
  cover: string | null;
}

/** The cover: a new picture, one that was uploaded before, or none. */
export function CoverFields({ state, pictures, id, cover }: CoverFieldsProps) {
  const field = fieldsOf(state);
  return (
    <Card title="Cover" className="stack">
      <CoverNow id={id} cover={cover} />
      <Field
        label="A new picture"
        name="image"
        error={field('image').error}
        isOptional
        hint="JPG, PNG or GIF, 20 MB at most; wide pictures look best"
      >
        {(control) => (
          <input
            className="input"
            type="file"
            accept="image/jpeg,image/png,image/gif"
            {...control}
          />
        )}
      </Field>
      <TextField
        label="What the new picture shows"
        {...field('altText')}
        isOptional
        hint="So that you and others find it among the pictures"
      />
      <SelectField
        label="Or a picture uploaded before"
        {...field('pictureId')}
        choices={choicesOf(pictures, textOf(state.values, 'pictureId'))}
        placeholder="No picture"
        isOptional
        hint="A new picture takes its place."
      />
    </Card>
  );
}

/** Blogs without a cover get one of our drawings, which is the same everywhere. */
function CoverNow({ id, cover }: Pick<CoverFieldsProps, 'id' | 'cover'>) {
  if (id === undefined)
    return <p className="muted">Without a cover, readers see one of Suture’s drawings.</p>;
  return (
    <figure className="cover-now">
      <img
        src={cover ?? pictureOf({ id, thumbnailUrl: null })}
        alt="The cover as it is stored"
        width={320}
        height={180}
      />
      <figcaption className="muted">
        {cover
          ? 'Readers see this picture.'
          : 'Without a cover, readers see this drawing of Suture’s.'}
      </figcaption>
    </figure>
  );
}

/** The list holds the newest pictures; the blog's own may be older. */
function choicesOf(pictures: readonly Picture[], chosen: string) {
  const choices = pictures.map(({ id, altText }) => ({
    value: String(id),
    label: `${id}${altText ? ` · ${altText}` : ''}`,
  }));
  const isListed = chosen === '' || choices.some(({ value }) => value === chosen);
  return isListed ? choices : [{ value: chosen, label: `${chosen} · chosen before` }, ...choices];
}

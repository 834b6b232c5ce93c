import { type FormState, fieldsOf } from '../../lib/form-state';
import type { Picture } from '../../shell/publishing/pictures.server';
import { Field } from '../../ui/field';
import { Link } from '../../ui/link';
import { SelectField } from '../../ui/select-field';
import { TextArea, TextField } from '../../ui/text-field';
import '../../shell/publishing/publishing.css';

const STATUSES = [
  { value: 'draft', label: 'Draft' },
  { value: 'published', label: 'Published' },
  { value: 'scheduled', label: 'Scheduled' },
];
const MINUTES = 16;

export function BlogFields({ state, pictures }: { state: FormState; pictures: Picture[] }) {
  const field = fieldsOf(state);
  const { defaultValue: html, ...description } = field('description');
  const { defaultValue: at, ...publishAt } = field('publishAt');
  const choices = pictures.map(({ id, altText }) => ({
    value: String(id),
    label: `${id}${altText ? ` · ${altText}` : ''}`,
  }));
  return (
    <>
      <TextField label="Title" {...field('title')} />
      <TextField label="Category" {...field('category')} />
      <TextField label="Written by" {...field('authorName')} />
      <TextArea
        label="Summary"
        {...field('summary')}
        rows={3}
        hint="A sentence or two, for lists and search engines"
      />
      <SelectField
        label="Picture"
        {...field('pictureId')}
        choices={choices}
        placeholder="One of the site’s own"
        isOptional
        hint={
          <>
            Upload it under <Link to="/admin/blogs/pictures">Pictures</Link> first
          </>
        }
      />
      <Field
        label="Text"
        {...description}
        hint="HTML: headings h2 and h3, paragraphs, lists, quotes, tables, links, and pictures from Pictures. Anything else is removed."
      >
        {(control) => (
          <textarea
            className="textarea publishing__html"
            rows={24}
            spellCheck
            defaultValue={html}
            {...control}
          />
        )}
      </Field>
      <SelectField label="Status" {...field('status')} choices={STATUSES} />
      <Field
        label="Appears at (UTC)"
        {...publishAt}
        isOptional
        hint="For a scheduled blog; for a published one its date"
      >
        {(control) => (
          <input
            className="input"
            type="datetime-local"
            defaultValue={at.slice(0, MINUTES)}
            {...control}
          />
        )}
      </Field>
    </>
  );
}

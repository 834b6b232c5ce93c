import { type FormState, fieldsOf, textOf } from '../../lib/form-state';
import { OwnTimeField } from '../../shell/publishing/own-time-field';
import { PICTURES } from '../../shell/publishing/pictures';
import { Card } from '../../ui/card';
import { RichTextField } from '../../ui/rich-text/rich-text-field';
import { SelectField } from '../../ui/select-field';
import { TextArea, TextField } from '../../ui/text-field';

const STATUSES = [
  { value: 'draft', label: 'Draft' },
  { value: 'published', label: 'Published' },
  { value: 'scheduled', label: 'Scheduled' },
];

export const BLOG_WORDS = [
  'title',
  'category',
  'authorName',
  'summary',
  'description',
  'pictureId',
  'altText',
  'status',
  'publishAt',
];

interface BlogFieldsProps {
  state: FormState;
  zone: string;
}

export function BlogWords({ state }: Pick<BlogFieldsProps, 'state'>) {
  const field = fieldsOf(state);
  return (
    <>
      <TextField label="Title" {...field('title')} />
      <TextArea
        label="Summary"
        {...field('summary')}
        rows={3}
        hint="A sentence or two, for lists and search engines"
      />
      <RichTextField
        label="Text"
        {...field('description')}
        rows={24}
        picturesTo={PICTURES}
        hint="Headings, lists, quotations, tables, links and pictures. Anything else is removed."
      />
    </>
  );
}

/** When it appears, who wrote it, and what it is about. */
export function BlogFacts({ state, zone }: BlogFieldsProps) {
  const field = fieldsOf(state);
  return (
    <>
      <Card title="Publish" className="stack">
        <SelectField label="Status" {...field('status')} choices={STATUSES} />
        <OwnTimeField
          key={zone}
          label="Appears at"
          {...field('publishAt')}
          zone={textOf(state.values, 'zone') || zone}
          hint="When a scheduled blog appears, or the date of a published one."
        />
      </Card>
      <Card title="Author and place" className="stack">
        <TextField
          label="Written by"
          {...field('authorName')}
          hint="A name, or a member’s email address: the article then shows their photo and profile"
        />
        <TextField label="Category" {...field('category')} />
      </Card>
    </>
  );
}

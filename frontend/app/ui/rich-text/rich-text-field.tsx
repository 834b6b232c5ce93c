import { lazy, Suspense, useRef, useState } from 'react';
import { Field, type FieldProps } from '../field';
import { useHydrated } from '../use-hydrated';
import './rich-text.css';
import '../prose.css';

/** Fetched by the pages where articles are written, once their scripts run, and by no other. */
const Editor = lazy(() => import('./editor.client'));

interface RichTextFieldProps extends FieldProps {
  label: string;
  /** HTML, as it is stored. */
  defaultValue: string;
  rows: number;
  /** The call that takes a picture (`image`, `altText`) and answers its address; without it no pictures are offered. */
  picturesTo?: string;
}

/** An article: the HTML itself without scripts, an editor of it where they run. Both send the same field. */
export function RichTextField({ defaultValue, rows, picturesTo, ...field }: RichTextFieldProps) {
  const html = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  return (
    <Field {...field}>
      {({ id, ...control }) => (
        <>
          <textarea
            className="textarea rich-text__html"
            rows={rows}
            spellCheck
            defaultValue={defaultValue}
            {...control}
            id={isOpen ? undefined : id}
            hidden={isOpen}
            aria-required={field.isOptional ? undefined : true}
            ref={html}
          />
          <p className="field__hint without-scripts">Without JavaScript, write HTML here.</p>
          {isHydrated && (
            <Suspense>
              <Editor
                {...control}
                id={id}
                label={field.label}
                isRequired={!field.isOptional}
                picturesTo={picturesTo}
                source={html}
                onOpen={setOpen}
              />
            </Suspense>
          )}
        </>
      )}
    </Field>
  );
}

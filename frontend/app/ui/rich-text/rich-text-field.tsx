import { lazy, Suspense, useRef, useState } from 'react';
import { Field, type FieldProps } from '../field';
import { useHydrated } from '../use-hydrated';
import './rich-text.css';
import '../prose.css';

/** Loaded only on pages with an editor, after hydration. */
const Editor = lazy(() => import('./editor.client'));

interface RichTextFieldProps extends FieldProps {
  label: string;
  /** The stored HTML. */
  defaultValue: string;
  rows: number;
  /**
   * The API endpoint that takes a picture (`image`, `altText`) and returns its URL; without it the
   * editor offers no pictures.
   */
  picturesTo?: string;
}

/**
 * An article: with JavaScript an editor, without it a text area with the HTML. Both submit the same
 * field.
 */
export function RichTextField({ defaultValue, rows, picturesTo, ...field }: RichTextFieldProps) {
  const html = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  return (
    <Field {...field}>
      {({ id, ...control }) => (
        <>
          <textarea
            dir="auto"
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

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import { Link } from './link';

export interface FormHeadProps {
  title: string;
  /** The purpose of the page in one sentence. */
  text?: ReactNode;
  /** Shows the subject of the page, if a sentence is not enough. */
  about?: ReactNode;
  /** The page to return to. */
  back?: { to: string; label: string };
}

interface FormPageProps extends FormHeadProps {
  /** Shown beside the form, or below it on narrow screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The title of a form and the link back. */
export function FormHead({ title, text, about, back }: FormHeadProps) {
  return (
    <div className="stack stack--s">
      {back && (
        <Link className="btn btn--quiet form-page__back" to={back.to}>
          <Icon of={ArrowLeft} />
          <bdi>{back.label}</bdi>
        </Link>
      )}
      <h1 dir="auto">{title}</h1>
      {text && (
        <p className="muted" dir="auto">
          {text}
        </p>
      )}
      {about}
    </div>
  );
}

/** A page with a single form. */
export function FormPage({ aside, children, ...head }: FormPageProps) {
  return (
    <main id="main" className={aside ? 'frame onboard layout layout--aside' : 'frame onboard'}>
      <div className={aside ? 'stack stack--l' : 'narrow stack stack--l'}>
        <FormHead {...head} />
        {children}
      </div>
      {aside}
    </main>
  );
}

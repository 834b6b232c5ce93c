import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import { Link } from './link';

export interface FormHeadProps {
  title: string;
  /** What the page is for, in a sentence. */
  text?: ReactNode;
  /** What the page is about, where a sentence does not say it. */
  about?: ReactNode;
  /** The page that one comes from. */
  back?: { to: string; label: string };
}

interface FormPageProps extends FormHeadProps {
  /** Stands beside the form, or below it where there is no room. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The title of a form, and the way back. */
export function FormHead({ title, text, about, back }: FormHeadProps) {
  return (
    <div className="stack stack--s">
      {back && (
        <Link className="btn btn--quiet form-page__back" to={back.to}>
          <Icon of={ArrowLeft} />
          {back.label}
        </Link>
      )}
      <h1>{title}</h1>
      {text && <p className="muted">{text}</p>}
      {about}
    </div>
  );
}

/** A page of one form. */
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

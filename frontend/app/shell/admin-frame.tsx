import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';
import { FormHead, type FormHeadProps } from '../ui/form-page';
import { Link } from '../ui/link';
import { AdminMenu } from './admin-menu';
import './admin.css';

interface AdminFrameProps {
  title: string;
  text?: ReactNode;
  /** Chips next to the title. */
  choices?: ReactNode;
  children: ReactNode;
}

/** The layout of an administration page: the menu on the left, the page next to it. */
export function AdminFrame({ title, text, choices, children }: AdminFrameProps) {
  return (
    <main id="main" className="frame admin">
      <AdminMenu />
      <div className="admin__page">
        <div className="page-head">
          <div>
            <h1 dir="auto">{title}</h1>
            {text && <p className="muted">{text}</p>}
          </div>
          {choices}
        </div>
        {children}
      </div>
    </main>
  );
}

interface AdminFormPageProps extends FormHeadProps {
  /** True for an editor, which has a column beside its text on wide screens. */
  isEditor?: boolean;
  children: ReactNode;
}

/** A form page in the administration layout. */
export function AdminFormPage({ isEditor, children, ...head }: AdminFormPageProps) {
  return (
    <main id="main" className="frame admin">
      <AdminMenu />
      <div className={classNames('form-page stack stack--l', isEditor && 'editor')}>
        <FormHead {...head} />
        {children}
      </div>
    </main>
  );
}

interface ChoicesProps {
  label: string;
  current: string;
  of: readonly { to: string; value: string; label: string }[];
}

/** Links to switch between a few lists. */
export function Choices({ label, current, of }: ChoicesProps) {
  return (
    <nav aria-label={label}>
      <ul className="chips">
        {of.map(({ to, value, label: name }) => (
          <li key={value}>
            <Link className="chip" to={to} aria-current={value === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

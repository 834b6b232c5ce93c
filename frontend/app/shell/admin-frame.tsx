import type { ReactNode } from 'react';
import { FormHead, type FormHeadProps } from '../ui/form-page';
import { Link } from '../ui/link';
import { AdminMenu } from './admin-menu';
import './admin.css';

interface AdminFrameProps {
  title: string;
  text?: ReactNode;
  /** Chips at the right of the title. */
  choices?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of administration: its places at the left, the page beside them. */
export function AdminFrame({ title, text, choices, children }: AdminFrameProps) {
  return (
    <main id="main" className="frame admin">
      <AdminMenu />
      <div className="admin__page">
        <div className="page-head">
          <div>
            <h1>{title}</h1>
            {text && <p className="muted">{text}</p>}
          </div>
          {choices}
        </div>
        {children}
      </div>
    </main>
  );
}

/** A form of administration: its places stay beside it. */
export function AdminFormPage({ children, ...head }: FormHeadProps & { children: ReactNode }) {
  return (
    <main id="main" className="frame admin">
      <AdminMenu />
      <div className="form-page stack stack--l">
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

/** Which of a few lists is shown; plain links. */
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

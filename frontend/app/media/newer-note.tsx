import { useLocation } from '@remix-run/react';
import { GitCompareArrows } from 'lucide-react';
import { Banner } from '../ui/banner';
import { SubmitButton } from '../ui/button';
import { focusFirst } from '../ui/focus-first';
import { Link } from '../ui/link';
import { OVER } from './begun-from';

interface NewerNoteProps {
  /** The edition that is stored now. */
  now: string;
  /** What is chosen as a file in this form, which browsers without scripts let go. */
  file: string | undefined;
  onKeep: () => void;
  onTake: () => void;
}

/**
 * Says that somebody saved the entry after these words were begun, and asks which to go on with.
 * Without scripts the first button saves, the link reads the page again.
 */
export function NewerNote({ now, file, onKeep, onTake }: NewerNoteProps) {
  const { pathname } = useLocation();
  return (
    <Banner kind="attention" icon={GitCompareArrows}>
      <div className="stack stack--s" role="alert" {...focusFirst}>
        <p>
          <b>Somebody saved this after you had begun.</b> Your words are below and are not saved
          yet. If you keep them, they replace the saved version.{' '}
          {file && (
            <span className="without-scripts">
              A {file} that you had just chosen has to be chosen again.{' '}
            </span>
          )}
          <a href={pathname} target="_blank" rel="noopener">
            Look at the saved version<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
        <div className="row">
          <SubmitButton
            look="secondary"
            name={OVER}
            value={now}
            onClick={(event) => {
              event.preventDefault();
              onKeep();
            }}
          >
            Keep my draft
          </SubmitButton>
          <Link className="btn btn--quiet" to={pathname} replace onClick={onTake}>
            Take the saved version
          </Link>
        </div>
      </div>
    </Banner>
  );
}

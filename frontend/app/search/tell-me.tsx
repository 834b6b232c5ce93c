import { BellPlus } from 'lucide-react';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import type { Asked } from './found.server';

/** A button in the search form that saves its terms and speciality. */
export function TellMe({ asked: { kind, term, speciality } }: { asked: Asked }) {
  if (kind !== 'cases' && kind !== 'opportunities') return null;
  return (
    <div className="row row--between">
      <p className="quiet">
        Get notified of new {kind} with “{term}”{speciality && ` in ${speciality}`}.{' '}
        <Link to="/searches">Saved searches</Link>
      </p>
      <Button
        className="btn--s"
        type="submit"
        look="secondary"
        formMethod="post"
        formAction="/searches"
      >
        <Icon of={BellPlus} size="s" />
        Notify me of new ones
      </Button>
    </div>
  );
}

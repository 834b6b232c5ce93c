import { LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { Link } from '../../ui/link';

export function JoinCard() {
  return (
    <Card title="Are you a surgeon?" className="stack stack--s">
      <p className="muted small">
        Members see the pictures, answer within the seven days of a case, and post their own. Free,
        for every speciality.
      </p>
      <LinkButton to="/signup" isWide>
        Join Now
      </LinkButton>
      <LinkButton to="/login" look="quiet" isWide>
        Log in
      </LinkButton>
      <p className="small">
        <Link to="/try-the-gate">Try how pictures are checked</Link>
      </p>
    </Card>
  );
}

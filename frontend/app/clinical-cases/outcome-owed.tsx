import { Form } from '@remix-run/react';
import { Clock } from 'lucide-react';
import { Banner } from '../ui/banner';
import { Button, LinkButton } from '../ui/button';
import type { ClinicalPost } from './post';
import { pathOfPost } from './post-subject';

interface OutcomeOwedProps {
  post: Pick<ClinicalPost, 'id' | 'isLost'>;
  /** The page to return to after an answer. */
  from: 'case' | 'list';
}

/** Asks the author of a closed case for its outcome. */
export function OutcomeOwed({ post: { id, isLost }, from }: OutcomeOwedProps) {
  const to = pathOfPost(id);
  return (
    <Banner kind={isLost ? 'neutral' : 'attention'} icon={Clock}>
      <div className="stack stack--s">
        <p>
          <b>{isLost ? 'Marked as lost to follow-up.' : 'How is the patient?'}</b>{' '}
          {isLost
            ? 'You can still report the outcome whenever you learn of it.'
            : 'Members who discussed or saved this case are told once, when you report the outcome.'}
        </p>
        <Form noValidate className="row" method="post" action={`${to}/followUp`}>
          <input type="hidden" name="from" value={from} />
          <LinkButton to={`${to}/outcome`}>Report the outcome</LinkButton>
          <Button look="secondary" type="submit" name="answer" value="later">
            Ask me in 14 days
          </Button>
          {!isLost && (
            <Button look="quiet" type="submit" name="answer" value="lost">
              Lost to follow-up
            </Button>
          )}
        </Form>
      </div>
    </Banner>
  );
}

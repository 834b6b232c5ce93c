import { Form } from '@remix-run/react';
import { errorOf, type FormState, textOf, untouched } from '../lib/form-state';
import { LinkButton, SubmitButton } from '../ui/button';
import { ErrorSummary } from '../ui/error-summary';
import { FormPage } from '../ui/form-page';
import { TextArea } from '../ui/text-field';
import type { Comment } from './api.server';
import { DELETE_COMMENT } from './comment-actions';
import { DeletePage } from './delete-page';
import { MOST_CHARACTERS } from './subject';

interface ChangeCommentProps {
  to: string;
  comment: Comment;
  change: 'edit' | 'delete';
  state?: FormState;
}

/** The pages behind "Edit" and "Delete" of a comment. The browser posts them, as in ReportPage. */
export function ChangeCommentPage({ to, comment, change, state = untouched }: ChangeCommentProps) {
  const back = `${to}#comment-${comment.id}`;
  if (change === 'delete')
    return <DeletePage question={DELETE_COMMENT} text={comment.text} to={back} />;
  return (
    <FormPage
      title="Edit comment"
      text="You can edit a comment for 15 minutes. It is then marked as edited."
    >
      <Form className="card card__pad stack" method="post" noValidate reloadDocument>
        <ErrorSummary state={state} />
        <TextArea
          name="comment"
          label="Your comment"
          rows={4}
          maxLength={MOST_CHARACTERS}
          defaultValue={textOf(state.values, 'comment') || comment.text}
          error={errorOf(state, 'comment')}
        />
        <div className="form-page__foot form-page__foot--split">
          <LinkButton look="secondary" size="l" to={back}>
            Cancel
          </LinkButton>
          <SubmitButton size="l">Save</SubmitButton>
        </div>
      </Form>
    </FormPage>
  );
}

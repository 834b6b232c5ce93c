import { Form } from '@remix-run/react';
import { CONFIDENCES } from '../../../../backend/src/clinical-cases/polls/poll.rules';
import { counted } from '../../lib/words';
import { Button } from '../../ui/button';
import type { ClinicalPost } from '../post';
import { pathOfPost } from '../post-subject';
import type { Poll } from './poll';

export function Ballot({ post, poll }: { post: ClinicalPost; poll: Poll }) {
  const { question, options, voters } = poll;
  return (
    <section className="card card__pad" id="vote" aria-labelledby="vote-title">
      <Form noValidate className="poll" method="post" action={`${pathOfPost(post.id)}/vote`}>
        <div>
          <h2 className="card__lead" id="vote-title" dir="auto">
            {question}
          </h2>
          <p className="muted">
            {post.isBlinded
              ? 'Vote before you read. You will see how colleagues voted, and the discussion, once you have chosen.'
              : `${counted(voters ?? 0, 'colleague has voted', 'colleagues have voted')}.`}
          </p>
        </div>
        <fieldset className="choices">
          <legend className="sr-only">
            <bdi>{question}</bdi>
          </legend>
          {options.map(({ id, text, votes }) => (
            <label className="choice" key={id}>
              <input type="radio" name="option" value={id} required />
              <span>
                <bdi>{text}</bdi>
                {votes !== null && <small>{counted(votes, 'vote')}</small>}
              </span>
            </label>
          ))}
        </fieldset>
        <Confidence />
        <div className="poll__foot">
          <Button type="submit">{post.isBlinded ? 'Vote and open the discussion' : 'Vote'}</Button>
          <Button type="submit" look="quiet" name="skip" value="1" formNoValidate>
            Just show me
          </Button>
        </div>
        <p className="quiet">
          A vote cannot be changed. “Just show me” gives your vote away; you can still comment.
        </p>
      </Form>
    </section>
  );
}

function Confidence() {
  return (
    <fieldset>
      <legend className="field__label">
        How sure are you, in percent? <span className="field__optional">required</span>
      </legend>
      <div className="poll__scale">
        {CONFIDENCES.map((percent) => (
          <label key={percent}>
            <input type="radio" name="confidence" value={percent} required />
            <span>
              {percent}
              <span className="sr-only"> percent</span>
            </span>
          </label>
        ))}
      </div>
      <p className="poll__ends">
        <span>Could go either way</span>
        <span>Certain</span>
      </p>
    </fieldset>
  );
}

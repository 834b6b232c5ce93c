import { REVIEW_FIELD } from '../../clinical-cases/review/review';
import { LinkButton, SubmitButton } from '../../ui/button';
import { Card } from '../../ui/card';

/** What was shared without files, or without a service worker; works without scripts. */
export function SharedWords({ text }: { text: string }) {
  return (
    <Card className="stack">
      {text && (
        <div className="field">
          <label className="field__label" htmlFor="shared-text">
            Text
          </label>
          <textarea
            dir="auto"
            className="textarea"
            id="shared-text"
            rows={4}
            readOnly
            value={text}
          />
        </div>
      )}
      <div className="row share__ways">
        {/* The way back from a review: the form is shown with these words. */}
        <form noValidate method="post" action="/community/add" encType="multipart/form-data">
          <input type="hidden" name="step" value="back" />
          <input type="hidden" name={REVIEW_FIELD} value="[]" />
          <input type="hidden" name="history" value={text} />
          <SubmitButton>New case</SubmitButton>
        </form>
        <LinkButton look="secondary" to="/chat">
          Chat
        </LinkButton>
      </div>
    </Card>
  );
}

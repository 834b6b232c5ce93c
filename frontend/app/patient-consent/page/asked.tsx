import { filled, seenText } from '../../../../backend/src/patient-consent/texts/texts.rules';
import { drName } from '../../lib/words';
import { DrName } from '../../ui/dr-name';
import { Audience } from './audience';
import { type Page, questionOf, seenIn, whenOf } from './page';
import { Choice, Hidden, Point, ProblemNote } from './parts';
import { Receipt } from './receipt';
import { ShownCase } from './shown-case';

/** Before a decision, and again if something has changed since. */
export function Asked({ page }: { page: Page }) {
  const { texts, opened } = page;
  const surgeon = opened.surgeon ? drName(opened.surgeon.name) : '';
  const isAgain = opened.state === 'changed';
  const question = questionOf(page);
  return (
    <>
      <ProblemNote page={page} />
      <div className="lead">
        <h1>{isAgain ? texts.changed.title : question.title}</h1>
        {isAgain ? (
          <p>{filled(texts.changed.text, { surgeon })}</p>
        ) : (
          <>
            <p>{filled(question.intro, { surgeon })}</p>
            {opened.surgeon && <SurgeonLine page={page} />}
            <p>{seenText(texts, seenIn(page))}</p>
          </>
        )}
      </div>
      <section>
        <h2>{texts.shown.heading}</h2>
        <ShownCase page={page} />
      </section>
      <form noValidate method="post">
        <Hidden page={page} />
        <Audience page={page} />
        <GoodToKnow page={page} />
        <Decide page={page} />
      </form>
      {isAgain && <Receipt page={page} />}
    </>
  );
}

/** Names the surgeon who asks, so that the patient recognises them. */
function SurgeonLine({ page }: { page: Page }) {
  const { surgeon } = page.opened;
  if (!surgeon) return null;
  const facts = [surgeon.speciality, surgeon.city].filter(Boolean).join(', ');
  return (
    <p className="surgeon" lang="" dir="ltr">
      <b>
        <DrName of={surgeon.name} />
      </b>
      {facts && <span dir="auto">{facts}</span>}
    </p>
  );
}

function GoodToKnow({ page }: { page: Page }) {
  const { know } = page.texts;
  return (
    <section>
      <h2>{know.heading}</h2>
      <ul className="points">
        {[know.treatment, know.mind, know.gone, know.noName].map((text) => (
          <Point key={text} sign="check">
            {text}
          </Point>
        ))}
      </ul>
    </section>
  );
}

function Decide({ page }: { page: Page }) {
  const { decide, shown } = page.texts;
  const { state, expires_at, is_preparing: isPreparing } = page.opened;
  return (
    <section className="decide">
      <h2>{decide.heading}</h2>
      {isPreparing ? (
        <p>{shown.waitForFiles}</p>
      ) : (
        <Choice
          type="checkbox"
          name="seen"
          value="yes"
          error={page.missing === 'seen' ? decide.tick : undefined}
        >
          {decide.seen}
        </Choice>
      )}
      <div className="buttons">
        {isPreparing ? (
          <a className="button button--primary" href={`?language=${page.language}`}>
            {shown.lookAgain}
          </a>
        ) : (
          <button className="button button--primary" name="decision" value="give" type="submit">
            {decide.yes}
          </button>
        )}
        <button className="button" name="decision" value="refuse" type="submit">
          {decide.no}
        </button>
      </div>
      {state === 'made' && (
        <p className="quiet">{filled(decide.later, { date: whenOf(page, expires_at, 'day') })}</p>
      )}
      <p className="quiet">{decide.someoneElse}</p>
    </section>
  );
}

import { Audience } from './audience';
import type { Page } from './page';
import { Choice, Hidden, Point, ProblemNote, SheetNote } from './parts';
import { Receipt } from './receipt';
import { ShownCase } from './shown-case';

/** After agreeing: the receipt, what was added since, and the way to withdraw. */
export function Given({ page }: { page: Page }) {
  const { given } = page.texts;
  const { is_waiting, has_news } = page.opened;
  return (
    <>
      <ProblemNote page={page} />
      <div className="lead">
        <h1>{given.title}</h1>
        <p>{is_waiting ? given.others : given.text}</p>
        <SheetNote page={page} />
      </div>
      <Receipt page={page} />
      {has_news && <Added page={page} />}
      <section className="no-print">
        <h2>{given.theySee}</h2>
        <details open={has_news || undefined}>
          <summary>{given.lookAgain}</summary>
          <ShownCase page={page} />
        </details>
        <details>
          <summary>{given.narrower}</summary>
          <form noValidate method="post">
            <Hidden page={page} />
            <input type="hidden" name="step" value="narrower" />
            <Audience page={page} />
            <button className="button" name="decision" value="give" type="submit">
              {given.save}
            </button>
          </form>
        </details>
      </section>
      <Withdraw page={page} />
    </>
  );
}

/** An addition is decided separately: without an answer it stays hidden. */
function Added({ page }: { page: Page }) {
  const { given, decide } = page.texts;
  return (
    <section className="decide no-print">
      <h2>{given.newHeading}</h2>
      <p>{given.newText}</p>
      <form noValidate method="post">
        <Hidden page={page} />
        {page.opened.scope.map((one) => (
          <input key={one} type="hidden" name="scope" value={one} />
        ))}
        <Choice
          type="checkbox"
          name="seen"
          value="new"
          error={page.missing === 'seen' ? decide.tick : undefined}
        >
          {decide.seen}
        </Choice>
        <button className="button button--primary" name="decision" value="give" type="submit">
          {given.newYes}
        </button>
      </form>
    </section>
  );
}

export function Withdraw({ page }: { page: Page }) {
  const { withdraw } = page.texts;
  return (
    <section className="no-print">
      <h2>{withdraw.heading}</h2>
      <p>{withdraw.text}</p>
      <details open={page.missing === 'sure' || undefined}>
        <summary>{withdraw.open}</summary>
        <form noValidate className="decide" method="post">
          <Hidden page={page} />
          <ul className="points">
            <Point sign="info">{withdraw.removed}</Point>
            <Point sign="info">{withdraw.surgeonTold}</Point>
          </ul>
          <Choice
            type="checkbox"
            name="sure"
            value="yes"
            error={page.missing === 'sure' ? withdraw.tick : undefined}
          >
            {withdraw.sure}
          </Choice>
          <button className="button button--danger" name="decision" value="withdraw" type="submit">
            {withdraw.submit}
          </button>
        </form>
      </details>
    </section>
  );
}

import { Withdraw } from './given';
import type { Page } from './page';
import { Hidden, ProblemNote, SheetNote } from './parts';
import { Receipt } from './receipt';

/** While moderators hide the post: the receipt, and a way to withdraw or refuse, at any time. */
export function HiddenPost({ page }: { page: Page }) {
  const { hidden } = page.texts;
  return (
    <>
      <ProblemNote page={page} />
      <div className="lead">
        <h1>{hidden.title}</h1>
        <p>{hidden.text}</p>
        <SheetNote page={page} />
      </div>
      <Receipt page={page} />
      {page.opened.state === 'given' ? <Withdraw page={page} /> : <Refuse page={page} />}
    </>
  );
}

/** The post has changed since they agreed, so they refuse instead of withdrawing. */
function Refuse({ page }: { page: Page }) {
  const { decide, withdraw } = page.texts;
  return (
    <section className="no-print">
      <h2>{decide.heading}</h2>
      <p>{withdraw.removed}</p>
      <form noValidate method="post">
        <Hidden page={page} />
        <button className="button button--danger" name="decision" value="refuse" type="submit">
          {decide.no}
        </button>
      </form>
    </section>
  );
}

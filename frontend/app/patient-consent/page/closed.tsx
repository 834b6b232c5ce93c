import { filled } from '../../../../backend/src/patient-consent/texts/texts.rules';
import { type Page, whenOf } from './page';
import { ProblemNote, SheetNote } from './parts';
import { Receipt } from './receipt';

/** Nothing is shown any more: refused, withdrawn, or closed by somebody else. */
export function Closed({ page }: { page: Page }) {
  const { texts, opened, supportEmail } = page;
  const [latest] = opened.decisions;
  const isOwn = latest?.decision === 'withdraw';
  return (
    <>
      <ProblemNote page={page} />
      <div className="lead">
        {opened.state === 'refused' && <Told {...texts.refused} />}
        {opened.state !== 'refused' && isOwn && (
          <>
            <Told
              title={texts.withdrawn.title}
              text={filled(texts.withdrawn.text, { time: whenOf(page, latest.decided_at) })}
            />
            <p>{texts.withdrawn.done}</p>
          </>
        )}
        {opened.state !== 'refused' && !isOwn && <Told {...texts.closed} />}
        <SheetNote page={page} />
      </div>
      <Receipt page={page} />
      {opened.state !== 'refused' && (
        <section className="no-print">
          <h2>{texts.withdrawn.worried}</h2>
          <p>{texts.withdrawn.tellUs}</p>
          {supportEmail && (
            <p>
              <a href={`mailto:${supportEmail}`} dir="ltr">
                {supportEmail}
              </a>
            </p>
          )}
        </section>
      )}
    </>
  );
}

const Told = ({ title, text }: { title: string; text: string }) => (
  <>
    <h1>{title}</h1>
    <p>{text}</p>
  </>
);

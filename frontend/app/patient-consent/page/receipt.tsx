import { filled } from '../../../../backend/src/patient-consent/texts/texts.rules';
import type { Opened } from '../api.server';
import { type Page, receiptNumber, whenOf } from './page';

type Decision = Opened['decisions'][number];

/** The latest decision and, if it is not a consent, the last consent before it. */
export function Receipt({ page }: { page: Page }) {
  const { receipt, who } = page.texts;
  const { decisions } = page.opened;
  const [latest, ...earlier] = decisions;
  if (!latest) return null;
  const agreed = earlier.find(({ decision }) => decision === 'give');
  return (
    <section className="receipt">
      <h2>{receipt.heading}</h2>
      <dl>
        <div>
          <dt>{receipt.number}</dt>
          <dd className="receipt__number">
            <bdi>{receiptNumber(latest.receipt)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{sayingWhen(page, latest)}</dt>
          <dd>{whenOf(page, latest.decided_at)}</dd>
        </div>
        {latest.decision === 'give' && (
          <>
            <div>
              <dt>{who.heading}</dt>
              <dd>{latest.scope.includes('members') ? who.all : who.field}</dd>
            </div>
            <YesOrNo page={page} name={who.teaching} is={latest.scope.includes('teaching')} />
            <YesOrNo page={page} name={who.publication} is={latest.scope.includes('publication')} />
            <YesOrNo page={page} name={who.visitors} is={latest.scope.includes('visitors')} />
          </>
        )}
        {latest.decision !== 'give' && agreed && (
          <div>
            <dt>{receipt.hadAgreed}</dt>
            <dd>
              {filled(receipt.onWithNumber, {
                date: whenOf(page, agreed.decided_at),
                number: receiptNumber(agreed.receipt),
              })}
            </dd>
          </div>
        )}
      </dl>
      <p className="quiet">{receipt.keep}</p>
    </section>
  );
}

function sayingWhen({ texts: { receipt } }: Page, { decision }: Decision): string {
  if (decision === 'give') return receipt.agreedOn;
  return decision === 'refuse' ? receipt.refusedOn : receipt.withdrewOn;
}

function YesOrNo({ page, name, is }: { page: Page; name: string; is: boolean }) {
  const { yes, no } = page.texts.receipt;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{is ? yes : no}</dd>
    </div>
  );
}

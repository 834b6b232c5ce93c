import { CircleCheck, Download, Printer } from 'lucide-react';
import { Banner } from '../../ui/banner';
import { Button, LinkButton } from '../../ui/button';
import { focusFirst } from '../../ui/focus-first';
import { FormPage } from '../../ui/form-page';
import { Icon } from '../../ui/icon';
import { useHydrated } from '../../ui/use-hydrated';
import { CopyText } from './copy-text';

const ABOUT = 'Recovery codes for Suture. Each works once.';

/** The codes are shown only once; neither the user nor we can read them again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const isHydrated = useHydrated();
  const text = `${ABOUT}\n\n${codes.join('\n')}\n`;
  return (
    <FormPage
      title="Your recovery codes"
      text="Each works once, when your phone is lost. They are shown this one time only."
    >
      <div role="status" {...focusFirst}>
        <Banner kind="success" icon={CircleCheck}>
          <p>
            <b>The second step is on.</b> From now on a log-in asks for a code.
          </p>
        </Banner>
      </div>
      <section className="card card__pad stack" aria-label="Recovery codes">
        <ol className="codes" translate="no">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="row">
          <a
            className="btn btn--secondary"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="suture-recovery-codes.txt"
          >
            <Icon of={Download} />
            Download as text
          </a>
          <CopyText text={text} label="Copy" />
          {isHydrated && (
            <Button look="quiet" onClick={() => window.print()}>
              <Icon of={Printer} />
              Print
            </Button>
          )}
        </div>
        <p className="quiet">
          Keep them apart from this device: in a password manager, or printed in a locked drawer.
        </p>
      </section>
      <div className="form-page__foot form-page__foot--end">
        <LinkButton size="l" to="/settings" reloadDocument>
          I have kept my recovery codes
        </LinkButton>
      </div>
    </FormPage>
  );
}

import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { CircleCheck } from 'lucide-react';
import { CONSENT_WORDS } from '../../../../backend/src/clinical-cases/consent/consent.rules';
import { pageTitle } from '../../lib/meta';
import { exactTime } from '../../lib/time';
import { requireMember } from '../../shell/guard.server';
import { Banner } from '../../ui/banner';
import { LinkButton } from '../../ui/button';
import { type Fact, FactList } from '../../ui/fact-list';
import { FormPage } from '../../ui/form-page';
import { postById } from '../api.server';
import { engagedPost } from '../engaged-post.server';
import { titleOfPost } from '../post-subject';
import { privacyOf } from '../privacy.server';

const FORBIDDEN = 403;

export const meta: MetaFunction = () => pageTitle('Receipt');

/** Only for the author, who may show it to the patient. */
export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const { id, to } = engagedPost(args);
  const [post, { consents }] = await Promise.all([postById(args, id), privacyOf(args, id)]);
  if (post.author.memberId !== session.memberId) throw new Response(null, { status: FORBIDDEN });
  const [consent] = consents;
  if (!consent?.withdrawnAt) throw redirect(to);
  return {
    to,
    id,
    title: titleOfPost(post),
    consent: { ...consent, withdrawnAt: consent.withdrawnAt },
  };
}

export default function Receipt() {
  const { to, id, title, consent } = useLoaderData<typeof loader>();
  const facts: Fact[] = [
    ['Receipt', `W-${consent.id}`],
    ['Post', `${title} (No. ${id})`],
    ['Consent given', `${exactTime(consent.givenAt)}, ${CONSENT_WORDS[consent.way].toLowerCase()}`],
    ['Withdrawn', exactTime(consent.withdrawnAt)],
    ['Text agreed to', `Version ${consent.textVersion}`],
  ];
  return (
    <FormPage title="The consent is withdrawn" text="Keep this page, or print it for the patient.">
      <Banner kind="success" icon={CircleCheck}>
        Nobody else can see the case any more. Its files and everything made from them are erased.
      </Banner>
      <FactList className="card card__pad receipt" facts={facts} />
      <div className="form-page__foot">
        <LinkButton size="l" to="/community">
          Clinical Case Feed
        </LinkButton>
        <LinkButton look="secondary" size="l" to={to}>
          The text, visible only to you
        </LinkButton>
      </div>
    </FormPage>
  );
}

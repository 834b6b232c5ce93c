import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import type { ConsentScope } from '../../../../backend/src/clinical-cases/consent/consent.rules';
import type { Language } from '../../../../backend/src/patient-consent/texts/languages.rules';
import { REVIEWED_BY } from '../../../../backend/src/patient-consent/texts/languages.rules';
import { TEXTS } from '../../../../backend/src/patient-consent/texts/texts.rules';
import { postById } from '../../clinical-cases/api.server';
import { engagedPost } from '../../clinical-cases/engaged-post.server';
import { titleOfPost } from '../../clinical-cases/post-subject';
import { type FormState, type FormValues, textOf, textsOf } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { requireMember } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { ErrorSummary } from '../../ui/error-summary';
import { FormPage } from '../../ui/form-page';
import { idIn } from '../../wire/address.server';
import { refusedState, typedValues } from '../../wire/forms.server';
import { noStore } from '../../wire/no-store.server';
import { readForm } from '../../wire/sent-form.server';
import { endLink, linksOf, type MadeLink, makeLink } from '../api.server';
import { LinkList } from './link-list';
import { MadeLinkCard } from './made-link';
import { NewLink } from './new-link';
import './links.css';

const FORBIDDEN = 403;

export const handle: PageHandle = { refusedAs: 'refused' };
export const meta: MetaFunction = () => pageTitle('The patient’s consent');
export const headers = noStore;

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const { id, to } = engagedPost(args);
  const [post, links] = await Promise.all([postById(args, id), linksOf(args, id)]);
  if (post.author.memberId !== session.memberId) throw new Response(null, { status: FORBIDDEN });
  const isPosted = new URL(args.request.url).searchParams.has('posted');
  return {
    to,
    links,
    isPosted,
    title: titleOfPost(post),
    isWithdrawn: post.withdrawnAt !== null,
    isWaiting: post.isWaitingForPatient,
    isPatients: post.isPatients,
    speciality: post.speciality,
  };
}

/** The result of a form on this page. */
interface Done {
  made?: MadeLink & { language: Language; card: { title: string; text: string }; scope: string[] };
  refused?: FormState;
}

export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const { id } = engagedPost(args);
  const values = typedValues(await readForm(args.request));
  return textOf(values, 'intent') === 'end' ? end(args, id, values) : make(args, id, values);
}

async function end(args: ActionFunctionArgs, id: number, values: FormValues) {
  const reply = await endLink(args, id, idIn(textOf(values, 'link')));
  if (reply.ok) return data<Done>({});
  return data<Done>({ refused: refusedState(reply, values) }, { status: reply.code });
}

/** The URL of the link is in this response and nowhere else. */
async function make(args: ActionFunctionArgs, id: number, values: FormValues) {
  const language = textOf(values, 'language') as Language;
  const scope = textsOf(values, 'scope') as MadeLinkScope;
  const reply = await makeLink(args, id, { language, scope });
  if (!reply.ok)
    return data<Done>({ refused: refusedState(reply, values) }, { status: reply.code });
  const { card } = TEXTS[language];
  return data<Done>(
    { made: { ...reply.data.result, language, card, scope } },
    { headers: noStore() },
  );
}

type MadeLinkScope = ConsentScope[];

export default function PatientLinks() {
  const { to, title, links, isPosted, isWithdrawn, isWaiting, isPatients, speciality } =
    useLoaderData<typeof loader>();
  const { made, refused } = useActionData<typeof action>() ?? {};
  return (
    <FormPage
      title={made ? 'Hand this to the patient' : 'The patient decides'}
      text={title}
      back={{ to, label: 'Back to the post' }}
    >
      <ErrorSummary state={refused} />
      {made && <MadeLinkCard made={made} />}
      {!made && (
        <p className="muted">{introOf({ isPosted, isWithdrawn, isWaiting, isPatients })}</p>
      )}
      <LinkList links={links} />
      {!isWithdrawn && (
        <NewLink
          speciality={speciality}
          isFirst={links.length === 0}
          unreviewed={Object.values(REVIEWED_BY).some((reviewer) => reviewer === '')}
        />
      )}
    </FormPage>
  );
}

interface PostState {
  isPosted: boolean;
  isWithdrawn: boolean;
  isWaiting: boolean;
  isPatients: boolean;
}

function introOf({ isPosted, isWithdrawn, isWaiting, isPatients }: PostState): string {
  if (isWithdrawn)
    return 'This post is closed: a patient did not agree, or the consent is withdrawn.';
  if (isPosted)
    return 'Your post is saved and nobody else sees it yet. Make a private link for the patient. They see exactly what would be shown, and say yes or no on their own phone.';
  if (isWaiting) return 'Only you can see this post until everyone who has a link has agreed.';
  if (isPatients) return 'Everyone who was asked has agreed. They can withdraw at any time.';
  return 'A private link lets the patient decide on their own phone. As soon as you make one, nobody else sees this post until they have agreed.';
}

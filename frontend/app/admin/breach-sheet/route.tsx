import type { LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react';
import { Info } from 'lucide-react';
import { pageTitle } from '../../lib/meta';
import { AdminFrame } from '../../shell/admin-frame';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Points } from '../../ui/points';
import { TextField } from '../../ui/text-field';
import { TimeAgo } from '../../ui/time-ago';
import { numberIn } from '../../wire/address.server';
import { type BreachSheets, breachSheets } from '../breach-sheets.server';

const TITLE = 'Who has seen a post';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle(`${TITLE} · Administration`);

/** `post` is the number of the post. */
export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const typed = new URL(args.request.url).searchParams.get('post')?.trim() ?? '';
  const post = numberIn(typed);
  if (post === undefined)
    return { typed, error: typed && 'Please give the number of the post.', found: null };
  const reply = await breachSheets(args, post);
  const found = reply.ok ? { post, ...reply.data.result } : null;
  return { typed, error: found ? '' : 'There is no post with this number.', found };
}

export default function BreachSheetPage() {
  const { typed, error, found } = useLoaderData<typeof loader>();
  return (
    <AdminFrame
      title={TITLE}
      text="For the data protection officer of a hospital, when a patient may have been recognised."
    >
      <div className="stack stack--l">
        <Form className="card card__pad stack" method="get" noValidate aria-label="Look a post up">
          <TextField
            name="post"
            label="Number of the post"
            hint="The last part of the address of its page, for example 4812 in /caseDetails/4812."
            defaultValue={typed}
            error={error || undefined}
            inputMode="numeric"
          />
          <div>
            <Button type="submit" look="secondary">
              Look it up
            </Button>
          </div>
        </Form>
        {found && <Sheet of={found} />}
      </div>
    </AdminFrame>
  );
}

const grounds: Readonly<Record<BreachSheets['grounds'][number], string>> = {
  reported: 'It was reported as identifying a patient.',
  patient: 'The patient took it off Suture by a private link.',
  author: 'Its author withdrew the consent because the patient could be recognised.',
};

function Sheet({ of: { post, ...sheets } }: { of: { post: number } & BreachSheets }) {
  return (
    <section className="card card__pad stack" aria-labelledby="sheet">
      <h2 id="sheet">Post {post}</h2>
      {sheets.last_made_at && (
        <p>
          A list was last made <TimeAgo at={sheets.last_made_at} />.
        </p>
      )}
      {sheets.grounds.length > 0 ? (
        <May post={post} because={sheets.grounds} />
      ) : (
        <Banner icon={Info}>
          <p>
            No list can be made of this post. It is made only for a post that was reported as
            identifying a patient, or withdrawn by its patient, or by its author because the patient
            could be recognised.
          </p>
        </Banner>
      )}
    </section>
  );
}

const CONSEQUENCES = [
  'You get a PDF: what was shown and from when to when, the names of the members who opened it, the number of visitors, the notices that Suture sent, and how each way closed.',
  'It has no picture and no text of the post.',
  'The audit log keeps that you made it. Suture keeps no copy.',
  'The author is notified that a list was made, and the patient’s page says so. Neither is told any name.',
];

function May({ post, because }: { post: number; because: BreachSheets['grounds'] }) {
  return (
    <>
      <p>A list can be made, because:</p>
      <Points of={because.map((ground) => grounds[ground])} />
      <p>What happens:</p>
      <Points of={CONSEQUENCES} />
      <form
        method="post"
        action={`/admin/breach-sheet/${post}/pdf`}
        noValidate
        data-downloads=""
        aria-label="Make the list"
      >
        <Button type="submit">Make the list</Button>
      </form>
    </>
  );
}

import type { LoaderFunctionArgs } from '@remix-run/node';
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import type { PageHandle } from '../../shell/page-handle';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { TextField } from '../../ui/text-field';
import { TimeAgo } from '../../ui/time-ago';
import { Words } from '../../ui/words';
import { type Mail, mailsTo } from '../api.server';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Inbox of this machine');

export async function loader(args: LoaderFunctionArgs) {
  const to = new URL(args.request.url).searchParams.get('to') ?? '';
  return { to, mails: await mailsTo(args, to) };
}

export default function Inbox() {
  const { to, mails } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="frame onboard">
      <div className="narrow stack">
        <div>
          <h1>Inbox of this machine</h1>
          <p className="muted">
            Without a mail server, emails are kept in the database and shown here.
          </p>
        </div>
        <Form noValidate className="with-go with-go--end" method="get">
          <TextField name="to" label="Sent to" defaultValue={to} type="email" isOptional />
          <Button type="submit" look="secondary">
            Show
          </Button>
        </Form>
        {mails.length === 0 ? (
          <EmptyState text="No emails have been sent yet." />
        ) : (
          mails.map((mail) => <MailCard key={mail.id} mail={mail} />)
        )}
      </div>
    </main>
  );
}

function MailCard({ mail }: { mail: Mail }) {
  return (
    <article className="card card__pad stack stack--s">
      <h2 dir="auto">{mail.subject}</h2>
      <p className="quiet">
        To {mail.to} · <TimeAgo at={mail.sentAt} />
      </p>
      <Words text={mail.text} />
      <p>
        <a href={`/dev/inbox/${mail.id}?to=${encodeURIComponent(mail.to)}`}>
          Show it as mail programs do<span className="sr-only">: {mail.subject}</span>
        </a>
      </p>
    </article>
  );
}

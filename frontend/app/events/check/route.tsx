import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { BadgeCheck, SearchX } from 'lucide-react';
import { ORGANISER_ZONE } from '../../../../backend/src/events/event-time.rules';
import { pageTitle } from '../../lib/meta';
import type { PageHandle } from '../../shell/page-handle';
import { DrName } from '../../ui/dr-name';
import { Icon } from '../../ui/icon';
import { StatePage } from '../../ui/state-page';
import { certified } from '../api.server';
import { dayInWords } from '../event-times';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => [
  ...pageTitle('Check a certificate'),
  { name: 'robots', content: 'noindex' },
];
export const headers = () => ({ 'Cache-Control': 'no-store' });

const UNKNOWN = 404;

/** /v/{code}: lets anybody check that a certificate is genuine. */
export async function loader(args: LoaderFunctionArgs) {
  const certificate = await certified(args, args.params.code ?? '');
  return data({ certificate }, { status: certificate ? 200 : UNKNOWN });
}

export default function CheckCertificate() {
  const { certificate } = useLoaderData<typeof loader>();
  if (!certificate)
    return (
      <StatePage>
        <Icon of={SearchX} size="l" />
        <h1>No certificate has this code.</h1>
        <p className="muted">
          Please check it against the certificate, character by character. A certificate is also
          invalid once its holder has left Suture.
        </p>
      </StatePage>
    );
  const { name, title, host, date, code } = certificate;
  return (
    <StatePage>
      <Icon of={BadgeCheck} size="l" />
      <h1>This certificate is genuine.</h1>
      <p>
        <b>
          <DrName of={name} />
        </b>{' '}
        joined <b>{title}</b> on {dayInWords(date, ORGANISER_ZONE)}
        {host && `, hosted by ${host}`}.
      </p>
      <p className="muted tnum">Code {code}</p>
    </StatePage>
  );
}

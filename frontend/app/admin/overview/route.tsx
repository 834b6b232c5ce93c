import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { AdminFrame, Choices } from '../../shell/admin-frame';
import { adminHomeOf } from '../../shell/administration';
import { admitSignedIn } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import { type Overview, overview } from '../api.server';
import { Asking } from './asking';
import { DayPlot } from './day-plot';
import { shown } from './figures';
import { Queues } from './queues';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Administration');

export async function loader(args: LoaderFunctionArgs) {
  const { roles } = await admitSignedIn(args);
  const home = adminHomeOf(roles);
  // Moderators and editors have no overview: their work begins elsewhere.
  if (home && home !== '/admin') throw redirect(home);
  const days = new URL(args.request.url).searchParams.get('days');
  return overview(args, days ? Number(days) : undefined);
}

const spans = [
  { value: '1', to: '/admin?days=1', label: 'Today' },
  { value: '7', to: '/admin', label: '7 days' },
  { value: '30', to: '/admin?days=30', label: '30 days' },
];

export default function AdminOverview() {
  const figures = useLoaderData<typeof loader>();
  return (
    <AdminFrame
      title="Overview"
      choices={<Choices label="How far back" current={String(figures.days)} of={spans} />}
    >
      <ul className="admin__figures">
        {tiles(figures).map(({ name, value, note }) => (
          <li key={name} className="card card__pad admin__figure">
            {name}
            <b>{value}</b>
            <span className="quiet">{note}</span>
          </li>
        ))}
      </ul>
      <p className="card card__pad">
        <Link to="/admin/reports">{figures.open_reports} open reports</Link>
        {figures.oldest_report_at && (
          <span className="quiet">
            {' '}
            · the oldest <TimeAgo at={figures.oldest_report_at} />
          </span>
        )}
        {' · '}
        <Link to="/admin/registrations">
          {figures.registrations_to_check} registrations to check
        </Link>
      </p>
      <DayPlot days={figures.by_day} />
      <Asking rows={figures.asking} />
      <Queues queues={figures.queues} />
    </AdminFrame>
  );
}

function tiles(figures: Overview) {
  const minutes = figures.first_answer_minutes;
  return [
    { name: 'Members', value: shown(figures.members), note: 'with the first two steps done' },
    {
      name: 'Active members',
      value: shown(figures.active_members),
      note: `${shown(figures.active_before)} in the time before`,
    },
    {
      name: 'Cases posted',
      value: shown(figures.cases),
      note: `${shown(figures.open_cases)} open, ${shown(figures.unanswered_cases)} unanswered`,
    },
    {
      name: 'First answer, median',
      value: minutes === null ? 'none yet' : duration(minutes),
      note: 'by a colleague',
    },
    { name: 'Messages', value: shown(figures.messages), note: 'in all rooms' },
  ];
}

const duration = (minutes: number) =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

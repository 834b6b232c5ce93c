import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { AdminFrame, Choices } from '../../shell/admin-frame';
import { adminHomeOf } from '../../shell/administration';
import { admitSignedIn } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { numberIn } from '../../wire/address.server';
import { overview } from '../api.server';
import { figures, joining } from '../figures.server';
import { Activity } from './activity';
import { AskingFigures } from './asking';
import { DayPlot } from './day-plot';
import { HeadlineFigures } from './headline-figures';
import { JoiningSteps } from './joining';
import { LateWorks } from './late-work';
import { Queues } from './queues';
import { Bounces } from './refused-mails';
import { Storage } from './storage';
import { WhatWaits } from './what-waits';
import '../fold.css';
import './overview.css';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Administration');

export async function loader(args: LoaderFunctionArgs) {
  const { roles } = await admitSignedIn(args);
  const home = adminHomeOf(roles);
  // Moderators and editors have no overview; redirect them to their own start page.
  if (home && home !== '/admin') throw redirect(home);
  const { searchParams } = new URL(args.request.url);
  const [days, joined] = ['days', 'joined'].map((word) => numberIn(searchParams.get(word)));
  const [known, steps, others] = await Promise.all([
    overview(args, days),
    joining(args, joined),
    figures(args),
  ]);
  return { ...known, joining: steps, isJoiningAsked: joined !== undefined, ...others };
}

const SPANS = [
  { value: '1', label: 'Today' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
];

/** Changing the period keeps the one chosen for the sign-up funnel. */
const spansFor = (joined: number | null) =>
  SPANS.map((span) => ({
    ...span,
    to: `/admin?days=${span.value}${joined === null ? '' : `&joined=${joined}`}`,
  }));

export default function AdminOverview() {
  const { activity, storage, refused, late, isJoiningAsked, ...figures } =
    useLoaderData<typeof loader>();
  const spans = spansFor(isJoiningAsked ? figures.joining.days : null);
  return (
    <AdminFrame
      title="Overview"
      choices={<Choices label="Period" current={String(figures.days)} of={spans} />}
    >
      <WhatWaits of={figures.waits} />
      <HeadlineFigures of={figures} />
      <DayPlot days={figures.by_day} />
      <JoiningSteps joining={figures.joining} days={figures.days} isOpen={isJoiningAsked} />
      <Activity of={activity} />
      <AskingFigures rows={figures.asking} />
      <Queues queues={figures.queues} />
      <LateWorks of={late} />
      <Bounces of={refused} />
      <Storage of={storage} />
    </AdminFrame>
  );
}

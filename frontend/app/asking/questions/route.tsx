import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { QuestionState } from '../../../../backend/src/asking/asking.rules';
import { pageTitle } from '../../lib/meta';
import { setToast } from '../../shell/flash.server';
import { requireMember } from '../../shell/guard.server';
import { useFresh } from '../../shell/use-fresh';
import { Count } from '../../ui/count';
import { EmptyState } from '../../ui/empty-state';
import { MoreLink } from '../../ui/more-link';
import { Tabs } from '../../ui/tabs';
import { beforeIn } from '../../wire/address.server';
import { pageBefore } from '../../wire/browser.server';
import { readForm } from '../../wire/sent-form.server';
import {
  askingSettings,
  passQuestion,
  questionsTo,
  saveAskingSettings,
  tallyOf,
} from '../api.server';
import { AskingAside } from './asking-aside';
import { QuestionCard } from './question-card';
import { settingsIn } from './settings-form.server';
import './questions.css';

const PATH = '/questions';

/** The states shown under each tab. */
const TABS = {
  open: { label: 'Open', states: ['open', 'seen'] },
  answered: { label: 'Answered', states: ['answered'] },
  past: { label: 'Passed and ended', states: ['passed', 'ended'] },
} as const satisfies Record<string, { label: string; states: readonly QuestionState[] }>;
type TabName = keyof typeof TABS;

const NOTHING: Readonly<Record<TabName, string>> = {
  open: 'No questions are waiting for you.',
  answered: 'You have not answered a question yet.',
  past: 'You have not passed a question, and none has ended without you.',
};

export const meta: MetaFunction = () => pageTitle('Questions to me');

const tabIn = (request: Request): TabName => {
  const name = new URL(request.url).searchParams.get('state') ?? '';
  return name in TABS ? (name as TabName) : 'open';
};

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const tab = tabIn(args.request);
  const wanted = { states: TABS[tab].states, before: beforeIn(args.request) };
  const [page, tally, settings] = await Promise.all([
    questionsTo(args, wanted),
    tallyOf(args),
    askingSettings(args),
  ]);
  return { tab, page, tally, settings, zones: Intl.supportedValuesOf('timeZone') };
}

/** With `pass`, passes on the question of that id; without, saves the settings. */
export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const form = await readForm(args.request);
  const id = Number(form.get('pass'));
  const reply = id
    ? await passQuestion(args, id)
    : await saveAskingSettings(args, settingsIn(form));
  const toast = await setToast({ kind: reply.ok ? 'success' : 'error', text: reply.msg });
  return redirect(pageBefore(args.request, PATH), { headers: { 'Set-Cookie': toast } });
}

export default function Questions() {
  useFresh();
  const { tab, page, tally, settings, zones } = useLoaderData<typeof loader>();
  const tabs = (Object.keys(TABS) as TabName[]).map((name) => ({
    to: name === 'open' ? PATH : `${PATH}?state=${name}`,
    label: TABS[name].label,
    isCurrent: name === tab,
    badge: name === 'open' && <Count of={tally.open} what="open" />,
  }));
  return (
    <main id="main" className="frame layout layout--aside">
      <div className="stack">
        <div>
          <h1>Questions to me</h1>
          <p className="muted">
            Colleagues are asking for your opinion. If you cannot help, pass: it costs you nothing,
            and someone else is asked.
          </p>
        </div>
        <Tabs label="State" tabs={tabs} />
        {page.questions.length === 0 ? (
          <Nothing tab={tab} />
        ) : (
          <ul className="feed">
            {page.questions.map((question) => (
              <QuestionCard key={question.id} question={question} />
            ))}
          </ul>
        )}
        <MoreLink before={page.nextBefore}>Load more questions</MoreLink>
      </div>
      <AskingAside settings={settings} zones={zones} tally={tally} />
    </main>
  );
}

/** Also explains how members are chosen. */
function Nothing({ tab }: { tab: TabName }) {
  return (
    <EmptyState text={NOTHING[tab]}>
      <p className="muted">
        The author of a case may ask ten members of its speciality. Those who were asked least in
        the last 30 days come first; a confirmed registration, and advice that helped before, count
        for you. Nobody is asked in their quiet hours or above their daily limit.
      </p>
    </EmptyState>
  );
}

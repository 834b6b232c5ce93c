import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import {
  Bell,
  CircleUser,
  Download,
  EyeOff,
  MessageCircleQuestion,
  ShieldCheck,
  Smartphone,
} from 'lucide-react';
import { pageTitle } from '../../lib/meta';
import { drName } from '../../lib/words';
import { told } from '../../shell/done.server';
import { admitSignedIn } from '../../shell/guard.server';
import { Icon } from '../../ui/icon';
import { idIn } from '../../wire/address.server';
import { noStore } from '../../wire/no-store.server';
import { readForm } from '../../wire/sent-form.server';
import { accountSecurity, ownPasskeys } from '../account.server';
import { deviceName } from '../device-name';
import { endOtherSessions, endSession, openSessions } from '../open-sessions.server';
import { type Choices, choicesOf, switchIn } from './choices.server';
import { Devices } from './devices';
import { Row, Section } from './section';
import { Security } from './security';
import { SwitchRow } from './switch-row';
import '../settings.css';

export const meta: MetaFunction = () => pageTitle('Settings');
export const headers = noStore;

export async function loader(args: LoaderFunctionArgs) {
  const { memberId, email, fullName, state } = await admitSignedIn(args);
  const isMember = state === 'member';
  const [security, passkeys, sessions, choices] = await Promise.all([
    accountSecurity(args),
    ownPasskeys(args),
    openSessions(args),
    isMember ? choicesOf(args) : null,
  ]);
  return {
    memberId,
    email,
    fullName,
    security,
    passkeys,
    choices,
    isMember,
    device: deviceName(args.request.headers.get('user-agent') ?? ''),
    sessions: sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
  };
}

/**
 * Sets a switch, if one was sent. Otherwise `end` is the number of the session to end; without it
 * all other sessions end.
 */
export async function action(args: ActionFunctionArgs) {
  await admitSignedIn(args);
  const form = await readForm(args.request);
  const switched = await switchIn(args, form);
  if (switched) return told(switched.reply, `/settings#${switched.place}`);
  const id = form.get('end');
  const reply =
    typeof id === 'string' ? await endSession(args, idIn(id)) : await endOtherSessions(args);
  return told(reply, '/settings#devices');
}

const PLACES = [
  { to: '#account', label: 'Account', icon: CircleUser, forMembers: false },
  { to: '#security', label: 'Log-in and security', icon: ShieldCheck, forMembers: false },
  { to: '#devices', label: 'Devices', icon: Smartphone, forMembers: false },
  { to: '#notifications', label: 'Notifications', icon: Bell, forMembers: true },
  { to: '#asked', label: 'Questions to me', icon: MessageCircleQuestion, forMembers: true },
  { to: '#privacy', label: 'Privacy', icon: EyeOff, forMembers: true },
  { to: '#data', label: 'Your data', icon: Download, forMembers: false },
];

export default function Settings() {
  const { isMember, memberId, security, sessions, choices, ...page } =
    useLoaderData<typeof loader>();
  return (
    <main id="main" className="frame layout layout--2">
      <nav className="card side-nav set-nav" aria-label="Settings">
        <ul>
          {PLACES.filter(({ forMembers }) => isMember || !forMembers).map(({ to, label, icon }) => (
            <li key={to}>
              <a href={to}>
                <Icon of={icon} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="stack set-col">
        <div>
          <h1>Settings</h1>
          <p className="muted">
            Before a change that could lock you out, we ask you to confirm your identity.
          </p>
        </div>
        <Section id="account" title="Account">
          <Row
            name="Email"
            text={
              security.newEmail
                ? `${page.email} · ${security.newEmail} not yet confirmed`
                : page.email
            }
            to="/account/email"
            doing={security.newEmail ? 'Enter the code' : 'Change'}
          />
          {isMember && (
            <>
              <Row
                name="Mobile"
                text="Only you can see it"
                to="/profile/edit/phone"
                doing="Change"
              />
              <Row
                name="Name and gender"
                text={drName(page.fullName)}
                to="/profile/edit/name"
                doing="Edit"
              />
            </>
          )}
        </Section>
        <Security
          memberId={memberId}
          security={security}
          passkeys={page.passkeys}
          device={page.device}
        />
        <Devices memberId={memberId} sessions={sessions} hasPassword={security.hasPassword} />
        {choices && <ForMembers choices={choices} />}
        <Section id="data" title="Your data">
          <Row
            name="Export"
            text="Profile, cases, comments and files. A link comes by email and lasts 24 hours or three downloads."
            to="/account/export"
            doing="Request"
          />
          <Row
            name="Leave Suture"
            text="Everything is hidden at once and erased within 24 hours. Messages stay with others as “Deleted member”."
            to="/account/leave"
            doing="Delete account"
          />
        </Section>
      </div>
    </main>
  );
}

/** Settings of other domains; the most used ones have a switch. */
function ForMembers({ choices: { takes, maxPerDay, digest } }: { choices: Choices }) {
  return (
    <>
      <Section
        id="notifications"
        title="Notifications"
        text="Push and email never contain clinical words."
      >
        <SwitchRow
          name="digest"
          label="Emails with what you missed"
          text={
            digest === 'never'
              ? 'None, however long you are away'
              : `${digest === 'weekly' ? 'Once a week' : 'Once a day'}, while you are away`
          }
          isOn={digest !== 'never'}
        />
        <Row
          name="What you are told, and how"
          text="In the app, by push and by email, for each kind of notification"
          to="/notifications/preferences"
          doing="Change"
        />
      </Section>
      <Section
        id="asked"
        title="Questions to me"
        text="Colleagues can ask ten surgeons at a time. You decide how often you are one of them."
      >
        <SwitchRow
          name="takes"
          label="Take questions"
          text={takes ? `${maxPerDay} in 24 hours at most` : 'Nobody can ask you'}
          isOn={takes}
        />
        <Row
          name="When you may be asked"
          text="How many a day, quiet hours, languages and time zone"
          to="/questions"
          doing="Change"
        />
      </Section>
      <Section id="privacy" title="Privacy">
        <Row
          name="People you may know"
          text="Whether you are suggested to colleagues of your school, city or speciality."
          to="/people"
          doing="Change"
        />
        <Row
          name="Quoting your answers"
          text="Whether visitors may read one of your answers on the public page of cases."
          to="/profile/edit/quoting"
          doing="Change"
        />
        <Row
          name="Blocked and muted"
          text="Whom you blocked, for both of you; whom and what you muted, for you alone."
          to="/blocked"
          doing="Show"
        />
      </Section>
    </>
  );
}

import { data, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { waitingWork } from './admin/api.server';
import { ProfileActions as ActionsOfServer } from './connections/profile-actions';
import { Bell } from './notifications/bell';
import { PushCare } from './notifications/push-care';
import { bells } from './notifications/unread.server';
import { useOutbox } from './outbox/use-outbox';
import { ProfileSlotsProvider } from './profiles/profile-slots';
import { SurgeonSearch } from './search/surgeon-search';
import { keepOpenForms } from './shell/enhance/open-forms';
import { tellTimeZone } from './shell/enhance/time-zone';
import enhanceUrl from './shell/enhance?worker&url';
import { ErrorPage } from './shell/error-page';
import { clearToast, readToast } from './shell/flash.server';
import { Footer } from './shell/footer';
import { sessionOf } from './shell/guard.server';
import { Header } from './shell/header';
import { HelpLine } from './shell/help-line';
import { useNonce } from './shell/nonce';
import { usePageHandle } from './shell/page-handle';
import { PhoneBar } from './shell/phone-bar';
import { RestrictionNotice } from './shell/restriction-notice';
import { readTheme } from './shell/theme.server';
import { readerClockOf, zoneOf } from './shell/time-zone.server';
import { Toasts } from './shell/toasts';
import { unlessTurned } from './shell/turns';
import { UpgradeNotice } from './shell/upgrade-notice';
import { showsNotice } from './site/notice.server';
import { interfaceFont } from './ui/fonts';
import { useLinksOfPage } from './ui/link';
import { part } from './ui/part';
import './root.css';

export const links: LinksFunction = () => [
  interfaceFont,
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** A picture of a case is turned to without a round trip. */
export const shouldRevalidate = unlessTurned;

export async function loader(args: LoaderFunctionArgs) {
  const [session, toast, notice] = await Promise.all([
    sessionOf(args),
    readToast(args.request),
    showsNotice(args),
  ]);
  const isMember = session?.state === 'member' && !session.owesSecondStep;
  const { pathname, search } = new URL(args.request.url);
  const { unread, waiting, questions, chats } = isMember
    ? await bells(args, pathname + search)
    : { unread: 0, waiting: 0, questions: 0, chats: 0 };
  const isAtWork = isMember && session.roles.length > 0 && pathname.startsWith('/admin');
  const work = isAtWork ? await waitingWork(args) : {};
  const page = {
    session,
    unread,
    waiting,
    chats,
    questions,
    work,
    zone: zoneOf(args.request),
    clock: readerClockOf(args.request),
    toast,
    theme: readTheme(args.request),
    now: new Date().toISOString(),
    origin: new URL(args.request.url).origin,
    requestId: args.context.requestId,
    stores: args.context.stores,
    supportEmail: args.context.supportEmail,
    operator: args.context.operator.name,
    socialLinks: args.context.socialLinks,
    notice,
  };
  return data(page, toast ? { headers: { 'Set-Cookie': await clearToast() } } : undefined);
}

/**
 * Tells the end-to-end tests that the page is interactive: React runs a parent's effects after
 * those of all its children.
 */
function markHydrated() {
  document.documentElement.dataset.hydrated = '';
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const nonce = useNonce();
  const { hydrate } = usePageHandle();
  const theme = root?.theme ?? 'system';
  useEffect(markHydrated, []);
  return (
    <html
      lang="en"
      data-theme={theme === 'system' ? undefined : theme}
      data-page-of={root?.session?.pageOf}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12191c" />
        <Meta />
        <Links />
      </head>
      <body className={root?.session?.state === 'member' ? 'has-bottombar' : undefined}>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <Toasts first={root?.toast ?? null} />
        {root?.notice && <UpgradeNotice />}
        {children}
        {/* When this is rendered in the browser, JavaScript is running already; client-side
            navigation to a page without hydration still needs ScrollRestoration. */}
        {hydrate === false && typeof document === 'undefined' ? (
          <script type="module" src={enhanceUrl} />
        ) : (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

const ConnectionActions = import.meta.env.SSR
  ? ActionsOfServer
  : part('.phead__actions', () =>
      import('./connections/profile-actions').then((loaded) => loaded.ProfileActions),
    );
const profileSlots = { ConnectionActions };

export default function App() {
  return (
    <Shell>
      <ProfileSlotsProvider value={profileSlots}>
        <Outlet />
      </ProfileSlotsProvider>
    </Shell>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Shell>
      <ErrorPage error={error} />
    </Shell>
  );
}

/** Rendered for members only, so visitors get no cookie and their pages stay cacheable. */
function MembersCare({ memberId }: { memberId: number }) {
  useOutbox(memberId);
  useEffect(tellTimeZone, []);
  useEffect(keepOpenForms, []);
  return null;
}

function Shell({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const { shell = 'site', footer, hasOwnBar } = usePageHandle();
  useLinksOfPage();
  const session = root?.session ?? null;
  if (shell === 'bare')
    return (
      <>
        {children}
        <Footer isFull={footer === 'full'} />
      </>
    );
  return (
    <>
      {session?.restriction && <RestrictionNotice of={session.restriction} />}
      <Header
        session={session}
        isOnboarding={shell === 'onboarding'}
        waiting={root?.waiting ?? 0}
        search={<SurgeonSearch />}
        bell={<Bell />}
      />
      {children}
      {shell === 'onboarding' && <HelpLine />}
      {shell === 'site' && (
        <Footer
          isFull={footer === 'full'}
          isForDesks={session?.state === 'member' && footer !== 'phones'}
        />
      )}
      {session?.state === 'member' && !hasOwnBar && <PhoneBar />}
      {session?.state === 'member' && <MembersCare memberId={session.memberId} />}
      {session?.state === 'member' && <PushCare memberId={session.memberId} />}
    </>
  );
}

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
import type { ReactNode } from 'react';
import { bells } from './api/notifications.server';
import { ErrorPage } from './components/error-page';
import { Footer } from './components/footer';
import { Header } from './components/header';
import { useLinksOfPage } from './components/link';
import { PhoneBar } from './components/phone-bar';
import { PushCare } from './components/push-care';
import { Toasts } from './components/toasts';
import { UpgradeNotice } from './components/upgrade-notice';
import enhanceUrl from './enhance?worker&url';
import { clearToast, readToast } from './lib/flash.server';
import { interfaceFont } from './lib/fonts';
import { sessionOf } from './lib/guard.server';
import { useNonce } from './lib/nonce';
import { showsNotice } from './lib/notice.server';
import { usePageHandle } from './lib/page-handle';
import { readTheme } from './lib/theme.server';
import './styles/app.css';

export const links: LinksFunction = () => [
  interfaceFont,
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export async function loader(args: LoaderFunctionArgs) {
  const [session, toast, notice] = await Promise.all([
    sessionOf(args),
    readToast(args.request),
    showsNotice(args),
  ]);
  const isMember = session?.state === 'member';
  const { pathname, search } = new URL(args.request.url);
  const { unread, waiting } = isMember
    ? await bells(args, pathname + search)
    : { unread: 0, waiting: 0 };
  const page = {
    session,
    unread,
    waiting,
    toast,
    theme: readTheme(args.request),
    now: new Date().toISOString(),
    origin: new URL(args.request.url).origin,
    requestId: args.context.requestId,
    stores: args.context.stores,
    supportEmail: args.context.supportEmail,
    socialLinks: args.context.socialLinks,
    notice,
  };
  return data(page, toast ? { headers: { 'Set-Cookie': await clearToast() } } : undefined);
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const nonce = useNonce();
  const { hydrate } = usePageHandle();
  const theme = root?.theme ?? 'system';
  return (
    <html lang="en" data-theme={theme === 'system' ? undefined : theme}>
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
        {root?.notice && <UpgradeNotice />}
        {children}
        <Toasts first={root?.toast ?? null} />
        {hydrate === false ? (
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

export default function App() {
  return (
    <Shell>
      <Outlet />
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

function Shell({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const { shell = 'site', footer } = usePageHandle();
  useLinksOfPage();
  if (shell === 'bare') return children;
  const session = root?.session ?? null;
  return (
    <>
      <Header session={session} isOnboarding={shell === 'onboarding'} />
      {children}
      {shell === 'site' && <Footer isFull={footer === 'full'} />}
      {session?.state === 'member' && <PhoneBar memberId={session.memberId} />}
      {session?.state === 'member' && <PushCare memberId={session.memberId} />}
    </>
  );
}

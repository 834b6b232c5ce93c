import type { Providers } from './api.server';
import './auth.css';

/**
 * Plain links, because the API redirects to Google or Apple. Only configured providers are shown.
 */
export function SocialButtons({ providers, next }: { providers: Providers; next?: string | null }) {
  if (!providers.google && !providers.apple) return null;
  const query = next ? `?${new URLSearchParams({ next })}` : '';
  return (
    <>
      <p className="divider">
        <span>or</span>
      </p>
      <div className="stack stack--s">
        {providers.google && (
          <a className="btn btn--secondary btn--wide" href={`/api/v1/auth/google${query}`}>
            <GoogleMark />
            Continue with Google
          </a>
        )}
        {providers.apple && (
          <a className="btn btn--secondary btn--wide" href={`/api/v1/auth/apple${query}`}>
            <AppleMark />
            Continue with Apple
          </a>
        )}
      </div>
    </>
  );
}

function GoogleMark() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <g stroke="none">
        <path
          fill="#4285F4"
          d="M21.6 12.2c0-.7-.1-1.3-.2-1.9H12v3.7h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.3z"
        />
        <path
          fill="#34A853"
          d="M12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5c-.9.6-2 1-3.4 1-2.6 0-4.8-1.8-5.6-4.1H3.1v2.6A10 10 0 0 0 12 22z"
        />
        <path fill="#FBBC05" d="M6.4 14a6 6 0 0 1 0-3.9V7.5H3.1a10 10 0 0 0 0 9z" />
        <path
          fill="#EA4335"
          d="M12 6c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 3.1 7.5l3.3 2.6C7.2 7.7 9.4 6 12 6z"
        />
      </g>
    </svg>
  );
}

function AppleMark() {
  return (
    <svg className="icon icon--fill" viewBox="0 0 24 24" aria-hidden="true">
      <path
        stroke="none"
        d="M16.6 12.7c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.1-2.8.9-3.5.9s-1.9-.8-3.1-.8c-1.6 0-3 .9-3.9 2.3-1.6 2.9-.4 7.1 1.2 9.4.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3.1.7 2.1-1.1 2.8-2.2c.9-1.3 1.3-2.5 1.3-2.6 0 0-2.4-1-2.4-4zM14.3 5.8c.6-.8 1.1-1.9 1-3-.9 0-2.1.6-2.7 1.4-.6.7-1.1 1.8-1 2.9 1 .1 2.1-.5 2.7-1.3z"
      />
    </svg>
  );
}

import { isRouteErrorResponse, useRouteLoaderData } from '@remix-run/react';
import { LinkButton } from '../ui/button';
import { Thread } from '../ui/empty-state';
import { StatePage } from '../ui/state-page';
import { Words } from '../ui/words';

interface Sentence {
  title: string;
  text: string;
}

const MALFORMED: Sentence = {
  title: 'That did not work.',
  text: 'The request could not be read. Go back and try it once more.',
};

const sentences: Record<number, Sentence> = {
  400: MALFORMED,
  401: { title: 'Please log in.', text: 'Your session has ended. Nothing of yours is lost.' },
  403: {
    title: 'You do not have access to this page.',
    text: 'You are logged in, but this page belongs to someone else.',
  },
  404: {
    title: 'This thread ends here.',
    text: 'The page may have moved, or it is not there for you. Nothing of yours is lost.',
  },
  409: {
    title: 'This page is out of date.',
    text: 'Something has changed since you opened it. Reload the page to see it as it is now.',
  },
  413: {
    title: 'That was too large.',
    text: 'Shorten the text or choose a smaller file, and try again.',
  },
  415: { title: 'That file type is not accepted.', text: 'Choose another file and try again.' },
  429: {
    title: 'Too many requests.',
    text: 'Those were too many requests at once. Wait a minute and try again.',
  },
  503: {
    title: 'One moment, please.',
    text: 'A part of Suture is not available right now. Try again in a minute.',
  },
};

const unforeseen: Sentence = {
  title: 'Something went wrong.',
  text: 'It is our fault, not yours. Try again; if it keeps happening, tell us the reference below.',
};

const NOT_SENT =
  'Your session had ended, so this was not sent. Copy what you typed, log in and send it again.';

/** What the API says of a case that somebody knows of and cannot see. */
const spokenOf: Record<string, Sentence> = {
  'This case is being checked.': {
    title: 'This case is being checked.',
    text: 'It is hidden for now. You find it here again once that is done. Nothing of yours is lost.',
  },
  'This case was deleted by its author.': {
    title: 'This thread ends here.',
    text: 'This case was deleted by its author. Nothing of yours is lost.',
  },
};

const spoken = (error: unknown) => spokenOf[wordIn(error, 'message') ?? ''];

export function ErrorPage({ error }: { error: unknown }) {
  const root = useRouteLoaderData<{ session: { state: string } | null; requestId: string }>('root');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } =
    spoken(error) ?? sentences[status] ?? (status < 500 ? MALFORMED : unforeseen);
  const typed = typedIn(error);
  const reference = wordIn(error, 'requestId') ?? root?.requestId;
  const isMember = root?.session?.state === 'member';
  return (
    <StatePage>
      <title>{`${title} · Suture`}</title>
      <Thread />
      <h1>{title}</h1>
      <p className="muted">{wordIn(error, 'sentence') ?? (typed.length > 0 ? NOT_SENT : text)}</p>
      {typed.map((words) => (
        <Words key={words} text={words} />
      ))}
      <div className="row">
        {isMember ? (
          <LinkButton to="/community">Clinical Case Feed</LinkButton>
        ) : (
          <LinkButton to={status === 401 ? '/login' : '/'}>
            {status === 401 ? 'Log in' : 'Home'}
          </LinkButton>
        )}
      </div>
      <p className="quiet">
        Error {status}
        {reference && ` · Reference ${reference}`}
      </p>
    </StatePage>
  );
}

/** What was typed in a form that came after its session had ended. */
function typedIn(error: unknown): string[] {
  if (!isRouteErrorResponse(error) || !Array.isArray(error.data?.typed)) return [];
  return error.data.typed.map(String);
}

/** What the thrown response says itself: its reference, or why the page is refused. */
function wordIn(error: unknown, word: 'requestId' | 'sentence' | 'message'): string | undefined {
  if (!isRouteErrorResponse(error) || typeof error.data !== 'object' || error.data === null)
    return undefined;
  return word in error.data ? String(error.data[word]) : undefined;
}

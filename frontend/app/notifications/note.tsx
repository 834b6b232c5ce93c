import { useFetcher, useLocation } from '@remix-run/react';
import { Check } from 'lucide-react';
import { RequestAnswer } from '../connections/request-answer';
import { Button } from '../ui/button';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { TimeAgo } from '../ui/time-ago';
import { useRefusal } from '../ui/use-refusal';
import { Measured, Words } from '../ui/words';
import type { Note } from './api.server';
import { NoteSign } from './note-sign';
import './note.css';

/**
 * A notification. Opening another page marks it as read on the server; if the linked page is
 * already open, following the link marks it with a request.
 */
export function NoteItem({ note }: { note: Note }) {
  const fetcher = useFetcher<{ refusal?: string }>({ key: `read ${note.id}` });
  useRefusal(fetcher.data);
  const isUnread = !note.isRead && !fetcher.formData;
  const read = { intent: 'read', id: String(note.id) };
  const { pathname, search } = useLocation();
  const isHere = note.link.split('#')[0] === pathname + search;
  const follow = () => {
    if (isUnread && isHere) fetcher.submit(read, { method: 'post', action: '/notifications' });
  };
  return (
    <li className={classNames('note', isUnread && 'note--unread')}>
      <NoteSign note={note} />
      <div>
        <p>
          <Link className="note__link" to={note.link} onClick={follow}>
            {isUnread && <span className="sr-only">Unread: </span>}
            {note.who && (
              <strong>
                <bdi>{note.who}</bdi>
              </strong>
            )}{' '}
            {note.title ? note.text.replace(/\.$/, '') : note.text}
            {note.title && (
              <>
                :{' '}
                <strong>
                  <bdi>
                    <Measured text={note.title} />
                  </bdi>
                </strong>
              </>
            )}
          </Link>
        </p>
        {note.quote && <Words as="blockquote" className="note__quote" text={`“${note.quote}”`} />}
        {note.connection && note.actor && (
          <RequestAnswer actor={note.actor} connection={note.connection} />
        )}
        <p className="quiet">
          <TimeAgo at={note.at} />
        </p>
      </div>
      {isUnread && (
        <fetcher.Form noValidate className="note__act" method="post" action="/notifications">
          <input type="hidden" name="id" value={note.id} />
          <Button
            type="submit"
            look="quiet"
            isIcon
            name="intent"
            value="read"
            aria-label="Mark as read"
            title="Mark as read"
          >
            <Icon of={Check} />
          </Button>
        </fetcher.Form>
      )}
    </li>
  );
}

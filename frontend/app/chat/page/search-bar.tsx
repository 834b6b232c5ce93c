import { Form } from '@remix-run/react';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useHydrated } from '../../ui/use-hydrated';

/** Searches the messages of the room; words match by their beginnings. */
export function SearchBar({ roomId, words }: { roomId: number; words: string }) {
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) input.current?.focus();
  }, [isHydrated]);
  return (
    <Form noValidate className="chat__find" method="get" action="/chat" replace preventScrollReset>
      <input type="hidden" name="room" value={roomId} />
      <input
        dir="auto"
        ref={input}
        className="input"
        type="search"
        name="q"
        defaultValue={words}
        aria-label="Search in this chat"
        placeholder="Search in this chat"
      />
      <button className="btn btn--secondary" type="submit">
        Search
      </button>
      <Link
        className="btn btn--quiet btn--icon"
        to={`/chat?room=${roomId}`}
        aria-label="End search"
        preventScrollReset
      >
        <Icon of={X} />
      </Link>
    </Form>
  );
}

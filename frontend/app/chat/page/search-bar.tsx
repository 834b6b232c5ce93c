import { X } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { ChatMessage } from '../chat';
import { searchMessages } from './messages-client';

interface SearchBarProps {
  roomId: number;
  onFound: (messages: ChatMessage[]) => void;
  onEnd: () => void;
}

/** Finds messages of the room by the beginnings of their words. */
export function SearchBar({ roomId, onFound, onEnd }: SearchBarProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const search = async (event: FormEvent) => {
    event.preventDefault();
    const words = input.current?.value.trim() ?? '';
    if (words) onFound(await searchMessages(roomId, words));
  };
  return (
    <form
      data-works-offline
      className="chat__find"
      onSubmit={search}
      onKeyDown={(event) => event.key === 'Escape' && onEnd()}
    >
      <input
        ref={input}
        className="input"
        type="search"
        aria-label="Search in chat"
        placeholder="Search in chat"
      />
      <Button type="submit" look="secondary">
        Search
      </Button>
      <Button look="quiet" isIcon aria-label="End search" onClick={onEnd}>
        <Icon of={X} />
      </Button>
    </form>
  );
}

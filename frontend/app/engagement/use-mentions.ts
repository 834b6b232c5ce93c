import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { Author } from '../profiles/author.server';
import { useMembersNamed } from './use-members-named';

const MOST = 6;
/** An @ at the start of a word, and the part of a name typed after it. */
const NAME_BEGUN = /(?:^|\s)@([\p{L}][\p{L}'’.-]*(?: [\p{L}'’.-]*)?|)$/u;

/** Whether any word of the name begins with what was typed. */
const has = (name: string, typed: string) =>
  ` ${name}`.toLowerCase().includes(` ${typed.toLowerCase()}`);

/**
 * Type-ahead of members after an @ in a text area: those of the discussion first, then matches from
 * the server.
 */
export function useMentions(area: RefObject<HTMLTextAreaElement>, people: Author[]) {
  const [typed, setTyped] = useState<string | null>(null);
  const [current, setCurrent] = useState(0);
  const [named, setNamed] = useState<Author[]>([]);
  const found = useMembersNamed(typed);
  const near = typed === null ? [] : people.filter(({ fullName }) => has(fullName, typed));
  const all = [
    ...near,
    ...found.filter(({ memberId }) => !near.some((one) => one.memberId === memberId)),
  ];
  const matches = typed === null ? [] : all.slice(0, MOST);
  const isOpen = matches.length > 0;

  const look = () => {
    const { value = '', selectionStart = 0 } = area.current ?? {};
    setTyped(NAME_BEGUN.exec(value.slice(0, selectionStart))?.[1] ?? null);
    setCurrent(0);
    setNamed((known) => known.filter(({ fullName }) => value.includes(`@${fullName}`)));
  };
  const choose = (member: Author) => {
    if (!area.current || typed === null) return;
    const end = area.current.selectionStart;
    area.current.setRangeText(`${member.fullName} `, end - typed.length, end, 'end');
    setNamed((known) => [...known.filter(({ memberId }) => memberId !== member.memberId), member]);
    setTyped(null);
    area.current.focus();
  };
  /** @returns whether the list handled the key */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const chosen = event.key === 'Enter' || event.key === 'Tab' ? matches[current] : undefined;
    if (step) setCurrent((at) => (at + step + matches.length) % matches.length);
    else if (chosen) choose(chosen);
    else if (event.key === 'Escape') setTyped(null);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const list = (id: string) => ({
    'aria-autocomplete': 'list' as const,
    'aria-controls': isOpen ? `${id}-mentions` : undefined,
    'aria-activedescendant': isOpen ? `${id}-mention-${current}` : undefined,
    onInput: look,
    onClick: look,
    onBlur: () => setTyped(null),
  });
  return { matches, current, named, choose, onKeyDown, area: list, forget: () => setNamed([]) };
}

export type Mentions = ReturnType<typeof useMentions>;

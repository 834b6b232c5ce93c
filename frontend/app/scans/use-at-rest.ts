import { useEffect, useState } from 'react';

const AT_REST_MS = 500;

/** @returns words for reading aloud once they are at rest; nothing before they change first */
export function useAtRest(words: string): string {
  const [first] = useState(words);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const rest = setTimeout(() => {
      setSpoken((before) => (before || words !== first ? words : before));
    }, AT_REST_MS);
    return () => clearTimeout(rest);
  }, [words, first]);
  return spoken;
}

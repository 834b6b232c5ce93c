import { useCallback, useEffect, useState } from 'react';

const KEY = 'reels-sound';

/** Videos start muted; turning the sound on applies to all, until the tab is closed. */
export function useSound(): [isMuted: boolean, toggle: () => void] {
  const [isMuted, setMuted] = useState(true);
  useEffect(() => setMuted(sessionStorage.getItem(KEY) !== 'on'), []);
  const toggle = useCallback(() => {
    setMuted((was) => {
      sessionStorage.setItem(KEY, was ? 'on' : 'off');
      return !was;
    });
  }, []);
  return [isMuted, toggle];
}

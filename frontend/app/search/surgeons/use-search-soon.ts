import { useNavigation, useSubmit } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';

const PAUSE_MS = 200;

/** @param isOpen whether the filters are open above the results, and must stay open */
export function useSearchSoon(isOpen: boolean) {
  const submit = useSubmit();
  const timer = useRef<number>(0);
  const { state, formData } = useNavigation();
  const isLeaving = state === 'loading' && formData === undefined;
  // Following a link cancels a search that is still being debounced.
  useEffect(() => {
    if (isLeaving) window.clearTimeout(timer.current);
  }, [isLeaving]);
  return ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const given = [...new FormData(form)].filter(([, value]) => value !== '');
      const params = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
      if (isOpen) params.set('filters', 'open');
      submit(params, { action: '/search', replace: true, preventScrollReset: true });
    }, PAUSE_MS);
  };
}

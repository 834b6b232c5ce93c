import { useEffect, useRef, useState } from 'react';
import type { SimilarCase } from './similar.server';
import { countedSimilar, SimilarList } from './similar-list';
import './similar.css';

const PAUSE_MS = 600;
const SHORTEST = 5;

/** Similar cases, shown while a new case is written, from the form's field of that name. */
export function SimilarWhileWriting({ field }: { field: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [cases, setCases] = useState<SimilarCase[]>([]);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    let timer = 0;
    let asking = new AbortController();
    const listen = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      if (target.name !== field) return;
      window.clearTimeout(timer);
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      timer = window.setTimeout(() => void ask(target.value, signal).then(setCases), PAUSE_MS);
    };
    form.addEventListener('input', listen);
    return () => {
      form.removeEventListener('input', listen);
      window.clearTimeout(timer);
      asking.abort();
    };
  }, [field]);
  return (
    <div ref={place} aria-live="polite">
      {cases.length > 0 && (
        <details className="similar__note">
          <summary>{countedSimilar(cases)}</summary>
          <SimilarList cases={cases} opensBeside />
        </details>
      )}
    </div>
  );
}

/** Optional help: if the request fails, the form works without it. */
async function ask(text: string, signal: AbortSignal): Promise<SimilarCase[]> {
  if (text.trim().length < SHORTEST) return [];
  try {
    const response = await fetch(`/community/similar?${new URLSearchParams({ text })}`, { signal });
    return response.ok ? ((await response.json()) as { cases: SimilarCase[] }).cases : [];
  } catch {
    return [];
  }
}

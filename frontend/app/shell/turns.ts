import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { useEffect } from 'react';

const CASE_PAGE = /^\/caseDetails\/\d+$/;
const TURNS = ['picture', 'file', 'history', 't', 'to', 'series', 'slice', 'window'];

/**
 * True while requested data has not arrived. A turn cuts that off, so it must ask again:
 * otherwise the comment just posted is missing until the page is reloaded.
 */
let isAwaited = false;
let shown: unknown;

/** Whether one only turned to another picture of a case, or opened all of its history. */
function isTurn(from: URL, to: URL): boolean {
  return from.search !== to.search && CASE_PAGE.test(to.pathname) && restOf(from) === restOf(to);
}

function restOf({ pathname, searchParams }: URL): string {
  const others = new URLSearchParams(searchParams);
  for (const name of TURNS) others.delete(name);
  return `${pathname}?${others}`;
}

/** For `shouldRevalidate`: a turn needs no data from the server, and so does not wait for any. */
export function unlessTurned({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod === undefined && isTurn(currentUrl, nextUrl)) return isAwaited;
  isAwaited = defaultShouldRevalidate;
  return defaultShouldRevalidate;
}

/** @param read what the loader of the case gave; the root's data comes in the same answer */
export function useArrived(read: unknown): void {
  useEffect(() => {
    if (read === shown) return;
    shown = read;
    isAwaited = false;
  }, [read]);
}

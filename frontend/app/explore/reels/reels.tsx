import { useFetcher, useNavigate } from '@remix-run/react';
import { ChevronDown, ChevronUp, Volume2, VolumeX, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button, LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import type { Reel, ReelPage } from '../api.server';
import { exploreHref } from '../filter';
import { ReelView } from './reel';
import { useCurrent } from './use-current';
import { useKeys } from './use-keys';
import { useSound } from './use-sound';

interface ReelsProps {
  first: ReelPage;
  chosen: string[];
  memberId: number;
  /** The reel whose deletion is to be confirmed, without scripts. */
  asks: number | undefined;
}

const READ_AHEAD = 3;

/** One full-height video at a time, over the grid, which stays as it was. */
export function Reels({ first, chosen, memberId, asks }: ReelsProps) {
  const { reels, nextBefore, more } = useReels(first, chosen);
  const list = useRef<HTMLUListElement>(null);
  const { current, step } = useCurrent(list, reels[0]?.id);
  const [isMuted, toggleSound] = useSound();
  const close = useClose(chosen);
  const dialog = useAlone(current);
  const index = reels.findIndex(({ id }) => id === current);
  useKeys({ step, close, toggleSound });
  useEffect(() => {
    if (index >= reels.length - READ_AHEAD) more();
  }, [index, reels.length, more]);
  return (
    <dialog className="reels" open ref={dialog} tabIndex={-1} aria-modal="true" aria-label="Videos">
      <div className="reels__top">
        <LinkButton
          className="reels__btn"
          isIcon
          to={exploreHref('/explore', chosen)}
          preventScrollReset
          aria-label="Close"
          onClick={close}
        >
          <Icon of={X} />
        </LinkButton>
        {chosen[0] && (
          <p className="reels__count">
            {chosen.length > 1 ? `${chosen[0]} and ${chosen.length - 1} more` : chosen[0]}
          </p>
        )}
        <Button
          className="reels__btn needs-scripts"
          isIcon
          aria-pressed={!isMuted}
          aria-label="Sound"
          onClick={toggleSound}
        >
          <Icon of={isMuted ? VolumeX : Volume2} />
        </Button>
      </div>
      {reels.length === 0 && <EmptyState text="No Posts" />}
      <ul className="reels__list" ref={list}>
        {reels.map((reel, at) => (
          <ReelView
            key={reel.id}
            reel={reel}
            isCurrent={reel.id === current}
            isNear={Math.abs(at - index) <= 1}
            isMuted={isMuted}
            isOwn={reel.author.memberId === memberId}
            asks={asks === reel.id}
            search={exploreHref('', chosen)}
          />
        ))}
        {nextBefore !== null && (
          <li className="reels__more">
            <Link to={exploreHref('/explore/all', chosen, { before: nextBefore })}>
              More videos
            </Link>
          </li>
        )}
      </ul>
      <nav className="reels__nav desktop-only needs-scripts" aria-label="Videos">
        <Button className="reels__btn" isIcon aria-label="Previous video" onClick={() => step(-1)}>
          <Icon of={ChevronUp} />
        </Button>
        <Button className="reels__btn" isIcon aria-label="Next video" onClick={() => step(1)}>
          <Icon of={ChevronDown} />
        </Button>
      </nav>
    </dialog>
  );
}

/** The reels so far; `more` loads the next page, one request at a time. */
function useReels(first: ReelPage, chosen: string[]) {
  const fetcher = useFetcher<ReelPage>();
  const [pages, setPages] = useState<ReelPage[]>([]);
  const next = fetcher.data;
  useEffect(() => {
    if (next)
      setPages((known) =>
        known.some(({ reels }) => reels[0]?.id === next.reels[0]?.id) ? known : [...known, next],
      );
  }, [next]);
  const all = [first, ...pages];
  const nextBefore = all.at(-1)?.nextBefore ?? null;
  const { load, state } = fetcher;
  const filter = exploreHref('/explore/all', chosen);
  const more = useCallback(() => {
    if (nextBefore !== null && state === 'idle')
      load(`${filter}${filter.includes('?') ? '&' : '?'}before=${nextBefore}`);
  }, [nextBefore, state, load, filter]);
  const reels: Reel[] = [
    ...new Map(all.flatMap((page) => page.reels).map((reel) => [reel.id, reel])).values(),
  ];
  return { reels, nextBefore, more };
}

/** Goes back to the grid, which is as it was. */
function useClose(chosen: string[]) {
  const navigate = useNavigate();
  const to = exploreHref('/explore', chosen);
  return useCallback(
    (event?: { preventDefault(): void }) => {
      event?.preventDefault();
      navigate(to, { preventScrollReset: true });
    },
    [navigate, to],
  );
}

/**
 * With scripts everything behind the dialog is inert, except the toasts, which a native modal
 * dialog would cover, and the questions that it asks. On closing, focus moves to the reel's tile.
 */
function useAlone(current: number | undefined) {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(current);
  latest.current = current;
  useEffect(() => {
    const behind = [...document.body.children].filter(
      (one) => one !== dialog.current && !one.matches('.toast-region, dialog, script'),
    ) as HTMLElement[];
    for (const one of behind) one.inert = true;
    dialog.current?.focus({ preventScroll: true });
    return () => {
      for (const one of behind) one.inert = false;
      const tile = document.getElementById(`post-${latest.current}`);
      tile?.scrollIntoView({ block: 'nearest' });
      tile?.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}

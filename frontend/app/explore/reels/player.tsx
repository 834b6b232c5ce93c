import { Play } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon';
import { useHydrated } from '../../ui/use-hydrated';
import { waiting } from '../../ui/waiting';
import type { Reel } from '../api.server';
import { lineOf } from './network-line';
import { useVideoAddress } from './use-video-address';

interface PlayerProps {
  reel: Reel;
  isCurrent: boolean;
  isNear: boolean;
  isMuted: boolean;
}

/**
 * Plays while it is in view and pauses otherwise; a click toggles. Without scripts it has the
 * browser's own controls.
 */
export function Player({ reel, isCurrent, isNear, isMuted }: PlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const bar = useRef<HTMLProgressElement>(null);
  const isHydrated = useHydrated();
  const [isPlaying, setPlaying] = useState(false);
  const { address, renew } = useVideoAddress(reel);
  const toggle = useCallback(() => {
    if (video.current?.paused) void play(video.current);
    else video.current?.pause();
  }, []);
  usePlayedInView(video, isCurrent);
  return (
    <>
      <video
        className="waits"
        ref={video}
        src={address}
        style={waiting(reel)}
        // Ten posters at once would delay the video that was tapped.
        poster={((isNear || !isHydrated) && reel.posterUrl) || undefined}
        width={reel.width}
        height={reel.height}
        data-upright={(reel.height ?? 0) > (reel.width ?? 0) || undefined}
        controls={!isHydrated}
        preload={isNear ? 'auto' : 'none'}
        muted={isMuted || !isHydrated}
        loop
        playsInline
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={renew}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) => {
          if (bar.current && duration > 0) bar.current.value = currentTime / duration;
        }}
      />
      {isHydrated && (
        <>
          <button
            className="reel__play"
            type="button"
            aria-label={isPlaying ? 'Pause' : 'Play'}
            onClick={toggle}
          >
            {!isPlaying && <Icon of={Play} size="l" />}
          </button>
          <progress className="reel__bar" ref={bar} max={1} value={0} aria-hidden="true" />
        </>
      )}
    </>
  );
}

/** Hidden tabs, reduced motion and data saving prevent autoplay: then a click starts the video. */
function usePlayedInView(video: React.RefObject<HTMLVideoElement>, isCurrent: boolean): void {
  useEffect(() => {
    const player = video.current;
    if (!player || !isCurrent) return;
    const isStill =
      window.matchMedia('(prefers-reduced-motion: reduce)').matches || lineOf().saveData === true;
    if (!isStill && !document.hidden) void play(player);
    const look = () => (document.hidden ? player.pause() : !isStill && void play(player));
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      player.pause();
    };
  }, [video, isCurrent]);
}

/** A browser may refuse autoplay: then the play button stays. */
async function play(player: HTMLVideoElement): Promise<void> {
  await player.play().catch(() => player.pause());
}

import { Share2 } from 'lucide-react';
import { Icon } from './icon';
import { showToast } from './toast';
import { useHydrated } from './use-hydrated';

interface CopyLinkProps {
  path: string;
  title: string;
  className: string;
}

/** Shares where the device can, else copies the address. */
export function CopyLink({ path, title, className }: CopyLinkProps) {
  const isHydrated = useHydrated();
  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', text: 'Copied' });
    } catch (error) {
      // Closing the device's share sheet is no failure.
      if ((error as Error).name !== 'AbortError')
        showToast({ kind: 'error', text: 'The link could not be copied.' });
    }
  };
  if (!isHydrated) return null;
  return (
    <button className={className} type="button" onClick={share} aria-label="Share">
      <Icon of={Share2} />
      <span className="action__word">Share</span>
    </button>
  );
}

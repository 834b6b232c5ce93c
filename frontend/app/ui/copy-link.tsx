import { Share2 } from 'lucide-react';
import { classNames } from './class-names';
import { Icon } from './icon';
import { showToast } from './toast';

interface CopyLinkProps {
  path: string;
  title: string;
  className?: string;
  /** Whether it is an entry of a menu, where its word is always shown. */
  isInMenu?: boolean;
}

/**
 * Uses the device's share sheet if there is one, else copies the URL. The button keeps its space
 * until hydration, so that nothing moves.
 */
export function CopyLink({ path, title, className, isInMenu = false }: CopyLinkProps) {
  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', text: 'Copied' });
    } catch (error) {
      // Closing the share sheet is not an error.
      if ((error as Error).name !== 'AbortError')
        showToast({ kind: 'error', text: 'The link could not be copied.' });
    }
  };
  return (
    <button
      className={classNames(className, 'with-scripts')}
      type="button"
      onClick={share}
      aria-label="Share"
    >
      <Icon of={Share2} />
      <span className={isInMenu ? undefined : 'action__word'}>Share</span>
    </button>
  );
}

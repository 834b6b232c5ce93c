import { Copy } from 'lucide-react';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { showToast } from '../../ui/toast';
import { useHydrated } from '../../ui/use-hydrated';

/** Copying needs JavaScript, so nothing is rendered before hydration. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'success', text: 'Copied' });
    } catch {
      showToast({ kind: 'error', text: 'It could not be copied. Please select it and copy it.' });
    }
  };
  if (!useHydrated()) return null;
  return (
    <Button look="secondary" onClick={copy}>
      <Icon of={Copy} />
      {label}
    </Button>
  );
}

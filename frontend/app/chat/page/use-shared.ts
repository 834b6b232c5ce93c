import { useSearchParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { SharedItem } from '../../media/shared-items';

/** Names what was shared into Suture from another app, and is to be sent in this chat. */
export const SHARED = 'shared';

/** Loaded only when something was shared. */
const items = () => import('../../media/shared-items');

/**
 * Hands over what was shared, once; it is kept until it is sent.
 * @param onShared `forget` is called when it has been sent
 */
export function useShared(onShared: (item: SharedItem, forget: () => void) => void): void {
  const id = useSearchParams()[0].get(SHARED);
  const latest = useRef(onShared);
  latest.current = onShared;
  const taken = useRef<string>();
  useEffect(() => {
    if (!id || taken.current === id) return;
    taken.current = id;
    const bring = async () => {
      const { sharedItem, forgetShared } = await items();
      const item = await sharedItem(id);
      if (!item) return;
      latest.current(item, () => void forgetShared(id).catch(() => undefined));
      // Words are a draft of the chat now.
      if (item.files.length === 0) await forgetShared(id);
    };
    // Without storage or a session there is nothing to bring.
    bring().catch(() => undefined);
  }, [id]);
}

import { useRouteLoaderData } from '@remix-run/react';
import { Count } from '../ui/count';
import { Tabs } from '../ui/tabs';
import type { ConnectionDoor } from './connection-door';

interface ConnectionTabsProps {
  door: ConnectionDoor;
  current: 'requests' | 'friends';
}

export function ConnectionTabs({ door, current }: ConnectionTabsProps) {
  const waiting = useWaitingRequests();
  const tab = (which: 'requests' | 'friends') => ({ ...door[which], isCurrent: which === current });
  return (
    <Tabs
      label={door.label}
      tabs={[{ ...tab('requests'), badge: <Count of={waiting} what="waiting" /> }, tab('friends')]}
    />
  );
}

/** The number of connection requests awaiting the user's answer, from the root loader. */
export function useWaitingRequests(): number {
  return useRouteLoaderData<{ waiting?: number }>('root')?.waiting ?? 0;
}

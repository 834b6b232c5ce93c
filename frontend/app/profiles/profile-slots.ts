import { type ComponentType, createContext, useContext } from 'react';
import type { ProfileConnection } from './connection.server';

/**
 * What other domains render on a profile. `root.tsx` fills the slots, because profiles come before
 * those domains in the import order.
 */
export interface ProfileSlots {
  ConnectionActions: ComponentType<{ connection: ProfileConnection & { fullName: string } }>;
}

const Slots = createContext<ProfileSlots>({ ConnectionActions: () => null });

export const ProfileSlotsProvider = Slots.Provider;

export const useProfileSlots = () => useContext(Slots);

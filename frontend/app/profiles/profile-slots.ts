import { type ComponentType, createContext, useContext } from 'react';
import type { ProfileConnection } from './api.server';

/** What a later domain shows on a profile. `root.tsx` fills the slots, since profiles rank first. */
export interface ProfileSlots {
  ConnectionActions: ComponentType<{ connection: ProfileConnection & { fullName: string } }>;
}

const Slots = createContext<ProfileSlots>({ ConnectionActions: () => null });

export const ProfileSlotsProvider = Slots.Provider;

export const useProfileSlots = () => useContext(Slots);

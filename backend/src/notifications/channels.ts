export const AREAS = [
  'Cases',
  'Beyond Surgery',
  'Connections',
  'Chat',
  'Opportunities',
  'Events',
  'Suture',
] as const;

export type Channel = 'inApp' | 'push' | 'mail';
export type Channels = Readonly<Record<Channel, boolean>>;

/** The defaults of kinds of notifications. */
export const everywhere: Channels = { inApp: true, push: true, mail: true };
/** Not important enough for a push. */
export const quietly: Channels = { inApp: true, push: false, mail: true };
/** Chat has its own unread counts, and some domains send their own emails. */
export const atOnce: Channels = { inApp: true, push: true, mail: false };

/** Requested by the member, and only shown in the app. */
export const inTheAppOnly: Channels = { inApp: true, push: false, mail: false };

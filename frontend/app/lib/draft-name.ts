/** The name of a member's draft of an object, or of a new one. */
export const draftName = (kind: string, id: number | undefined, member = 0): string =>
  `${kind}-${id ?? 'new'}-${member}`;

/** The key under which a tab keeps it. */
export const draftKeyOf = (name: string): string => `draft-${name}`;

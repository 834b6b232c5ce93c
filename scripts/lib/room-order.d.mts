/** Paths from the root of the house. */
export function keepsOrder(imported: { from: string; to: string }): boolean;
export function roomsGone(): string[];

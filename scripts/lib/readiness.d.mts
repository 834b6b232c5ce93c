export function waitUntilOursAreReady(
  where: { place: { host: string; port: number }; address: string },
  ours: { hasFailed: () => boolean; hasPort: () => boolean },
): Promise<void>;

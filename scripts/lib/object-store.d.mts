export interface ObjectStore {
  /** What leads the product to it. */
  readonly settings: Record<string, string>;
  /** Where its files lie. */
  readonly folder: string;
  stop(): Promise<void>;
}
export function openObjectStore(): Promise<ObjectStore>;

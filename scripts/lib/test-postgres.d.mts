export interface Prepared {
  /** Files and folders, relative to the root, whose contents determine the prepared database. */
  sources: string[];
  prepare(url: string): Promise<void>;
}
export interface TestPostgres {
  url: string;
  adminUrl: string;
  stop(): Promise<void>;
}
export function startTestPostgres(options?: { prepared?: Prepared }): Promise<TestPostgres>;

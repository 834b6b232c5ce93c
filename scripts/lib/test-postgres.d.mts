export interface Prepared {
  /** What the contents hang on: files and folders of the house. */
  sources: string[];
  prepare(url: string): Promise<void>;
}
export interface TestPostgres {
  url: string;
  adminUrl: string;
  stop(): Promise<void>;
}
export function startTestPostgres(options?: { prepared?: Prepared }): Promise<TestPostgres>;

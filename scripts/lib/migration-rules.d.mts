export interface ReadMigration {
  statements: string[];
  isTransactional: boolean;
  /** It takes away what no running version uses any more. */
  isContract: boolean;
  /** `table.column` for which an earlier migration has validated that it is never null. */
  validatedNotNull?: Set<string>;
}
/** @returns what is wrong with it, a sentence each */
export function judgeMigration(migration: ReadMigration): string[];
export function validatedNotNullIn(statements: string[]): Set<string>;

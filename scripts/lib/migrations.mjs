// Reads migrations from their sources, without a database or a build.
import fs from 'node:fs';
import ts from 'typescript';
import { inHouse } from './house.mjs';
import { judgeMigration, validatedNotNullIn } from './migration-rules.mjs';

const FOLDER = 'backend/src/migrations';
/**
 * Migrations up to the first release created empty tables. All later ones meet a product in use.
 */
const LAST_BEFORE_RELEASE = 20261120999999;

/** The problems of migrations after the first release for tables in use. */
export function wrongMigrations(folder = inHouse(FOLDER), lastBefore = LAST_BEFORE_RELEASE) {
  const failures = [];
  const earlier = [];
  for (const file of fs.readdirSync(folder).sort()) {
    const number = Number(file.match(/^Migration(\d{14})_\w+\.ts$/)?.[1]);
    if (!number) failures.push(`${file} is no migration: npm run migration -- what it does`);
    if (!number || number <= lastBefore) continue;
    const migration = readMigration(fs.readFileSync(`${folder}/${file}`, 'utf8'), file);
    const validatedNotNull = validatedNotNullIn(earlier.flatMap(({ statements }) => statements));
    failures.push(
      ...judgeMigration({ ...migration, validatedNotNull }).map((why) => `${file}: ${why}`),
    );
    earlier.push(migration);
  }
  return failures;
}

/** Runs `up` with a stub that records the statements. */
export function readMigration(source, file) {
  const statements = [];
  class Migration {
    addSql(sql) {
      statements.push(String(sql));
    }
    isTransactional() {
      return true;
    }
  }
  const only = (name) => {
    if (name !== '@mikro-orm/migrations')
      throw new Error(
        `${file} imports ${name}: a migration stands alone, since what it imports will change.`,
      );
    return { Migration };
  };
  const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
  const { outputText } = ts.transpileModule(source, { compilerOptions: options });
  const exported = {};
  new Function('require', 'exports', outputText)(only, exported);
  const [made] = Object.values(exported);
  const migration = new made();
  migration.up();
  return {
    statements,
    isTransactional: migration.isTransactional(),
    isContract: /_contract(_|\.ts$)/.test(file),
  };
}

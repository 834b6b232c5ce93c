import { spawnSync } from 'node:child_process';

/** Fails with the name of the Debian package that brings a program, where it is missing. */
export function demandProgram(program: string, debianPackage: string): void {
  if (spawnSync(program, ['--version']).error)
    throw new Error(
      `${program} is not installed: this spec needs Debian's package ${debianPackage}.`,
    );
}

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { SettingsError } from '../platform/config/settings';

/**
 * Parses the rest of the command line.
 * @throws SettingsError with the usage for an unknown option
 */
export function argumentsOf<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
  } catch (error) {
    throw new SettingsError(`${(error as Error).message.split('. ')[0]}.\n${usage}`);
  }
}

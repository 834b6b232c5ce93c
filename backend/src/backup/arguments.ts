import { type ParseArgsConfig, parseArgs } from 'node:util';
import { SettingsError } from '../platform/config/settings';

/**
 * The rest of the command line.
 * @throws SettingsError with what there is instead, where an option is misspelt
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

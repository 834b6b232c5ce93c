import { parse } from 'yaml';
import { OPERATOR, read, secretsFor } from './files';

export interface Service {
  readonly image?: string;
  readonly build?: { target: string; dockerfile: string };
  readonly environment?: Record<string, string>;
  readonly ports?: string[];
  readonly volumes?: (string | object)[];
  readonly user?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: string[];
  readonly security_opt?: string[];
  readonly mem_limit?: string;
  readonly container_name?: string;
  readonly profiles?: string[];
  readonly logging?: { options: Record<string, string> };
  readonly depends_on?: Record<string, { condition: string }>;
}

const composition = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: object;
  networks: object;
};
export const { services } = composition;

/** As .env would give them: quoted. */
export const secrets = Object.fromEntries(
  Object.entries(secretsFor('compose')).map(([name, value]) => [name, value.slice(1, -1)]),
);
const operator: Record<string, string> = OPERATOR;
/** From the inside out: a default may name another setting. */
function filledIn(text: string): string {
  const once = text.replace(
    /\$\{(\w+)(?::-([^{}]*)|:\?[^{}]*)?\}/g,
    (_, name: string, other = '') => secrets[name] ?? operator[name] ?? other,
  );
  return once === text ? text : filledIn(once);
}
export const environmentOf = (name: string) =>
  Object.fromEntries(
    Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [key, filledIn(value)]),
  );

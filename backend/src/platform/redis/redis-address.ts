/**
 * Sentinels and the name under which they know the server that is written to, with its database:
 * `redis+sentinel://user:password@10.0.0.1:26379,10.0.0.2:26379/suture/0`. With `rediss+sentinel`
 * all connections are encrypted; `?sentinelPassword=` is the sentinels' own.
 */
const SENTINELS =
  /^(rediss?)\+sentinel:\/\/(?:([^:@/]*)(?::([^@/]*))?@)?([^/?@]+)\/([^/?]+)(?:\/(\d+))?(?:\?sentinelPassword=([^&]*))?$/;
const SENTINEL_PORT = 26_379;

/** As ioredis takes them. */
export interface SentinelOptions {
  readonly sentinels: { readonly host: string; readonly port: number }[];
  readonly name: string;
  readonly db: number;
  readonly username?: string;
  readonly password?: string;
  readonly sentinelPassword?: string;
  readonly tls?: object;
  readonly sentinelTLS?: object;
  readonly enableTLSForSentinelMode?: boolean;
}

/** How to reach Redis through Sentinel, or undefined if the address names a server itself. */
export function sentinelOptions(address: string): SentinelOptions | undefined {
  const [, scheme, username, password, hosts, name, db, sentinelPassword] =
    SENTINELS.exec(address) ?? [];
  const sentinels = hosts?.split(',').map(placeOf);
  if (!sentinels || !name) return undefined;
  return {
    sentinels,
    name: decodeURIComponent(name),
    db: Number(db ?? 0),
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(sentinelPassword && { sentinelPassword: decodeURIComponent(sentinelPassword) }),
    ...(scheme === 'rediss' && { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true }),
  };
}

function placeOf(host: string): { host: string; port: number } {
  const [, name = host, port] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
  return { host: name, port: Number(port ?? SENTINEL_PORT) };
}

export function isRedisAddress(address: string): boolean {
  return /^rediss?:\/\//.test(address) ? URL.canParse(address) : !!sentinelOptions(address);
}

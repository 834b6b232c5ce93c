import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import type { AppleSettings, GoogleSettings } from '../../platform/config/social-settings';
import { Log } from '../../platform/logging/log';
import { Refusal } from '../../refusal';
import { appleClientSecret } from './apple-client-secret';
import { Provider, type ProviderName } from './provider';

/**
 * Google's tokens name their issuer with or without the scheme; Apple's documents have used another
 * host (June 2025).
 */
const OTHER_NAMES: Record<string, string> = {
  'https://accounts.google.com': 'accounts.google.com',
  'https://appleid.apple.com': 'https://account.apple.com',
};

/** The configured sign-in providers. */
@Injectable()
export class Providers {
  private readonly offered = new Map<ProviderName, Provider>();

  constructor(
    settings: Settings,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    if (settings.google) this.offered.set('google', this.google(settings.google));
    if (settings.apple) this.offered.set('apple', this.apple(settings.apple));
  }

  isOffered(name: ProviderName): boolean {
    return this.offered.has(name);
  }

  /** @throws Refusal `not-found` if it is not configured */
  get(name: ProviderName): Provider {
    const provider = this.offered.get(name);
    if (!provider) throw new Refusal('not-found');
    return provider;
  }

  /** The provider under whose issuer an identity is stored, also if it is not configured any more. */
  nameOf(issuer: string): ProviderName {
    for (const [name, { about }] of this.offered) if (about.issuers.includes(issuer)) return name;
    return issuer.includes('apple') ? 'apple' : 'google';
  }

  private google({ issuer, clientId, clientSecret }: GoogleSettings): Provider {
    return this.provider({
      name: 'google',
      label: 'Google',
      issuer,
      clientId,
      clientSecret: async () => clientSecret,
    });
  }

  private apple(settings: AppleSettings): Provider {
    const { issuer, clientId } = settings;
    const clientSecret = () => appleClientSecret(settings, this.clock.now());
    return this.provider({ name: 'apple', label: 'Apple', issuer, clientId, clientSecret });
  }

  private provider(about: Omit<Provider['about'], 'issuers'>): Provider {
    const issuers = [about.issuer, OTHER_NAMES[about.issuer] ?? []].flat();
    return new Provider({ ...about, issuers }, { clock: this.clock, log: this.log });
  }
}

import { randomBytes } from 'node:crypto';
import type { RunningApp } from '../../../support/app';

/** Somebody at the provider. */
export interface ProviderPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean | string;
  readonly given_name?: string;
  readonly family_name?: string;
}

/** Anna at Google, whom we have never seen. */
export const someone = (more: Partial<ProviderPerson> = {}): ProviderPerson => {
  const sub = randomBytes(8).toString('hex');
  return {
    sub,
    email: `${sub}@gmail.example`,
    email_verified: true,
    given_name: 'Anna',
    family_name: 'van der Berg',
    ...more,
  };
};
interface Choice {
  readonly next?: string;
  /** The error word of somebody who changes their mind. */
  readonly cancelled?: string;
}

/** How a provider sends its person back. */
export interface WayBack {
  readonly url: string;
  /** Apple posts a form. */
  readonly form?: URLSearchParams;
}

/** Keeps cookies for each host and follows redirects only when told to. */
export class Browser {
  private readonly jars = new Map<string, Map<string, string>>();

  constructor(private readonly app: Pick<RunningApp, 'url'>) {}

  async open(url: string, init: RequestInit = {}): Promise<Response> {
    const jar = this.jarOf(url);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, ...(cookie ? { cookie } : {}) },
    });
    for (const line of response.headers.getSetCookie()) keep(jar, line);
    return response;
  }

  cookie(name: string): string | undefined {
    return this.jarOf(this.app.url).get(name);
  }

  setCookie(name: string, value: string): void {
    this.jarOf(this.app.url).set(name, value);
  }

  /** From our door to the provider's page. */
  async leave(provider: 'google' | 'apple', next?: string): Promise<URL> {
    const response = await this.open(
      `${this.app.url}/api/v1/auth/${provider}${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}`,
    );
    return new URL(response.headers.get('location') ?? '', this.app.url);
  }

  /** Says there who one is, up to where the provider sends us back. */
  async authorise(at: URL, person: ProviderPerson, choice: Choice = {}): Promise<WayBack> {
    const asked = await this.follow(at.href);
    const answer = JSON.stringify(choice.cancelled ? { cancelled: choice.cancelled } : person);
    const answered = await this.open(asked.url, { method: 'POST', body: answer });
    const back = await this.follow(answered.headers.get('location') ?? '');
    if (back.url.startsWith(this.app.url)) return back;
    return formIn(await (back.response as Response).text());
  }

  /** Comes back to us. */
  arrive({ url, form }: WayBack, headers: Record<string, string> = {}): Promise<Response> {
    return this.open(
      url,
      form
        ? { method: 'POST', body: form, headers: { origin: 'https://appleid.example', ...headers } }
        : { headers },
    );
  }

  async signIn(
    provider: 'google' | 'apple',
    person: ProviderPerson,
    choice: Choice = {},
  ): Promise<Response> {
    return this.arrive(
      await this.authorise(await this.leave(provider, choice.next), person, choice),
    );
  }

  private async follow(start: string): Promise<{ url: string; response?: Response }> {
    let url = start;
    for (let hops = 0; hops < 10; hops += 1) {
      if (url.startsWith(this.app.url)) return { url };
      const response = await this.open(url);
      const location = response.headers.get('location');
      if (!location) return { url, response };
      url = new URL(location, url).href;
    }
    throw new Error('Too many redirects.');
  }

  private jarOf(url: string): Map<string, string> {
    const { host } = new URL(url);
    const jar = this.jars.get(host) ?? new Map<string, string>();
    this.jars.set(host, jar);
    return jar;
  }
}

function keep(jar: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ');
  const at = pair.indexOf('=');
  const gone = attributes.some(
    (one) =>
      one.toLowerCase() === 'max-age=0' || one.toLowerCase().startsWith('expires=thu, 01 jan 1970'),
  );
  if (gone) jar.delete(pair.slice(0, at));
  else jar.set(pair.slice(0, at), pair.slice(at + 1));
}

/** The page of form_post: a form with hidden fields that posts itself. */
function formIn(page: string): WayBack {
  const form = new URLSearchParams();
  for (const [, name = '', value = ''] of page.matchAll(
    /<input[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g,
  ))
    form.set(name, value.replaceAll('&lt;', '<'));
  return { url: /action="([^"]*)"/.exec(page)?.[1] ?? '', form };
}

/** Where an answer sends the browser. */
export const goingTo = (response: Response) => response.headers.get('location');

import { type RunningApp, startApp } from '../../support/app';
import { aMember, anOnboarding } from '../../support/people';
import { Browser, goingTo, someone } from './support/browser';
import { type LocalProviders, startProviders } from './support/providers';

let providers: LocalProviders;
let app: RunningApp;
beforeAll(async () => {
  providers = await startProviders();
  app = await startApp(providers.settings);
});
afterAll(async () => {
  await app.stop();
  await providers.stop();
});
afterEach(() => app.clock.reset());

describe('Coming back from Google', () => {
  it.each([
    ['/chat?room=7', '/chat?room=7'],
    ['//evil.example', '/chat'],
    ['/\\evil.example', '/chat'],
    ['/\t/evil.example', '/chat'],
    ['https://evil.example/', '/chat'],
    ['javascript:alert(1)', '/chat'],
  ])('[AU-37 D-135] a member who wanted to go to %s goes to %s', async (next, page) => {
    const anna = await aMember(app);
    const arrived = await new Browser(app).signIn('google', someone({ email: anna.email }), {
      next,
    });
    expect(goingTo(arrived)).toBe(page);
  });

  it('[AU-35 AU-37] somebody who is still onboarding goes to the next step, wherever they wanted to go', async () => {
    const noor = await anOnboarding(app);
    await app.rows('update account set onboarding_step = 1 where id = ?', [noor.id]);
    const arrived = await new Browser(app).signIn('google', someone({ email: noor.email }), {
      next: '/chat',
    });
    expect(goingTo(arrived)).toBe('/qualification');
  });

  it.each(['access_denied', 'user_cancelled_authorize'])(
    '[AU-37] tells who has cancelled (%s) so, in our words',
    async (cancelled) => {
      const browser = new Browser(app);
      const arrived = await browser.signIn('google', someone(), { cancelled });
      expect(goingTo(arrived)).toBe('/login?problem=social-cancelled');
      expect(browser.cookie('suture-sign-in')).toBeUndefined();
    },
  );

  it('[AU-37] without, or with another, state is refused, and so is a flow of more than ten minutes', async () => {
    const browser = new Browser(app);
    const { url } = await browser.authorise(await browser.leave('google'), someone());
    const without = new URL(url);
    without.searchParams.delete('state');
    const other = new URL(url);
    other.searchParams.set('state', 'x'.repeat(43));

    expect(goingTo(await new Browser(app).open(url))).toBe('/login?problem=social-expired');
    expect(goingTo(await browser.open(without.href))).toBe('/login?problem=social-expired');
    expect(goingTo(await browser.open(other.href))).toBe('/login?problem=social-expired');
    app.clock.advance(601_000);
    expect(goingTo(await browser.open(url))).toBe('/login?problem=social-expired');
    app.clock.reset();
    expect(goingTo(await browser.open(url))).toBe('/personal');
  });

  it('[AU-37] with the code of another flow is refused: neither its proof nor its nonce fits', async () => {
    const attacker = new Browser(app);
    const stolen = new URL(
      (await attacker.authorise(await attacker.leave('google'), someone())).url,
    );
    const victim = new Browser(app);
    const own = new URL((await victim.authorise(await victim.leave('google'), someone())).url);
    own.searchParams.set('code', stolen.searchParams.get('code') ?? '');

    expect(goingTo(await victim.open(own.href))).toBe('/login?problem=social-invalid');
    expect(victim.cookie('suture')).toBeUndefined();
  });

  it('[AU-37] twice with one code is refused the second time', async () => {
    const browser = new Browser(app);
    const way = await browser.authorise(await browser.leave('google'), someone());
    const flow = browser.cookie('suture-sign-in') ?? '';
    expect(goingTo(await browser.arrive(way))).toBe('/personal');
    expect(goingTo(await browser.arrive(way))).toBe('/login?problem=social-expired');
    browser.setCookie('suture-sign-in', flow);
    expect(goingTo(await browser.arrive(way))).toBe('/login?problem=social-invalid');
  });

  it('[AU-37] with a flow that was meant for Apple, or tampered with, is refused', async () => {
    const browser = new Browser(app);
    const asked = await browser.leave('apple');
    const url = `${app.url}/api/v1/auth/google/callback?code=x&state=${asked.searchParams.get('state')}`;
    expect(goingTo(await browser.open(url))).toBe('/login?problem=social-expired');
    browser.setCookie('suture-sign-in', `${browser.cookie('suture-sign-in')}x`);
    expect(goingTo(await browser.open(url))).toBe('/login?problem=social-expired');
  });

  it('[AU-37] does not take a code in the address of the start for a way back', async () => {
    const response = await new Browser(app).open(
      `${app.url}/api/v1/auth/google?code=x&state=y&error=access_denied`,
    );
    expect(goingTo(response)).toContain(providers.google);
  });
});

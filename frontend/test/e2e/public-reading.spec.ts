import { expect, test } from './support/browser';

const DATE =
  /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}$/;

test.describe('A visitor reads', { tag: '@nojs' }, () => {
  test('[BL-01 BL-02 D-811] a blog, from the list', async ({ page, request, expectAccessible }) => {
    const { data } = await (
      await request.get('/api/v1/blogs/images/getAllBlogs?page=1&pageSize=100')
    ).json();
    await page.goto('/blogs');
    for (const { title } of data.slice(0, 4))
      await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: data[0].title }).click();
    await expect(page).toHaveURL(`/blogs/${data[0].id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(data[0].title);
    await expect(page.getByText(data[0].category, { exact: true }).first()).toBeVisible();
    await expect(page.locator('article header')).toContainText('Written by');
    const author = page.locator('article .person');
    await expect(author.getByRole('link', { name: data[0].authorName })).toHaveAttribute(
      'href',
      /^\/profile\/\d+$/,
    );
    await expect(author.locator('img')).toHaveAttribute('src', /^\/media\/public\//);
    await expect(page.locator('article time')).toHaveText(DATE);
    await expect(page.locator('.article__picture')).toHaveAttribute('src', data[0].imageUrl);
    expect(await page.locator('article h2').count()).toBeGreaterThan(1);
    await expectAccessible(page);
  });

  test('[LE-06 LE-07 LE-08] the terms, whole to the end', async ({ page, expectAccessible }) => {
    await page.goto('/terms_and_conditions/whatever');
    const text = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
    expect(text.split(' ').length).toBeGreaterThan(2_500);
    for (const fact of [
      'at least 18 years old',
      'accurate, current and complete information',
      'do not share your log-in details',
      'individually identifiable health information',
      'HIPAA',
      'without notice',
      'may keep messaging data',
      'State of New Jersey',
      'New York County',
      'Commercial Arbitration Rules',
      'the greater of one hundred US dollars (US $100)',
    ])
      expect(text).toContain(fact);
    expect(text).not.toContain('School Administrator');
    const steps = [
      'content is removed',
      'limited for a time',
      'by phone or by email',
      'suspended permanently',
    ].map((step) => text.indexOf(step));
    expect(steps).toEqual([...steps].sort((one, other) => one - other));
    expect(Math.min(...steps)).toBeGreaterThan(0);
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Law and disputes' })
      .click();
    await expect(page.getByRole('heading', { name: 'Law and disputes' })).toBeInViewport();
    await expectAccessible(page);
  });

  test('[D-981] the legal texts and the footer name the operator, here a sample @nojs', async ({
    page,
  }) => {
    for (const path of ['/privacy-policy', '/terms_and_conditions']) {
      await page.goto(path);
      const text = page.getByRole('article');
      await expect(text).toContainText('Sample Operator (not a real company)');
      await expect(text).toContainText('1 Sample Street, 00000 Sampletown');
      await expect(page.getByRole('note')).toContainText('This installation has no operator yet');
    }
    await page.goto('/privacy-policy');
    await expect(page.getByRole('article')).toContainText('write to privacy@suture.example');
    await expect(page.getByRole('contentinfo')).toContainText('provided by Sample Operator');
  });

  test('[LE-05 LE-10 D-162] the privacy policy, and the cookie policy in it', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/login');
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click();
    await expect(page).toHaveURL('/privacy-policy#cookies');
    await expect(page.getByRole('heading', { name: 'Cookie policy' })).toBeInViewport();
    const text = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
    for (const fact of [
      'at least every three months',
      'within up to 30 days',
      'inactive for more than six months may be removed',
      'Under-18s are not allowed',
      'hashed, non-reversible identifier of the device',
      'approximate location',
      'We do not sell personal data',
      'no full card numbers',
      'If you live in California',
    ])
      expect(text).toContain(fact);
    await expectAccessible(page);
  });
});

test.describe('A machine reads', () => {
  test('titles, canonical links, pictures for links, the feed, the sitemap', async ({
    request,
  }) => {
    const { data } = await (
      await request.get('/api/v1/blogs/images/getAllBlogs?pageSize=1')
    ).json();
    const [{ id, title, imageUrl, authorName }] = data;
    const html = await (await request.get(`/blogs/${id}`)).text();
    const origin = new URL((await request.get('/')).url()).origin;
    expect(html).toContain(`<link rel="canonical" href="${origin}/blogs/${id}"/>`);
    expect(html).toContain(`<meta property="og:image" content="${origin}${imageUrl}"/>`);
    expect(html).toContain('<meta property="og:type" content="article"/>');
    const feed = await request.get('/blogs.rss');
    expect(feed.headers()['content-type']).toContain('application/rss+xml');
    expect(await feed.text()).toContain(`<![CDATA[${title}]]>`);
    expect(await feed.text()).toContain(`<dc:creator>${authorName}</dc:creator>`);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const path of ['/', '/blogs', `/blogs/${id}`, '/privacy-policy'])
      expect(sitemap).toContain(`<loc>${origin}${path}</loc>`);
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(robots).toContain('Disallow: /admin/');
  });

  test('[D-663] facts for search engines, where weaknesses are reported, where a password is changed', async ({
    request,
  }) => {
    const factsOf = async (path: string) => {
      const html = await (await request.get(path)).text();
      const [, facts = 'null'] =
        /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
      return JSON.parse(facts);
    };
    expect(await factsOf('/')).toMatchObject({ '@type': 'Organization', name: 'Suture' });
    const { data } = await (
      await request.get('/api/v1/blogs/images/getAllBlogs?pageSize=1')
    ).json();
    const [{ id, title, authorName, dateOfUpload }] = data;
    expect(await factsOf(`/blogs/${id}`)).toMatchObject({
      '@type': 'Article',
      headline: title,
      author: { '@type': 'Person', name: authorName },
      datePublished: dateOfUpload,
    });
    const security = await request.get('/.well-known/security.txt');
    expect(security.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const lines = (await security.text()).split('\n');
    expect(lines).toContain(`Contact: mailto:${process.env['SUPPORT_EMAIL']}`);
    const [, expires = ''] = /^Expires: (.*)$/m.exec(await security.text()) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
    const change = await request.get('/.well-known/change-password', { maxRedirects: 0 });
    expect([change.status(), change.headers()['location']]).toEqual([302, '/settings']);
    expect((await request.head('/blogs')).status()).toBe(200);
  });
});

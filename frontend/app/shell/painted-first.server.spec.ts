import { paintedFirst } from './painted-first.server';

const preload = '<link rel="modulepreload" href="/assets/a.js"/>';
const starts = '<script nonce="n1" type="module" async="">import "/assets/a.js"</script>';

it('lets the scripts of a page wait until it is painted', () => {
  const page = paintedFirst(`<body><p>A case</p>${preload}${starts}</body>`, 'n1');
  expect(page).toContain('<link rel="later" href="/assets/a.js"/>');
  expect(page).toContain(
    '<script nonce="n1" type="text/plain" id="starts">import "/assets/a.js"</script></body>',
  );
  expect(page).toMatch(
    /<script nonce="n1">addEventListener\(.keydown.[^<]+\(\(\)=>\{[^<]+type:'paint'[^<]+<\/script>$/,
  );
});

it('leaves a page without such scripts as it is', () => {
  const page =
    '<body><p>type=&quot;module&quot; async=&quot;&quot;</p><script type="module" src="/assets/enhance.js"></script></body>';
  expect(paintedFirst(page, 'n1')).toBe(page);
});

it('takes for such a script none that is written about', () => {
  const blog = '<body><p>Write type="module" async=""> into the tag.</p>';
  expect(paintedFirst(blog, 'n1')).toBe(blog);
  expect(paintedFirst(`${blog}${starts}`, 'n1')).toContain(
    `${blog}<script nonce="n1" type="text/plain" id="starts">`,
  );
});

it('waits for no picture above the page, where cards without a layout seem to be', () => {
  const page = paintedFirst(`<body>${preload}${starts}</body>`, 'n1');
  expect(page).toContain('isSeen=({top,bottom})=>bottom>0&&innerHeight>top;');
  expect(page).toContain('isSeen(image.getBoundingClientRect())');
});

it('runs React in a task of its own before the page', () => {
  const page = paintedFirst(`<body>${preload}${starts}</body>`, 'n1');
  expect(page.indexOf('await import(react.href)')).toBeGreaterThan(0);
  expect(page.indexOf('await import(react.href)')).toBeLessThan(page.indexOf('script.text='));
});

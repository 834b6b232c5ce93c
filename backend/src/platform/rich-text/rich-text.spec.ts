import { asHtml, harmless, plain } from './rich-text';

describe('The body of a blog', () => {
  it.each([
    ['<p>Read</p><script>alert(1)</script>', '<p>Read</p>'],
    ['<p onclick="alert(1)" style="position:fixed" class="x">Read</p>', '<p>Read</p>'],
    ['<a href="javascript:alert(1)">here</a>', '<a rel="noopener">here</a>'],
    ['<a href="//evil.example">here</a>', '<a rel="noopener">here</a>'],
    ['<svg onload="alert(1)"><p>Read</p></svg>', '<p>Read</p>'],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<img src="https://evil.example/a.png" onerror="alert(1)">', ''],
    ['<img src="/media/private/aa/b.png">', ''],
    ['<img src="/media/public/../private/b.png">', ''],
    ['<form action="/logout"><input name="a"><button>Go</button></form>', 'Go'],
    ['<h1>Title</h1>', '<h2>Title</h2>'],
  ])('[BL-05] %s becomes %s', (html, kept) => {
    expect(harmless(html)).toBe(kept);
  });

  it('[BL-05] keeps what an article is written in', () => {
    const article =
      '<h2>Why</h2><p>A <strong>rule</strong> and <a href="https://who.int" rel="noopener">a link</a>.</p><ul><li>One</li></ul>' +
      `<img src="/media/public/ab/${'ab'.repeat(16)}.png" alt="A curve" loading="lazy" /><table><tbody><tr><th scope="row">n</th><td>4</td></tr></tbody></table>`;
    expect(harmless(article)).toBe(article);
    expect(harmless(harmless(article))).toBe(article);
  });

  it('[D-801] in plain words has a line for each paragraph, and only the words', () => {
    const html =
      '<h2>Why &amp; how</h2><p>One<br>two</p><ul><li>a &lt; b</li><li>c</li></ul><script>no</script>';
    expect(plain(html)).toBe('Why & how\n\nOne\ntwo\n\na < b\nc');
    expect(plain('<p> </p>')).toBe('');
  });

  it('[D-801] that was typed as plain words keeps its lines and shows no element of its own', () => {
    expect(asHtml('One\ntwo\n\n<b>three</b> & "four"')).toBe(
      '<p>One<br />two</p><p>&lt;b&gt;three&lt;/b&gt; &amp; "four"</p>',
    );
    expect(asHtml('')).toBe('');
  });
});

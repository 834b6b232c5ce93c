import { renderHtml, renderText } from './render';

const mail = (paragraph: string) => ({
  subject: 'A mail',
  heading: 'A mail',
  paragraphs: [paragraph, 'The end.'],
});
const htmlOf = (paragraph: string) => renderHtml(mail(paragraph), 'An operator');

describe('[D-985] members’ words in a mail', () => {
  it('have links by the rules of the pages', () => {
    const html = htmlOf('See https://example.org/a?b=1&c=2, or javascript:alert(1).');
    const address = 'https:&#x2F;&#x2F;example.org&#x2F;a?b&#x3D;1&amp;c&#x3D;2';
    expect(html).toContain(`<a href="${address}" style="color:#0d5c56">${address}</a>`);
    expect(html).toContain('</a>, or javascript:alert(1).');
    expect(html.match(/<a href/g)).toHaveLength(1);
  });

  it('keep their line breaks and take their own direction', () => {
    expect(htmlOf('ما رأيكم؟\nIn two lines.')).toMatch(
      /<div dir="auto" style="[^"]*white-space:pre-line[^"]*">ما رأيكم؟\nIn two lines\.<\/div>/,
    );
  });

  it('are text, whatever they hold', () => {
    expect(htmlOf('<b>x</b> https://example.org/"onclick=x')).not.toMatch(/<b>x|"onclick/);
  });

  it('are the same in the plain text', () => {
    expect(renderText(mail('See www.example.org.'), 'An operator')).toContain(
      'See www.example.org.',
    );
  });
});

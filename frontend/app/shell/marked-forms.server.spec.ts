import { markedForms } from './marked-forms.server';

const marked = (html: string) => markedForms(html, { mark: '7.abc', path: '/chat?room=1&find=x' });

describe('The forms of a page', () => {
  it.each([
    [
      '<form noValidate="" method="post" action="/questions" class="a">',
      '<form noValidate="" method="post" action="/questions?page-of=7.abc" class="a">',
    ],
    [
      '<form action="/chat?room=1&amp;find=x" method="post">',
      '<form action="/chat?room=1&amp;find=x&amp;page-of=7.abc" method="post">',
    ],
    [
      '<form method="post">',
      '<form action="/chat?room=1&amp;find=x&amp;page-of=7.abc" method="post">',
    ],
    [
      '<button formMethod="post" formAction="/searches">',
      '<button formMethod="post" formAction="/searches?page-of=7.abc">',
    ],
    ['<form method="get" action="/search">', '<form method="get" action="/search">'],
    ['<form action="/search">', '<form action="/search">'],
  ])('[D-1000] say for whom it was drawn: %s', (form, said) => {
    expect(marked(form)).toBe(said);
  });
});

// A page of 20 cards rendered by React alone: the same elements as in the feed, without a
// framework.
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const SHAPES = {
  more: [
    ['circle', { cx: 12, cy: 12, r: 1 }],
    ['circle', { cx: 19, cy: 12, r: 1 }],
    ['circle', { cx: 5, cy: 12, r: 1 }],
  ],
  flag: [
    [
      'path',
      {
        d: 'M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528',
      },
    ],
  ],
  heart: [
    [
      'path',
      {
        d: 'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
      },
    ],
  ],
  comment: [
    [
      'path',
      {
        d: 'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
      },
    ],
  ],
  save: [
    [
      'path',
      {
        d: 'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z',
      },
    ],
  ],
};
const LINES = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
};
const ENDS = {
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  className: 'icon',
  'aria-hidden': true,
};

const Icon = ({ name }) =>
  h(
    'svg',
    { ...LINES, ...ENDS },
    ...SHAPES[name].map(([type, props], key) => h(type, { key, ...props })),
  );
const Time = ({ at }) => {
  const exact = new Date(at).toUTCString();
  const words = [
    h('span', { key: 'a', 'aria-hidden': true }, '2 m'),
    h('span', { key: 'b', className: 'sr-only' }, exact),
  ];
  return h('time', { dateTime: at, title: exact }, words);
};

function Head({ row }) {
  const picture = h('img', {
    src: `/media/${row.author_picture_key}`,
    alt: '',
    width: 44,
    height: 44,
    loading: 'lazy',
  });
  const name = h(
    'a',
    { className: 'person__name', href: `/profile/${row.author_id}` },
    'Dr. ',
    row.author_first_name,
    ' ',
    row.author_last_name,
    ' ',
  );
  const meta = h(
    'span',
    { className: 'person__meta' },
    row.author_speciality,
    ' · ',
    row.author_place,
    ' · ',
    h(Time, { at: row.createdAt }),
  );
  const menu = h(
    'details',
    { className: 'menu post__menu' },
    h(
      'summary',
      { className: 'btn btn--icon btn--quiet', 'aria-label': `More about ${row.diagnosis}` },
      h(Icon, { name: 'more' }),
    ),
    h(
      'div',
      { className: 'menu__panel' },
      h('a', { href: `/caseDetails/${row.id}/report` }, h(Icon, { name: 'flag' }), 'Report'),
    ),
  );
  return h(
    'header',
    { className: 'post__head' },
    h(
      'div',
      { className: 'person' },
      h('span', { className: 'avatar' }, picture),
      h('div', { className: 'person__text' }, name, meta),
    ),
    menu,
  );
}

function Body({ row, to }) {
  const facts = [`${row.ageValue} ${row.ageUnit}`, row.gender, row.speciality].map((fact) =>
    h('span', { key: fact }, fact),
  );
  return h(
    'div',
    { className: 'post__body' },
    h(
      'h2',
      { className: 'post__title', id: `case-${row.id}-title` },
      h('a', { href: to }, row.diagnosis),
    ),
    h('p', { className: 'post__facts' }, facts),
    h(
      'p',
      { className: 'post__text' },
      row.history.slice(0, 200),
      '… ',
      h('a', { href: to }, 'Read more'),
    ),
    h('p', { className: 'post__question' }, h('strong', null, 'Clinical question'), row.question),
  );
}

function Actions({ row, to }) {
  const action = (name, value, words) =>
    h(
      'form',
      { method: 'post', action: to },
      h(
        'button',
        {
          className: 'action',
          type: 'submit',
          name: 'intent',
          value,
          'aria-pressed': false,
          title: String(words),
        },
        h(Icon, { name }),
        h('span', null, words, ' ', h('span', { className: 'action__word' }, value)),
      ),
    );
  return h(
    'div',
    { className: 'post__actions' },
    action('heart', 'like', row.likeCount),
    h(
      'a',
      { className: 'action', href: `${to}#discussion`, title: 'comments' },
      h(Icon, { name: 'comment' }),
      h('span', null, row.commentCount, ' comments'),
    ),
    action('save', 'save', 'Add to Collection'),
  );
}

function Card({ row }) {
  const to = `/caseDetails/${row.id}`;
  const file = row.files[0];
  const picture =
    file &&
    h('img', {
      src: `/media/${file.renditions.medium?.key}`,
      alt: row.diagnosis,
      width: 960,
      height: 720,
      style: { backgroundColor: file.color },
    });
  return h(
    'article',
    { className: 'card post', id: `case-${row.id}`, 'aria-labelledby': `case-${row.id}-title` },
    h(Head, { row }),
    h(
      'div',
      { className: 'stage' },
      h('div', null, h('a', { className: 'stage__media', href: `${to}?picture=1` }, picture)),
    ),
    h(Body, { row, to }),
    h(
      'div',
      { className: 'post__window' },
      h(
        'p',
        { className: 'post__status' },
        h('span', { className: 'stitches', role: 'img', 'aria-label': 'Day 1 of 7' }),
        h('span', null, h('b', null, 'Active'), ' · closes in 6 days'),
      ),
      h(
        'a',
        { className: 'likers', href: `${to}/likers` },
        h('span', null, 'Liked by ', row.likeCount, ' surgeons'),
      ),
    ),
    h(Actions, { row, to }),
  );
}

export function pageOf(rows) {
  const cards = rows.map((row) => h(Card, { key: row.id, row }));
  return `<!doctype html>${renderToString(h('html', { lang: 'en' }, h('head', null, h('title', null, 'Clinical cases')), h('body', null, h('div', { className: 'feed' }, cards))))}`;
}

// The budgets. Each one compares two measurements of the same run, or one with a figure that does
// not depend on the machine.

import { isLeast, pageBudgets } from './pages.mjs';

const ratio = (one, other) => one / other;

const TO_BARE_PAGE = {
  'feed page': 0.75,
  'case page': 1,
  'search page': 1,
  'opportunities page': 1,
  'case of 30 steps': 1.5,
  'search of everything': 1.5,
};
const TO_BARE_INSERT = { like: 0.3, comment: 0.15, vote: 0.15 };

/** @param {Record<string, any>} m measurements by job, and what was counted */
export function judge(m) {
  const lines = [];
  const add = (name, value, limit, { most = true, unit = '×', digits = 2 } = {}) => {
    if (value === undefined || Number.isNaN(value)) return;
    lines.push({
      name,
      value: Number(value.toFixed(digits)),
      limit,
      unit,
      most,
      holds: most ? value <= limit : value >= limit,
    });
  };
  for (const group of [requests, chat, sockets, lists, background, pages]) group(m, add);
  return lines;
}

function requests(m, add) {
  const cpu = (job) => m.jobs[job]?.cpu.all;
  const rateTo = (job, reference) => ratio(m.jobs[job]?.perSecond, m.jobs[reference]?.perSecond);
  const least = { most: false };
  add(
    "feed call: the server's part of its CPU to the bare JSON server's",
    ratio(m.jobs['feed call']?.cpu.server, m.jobs['bare json']?.cpu.server),
    2,
  );
  for (const [job, limit] of Object.entries(TO_BARE_PAGE))
    add(
      `${job}: CPU of all processes to the bare React page`,
      ratio(cpu(job), cpu('bare page')),
      limit,
    );
  add(
    'feed page with br to one without: CPU of all processes',
    ratio(cpu('feed page, br'), cpu('feed page')),
    1.1,
  );
  for (const [job, limit] of Object.entries(TO_BARE_INSERT))
    add(`${job}: rate to the bare INSERT, 8 at a time`, rateTo(job, 'bare insert'), limit, least);
  add(
    "visitors' page: rate to the bare server's page from memory",
    rateTo('visitors page', 'bare page from memory'),
    0.15,
    least,
  );
  add(
    'member search: p95 to the bare query',
    ratio(m.jobs['search call']?.p95, m.jobs['bare search']?.p95),
    2,
  );
}

function chat(m, add) {
  add('chat, 50 in a room: p95 to the bare room', ratio(m.chat?.fanOut.p95, m.chat?.bare.p95), 2);
  if (!m.chat) return;
  const { p99, lost, doubled } = m.chat.many;
  add('1,000 sockets, 50 messages a second: p99', p99, 500, { unit: 'ms', digits: 0 });
  add('1,000 sockets: lost and doubled', lost + doubled, 0, { unit: '', digits: 0 });
}

function sockets(m, add) {
  if (!m.sockets) return;
  const { minutes, p99, lost, doubled, refused, growth } = m.sockets;
  const name = `1,000 sockets for ${minutes} minutes`;
  add(`${name}: lost, doubled and refused`, lost + doubled + refused, 0, { unit: '', digits: 0 });
  add(`${name}: p99`, p99, 500, { unit: 'ms', digits: 0 });
  add(`${name}: memory, last third to middle third`, growth, 1.1);
}

function lists(m, add) {
  const longRoomTo = (job) => ratio(m.jobs['long room']?.p95, m.jobs[job]?.p95);
  add('a room of 200,000 messages to an empty one: p95', longRoomTo('empty room'), 1.5);
  add('a room of 200,000 messages to one of 21: p95', longRoomTo('short room'), 1.15);
  const [many, ten] = [m.jobs['many connections'], m.jobs['ten connections']];
  add('10,000 connections to ten: p95 of the list', ratio(many?.p95, ten?.p95), 1.15);
  add(
    '10,000 connections to ten: database CPU of the list',
    ratio(many?.cpu.database, ten?.cpu.database),
    1.15,
  );
  for (const { job, p95, database } of m.tenfold ?? []) {
    add(`ten times the data, ${job}: p95`, p95, 1.1);
    add(`ten times the data, ${job}: database CPU`, database, 1.1);
  }
}

function background(m, add) {
  add('10,000 notifications: longest wait of a one-time code meanwhile', m.burst?.max, 2_000, {
    unit: 'ms',
    digits: 0,
  });
  add('memory of front door and workers after load', m.memory?.after, 270, {
    unit: 'MB',
    digits: 0,
  });
  if (m.steady)
    add(
      `memory over ${m.steady.minutes} minutes of load: last third to middle third`,
      m.steady.growth,
      1.1,
    );
  const { call, bare, comment, commentWithout } = m.searching ?? {};
  add('search of cases by words: p95 to the bare query', ratio(call, bare), 3);
  add(
    'a comment, to one without the index of its words: median',
    ratio(comment, commentWithout),
    1.15,
  );
  add('one asking of colleagues: database time', m.asking?.most, 50, { unit: 'ms', digits: 1 });
  if (m.fairShare) {
    const { quiet, beside } = m.fairShare;
    const worst = (what) => Math.max(...beside.map((each) => each[what])) / quiet[what];
    add('feed page: p95 beside a member who asks for all that is allowed', worst('page'), 2);
    add('check of a picture: p95 beside such a member', worst('check'), 2);
    const refused = beside.reduce((sum, each) => sum + each.refused, 0);
    add('refused requests of others beside such a member', refused, 0, { unit: '', digits: 0 });
  }
  add('feed page: p95 while two files are checked', ratio(m.gate?.beside, m.gate?.alone), 1.2);
  add('ready after a warm start', m.start, 2.5, { unit: 's' });
}

function pages(m, add) {
  if (m.queries)
    add(
      'queries of the page that takes most',
      Math.max(...m.queries.map(({ queries }) => queries)),
      6,
      { unit: '', digits: 1 },
    );
  if (m.patientPage)
    add(
      "text of the patient's page, 150 ms and 1.6 Mbit/s, slowest of eight languages",
      Math.max(...m.patientPage.map(({ painted }) => painted)),
      1_500,
      { unit: 'ms', digits: 0 },
    );
  if (m.photograph)
    add(
      'a photograph of 14 MB, chosen and posted with a processor slowed down four times',
      Object.values({ ...m.photograph, mb: 0 }).reduce((sum, ms) => sum + ms, 0),
      6_000,
      { unit: 'ms', digits: 0 },
    );
  add('a page with 200 marks scrolls: frames a second', m.marks?.many.perSecond, 30, {
    most: false,
    unit: '',
    digits: 0,
  });
  for (const [name, value, limit, unit] of m.pages ? pageBudgets(m.pages) : [])
    add(name, value, limit, { unit, most: !isLeast(name) });
}

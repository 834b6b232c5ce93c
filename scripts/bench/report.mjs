// The results of the bench: a table and bars in the terminal, everything as JSON, the bars as an
// SVG.
import fs from 'node:fs';
import path from 'node:path';
import { say } from '../lib/say.mjs';

const WIDTH = 40;
const number = (value, digits) => (value === undefined ? '' : value.toFixed(digits));

export function table(rows) {
  const widths = rows[0].map((_, column) =>
    Math.max(...rows.map((row) => String(row[column]).length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, i) =>
          i === 0 ? String(cell).padEnd(widths[i]) : String(cell).padStart(widths[i]),
        )
        .join('  '),
    )
    .join('\n');
}

export function showJobs(jobs) {
  const head = [
    '',
    'requests/s',
    'p50 ms',
    'p95',
    'p99',
    'CPU ms',
    'server',
    'workers',
    'database',
    'garbage',
    'kB',
  ];
  const rows = Object.values(jobs).map(({ job, perSecond, p50, p95, p99, cpu, garbage, bytes }) => [
    job,
    number(perSecond, 0),
    number(p50, 1),
    number(p95, 1),
    number(p99, 1),
    number(cpu.all, 2),
    number(cpu.server, 2),
    number(cpu.workers, 2),
    number(cpu.database, 2),
    number(garbage, 2),
    number(bytes / 1_000, 1),
  ]);
  say(`\n${table([head, ...rows])}`);
}

/** How much of its budget each figure uses: a full bar is all of it. */
export function showBudgets(budgets) {
  say('');
  const widest = Math.max(...budgets.map(({ name }) => name.length));
  for (const budget of budgets) {
    const share = shareOf(budget);
    const bar = '█'.repeat(Math.min(WIDTH, Math.round(share * WIDTH * 0.75))).padEnd(WIDTH);
    const limit = `${budget.most ? '≤' : '≥'} ${Number(budget.limit.toFixed(2))}`;
    say(
      `${budget.holds ? '✓' : '✗'} ${budget.name.padEnd(widest)} ${bar} ${budget.value} ${budget.unit} (${limit})`,
    );
  }
}

const shareOf = ({ value, limit, most }) =>
  most ? value / Math.max(limit, 1e-9) : limit / Math.max(value, 1e-9);

export function keep(folder, found) {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'bench.json'), `${JSON.stringify(found, null, 2)}\n`);
  fs.writeFileSync(path.join(folder, 'bench.svg'), picture(found.budgets));
  say(`\nKept in ${folder}: bench.json, bench.svg`);
}

function picture(budgets) {
  const text = (words) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const bars = budgets.map((budget, i) => {
    const y = 24 * i + 30;
    const length = Math.min(400, Math.round(shareOf(budget) * 300));
    const words = `${text(budget.name)}: ${budget.value} ${budget.unit} (${budget.most ? '≤' : '≥'} ${Number(budget.limit.toFixed(2))})`;
    return `<rect x="10" y="${y}" width="${length}" height="16" fill="${budget.holds ? '#0f766e' : '#b91c1c'}"/><text x="420" y="${y + 13}">${words}</text>`;
  });
  const height = 24 * budgets.length + 50;
  const line = `<line x1="310" y1="20" x2="310" y2="${height - 20}" stroke="#64748b" stroke-dasharray="4"/><text x="270" y="14">budget</text>`;
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="${height}" font-family="sans-serif" font-size="13">`;
  return `${frame}<rect width="1000" height="${height}" fill="#fff"/>${line}${bars.join('')}</svg>\n`;
}

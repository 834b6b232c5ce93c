import type { Random } from '../../random';
import type { Drawing } from '../film';
import { blob, blur, round, ruler, tree } from '../svg';

export type DuctFinding = 'stone' | 'stricture' | 'hilar' | 'double-duct' | 'injury';

/** A coronal MR cholangiogram: fluid bright, all else nearly black. */
export function cholangiography(random: Random, finding: DuctFinding): Drawing {
  const dilated = finding === 'double-duct' ? 1.25 : finding === 'stone' ? 1.05 : 1;
  const ducts =
    tree(random, {
      x: 430,
      y: 250,
      angle: 220,
      length: 88,
      width: 15 * dilated,
      depth: 8,
      spread: 40,
    }) +
    tree(random, {
      x: 452,
      y: 246,
      angle: -48,
      length: 82,
      width: 13 * dilated,
      depth: 8,
      spread: 40,
    });
  const body =
    `<rect width="960" height="720" fill="#050607"/><ellipse cx="380" cy="260" rx="300" ry="190" fill="#1f2527" filter="url(#far)"/>` +
    `<ellipse cx="610" cy="440" rx="230" ry="150" fill="#161b1d" filter="url(#far)"/><ellipse cx="700" cy="600" rx="80" ry="120" fill="#1a2022" filter="url(#far)"/>` +
    `<g><g fill="none" stroke="#eef4f4" stroke-linecap="round" opacity=".93">${ducts}${trunk(finding, dilated)}</g>${gallbladder(random, finding)}` +
    `<path d="M330 560C360 520 400 540 410 580C420 640 500 680 610 660C580 700 420 710 360 660C332 632 312 590 330 560Z" fill="#9aa5a6" opacity=".8"/>${obstacle(random, finding)}</g>`;
  return {
    width: 960,
    height: 720,
    defs: blur('far', 30),
    body,
    marks: ruler(930, 300, 120),
    look: {
      monochrome: true,
      soft: 3,
      warp: 16,
      warpSize: 150,
      mottle: 0.3,
      mottleSize: 50,
      grain: random.between(9, 14),
      contrast: 1.05,
    },
  };
}

function trunk(finding: DuctFinding, dilated: number): string {
  const width = round(24 * dilated);
  const pancreatic = `<path d="M458 566C540 560 620 520 724 452" stroke-width="${finding === 'double-duct' ? 17 : 8}"/><path d="M560 546l10 46M620 516l-14-40M650 500l16 38" stroke-width="4"/>`;
  if (finding === 'hilar')
    return `<path d="M446 330C450 400 450 470 446 540" stroke-width="12"/><path d="M446 440C420 424 400 416 376 414" stroke-width="6"/>${pancreatic}`;
  if (finding === 'injury')
    return `<path d="M430 250C444 280 448 300 446 322M448 430C450 470 450 510 446 546" stroke-width="15"/><path d="M452 246L446 290" stroke-width="13"/>${pancreatic}`;
  const end = finding === 'double-duct' ? 520 : 548;
  return (
    `<path d="M430 250C446 276 448 300 448 330" stroke-width="18"/><path d="M452 246L448 300" stroke-width="16"/>` +
    `<path d="M448 320C454 400 452 460 446 ${end}" stroke-width="${width}"/><path d="M448 360C420 344 396 330 366 336" stroke-width="7"/>${pancreatic}`
  );
}

function gallbladder(random: Random, finding: DuctFinding): string {
  if (finding === 'injury')
    return `<path d="${blob(random, { x: 384, y: 390, rx: 54, ry: 40, wobble: 0.3 })}" fill="#d5dcdc" opacity=".8"/>`;
  const outline = blob(random, {
    x: 312,
    y: 420,
    rx: random.between(40, 58),
    ry: random.between(74, 98),
    wobble: 0.08,
    turn: 18,
  });
  const stones =
    finding === 'stone'
      ? Array.from({ length: 7 }, () =>
          pebble(random, random.between(290, 326), random.between(440, 486), random.between(8, 13)),
        ).join('')
      : '';
  return `<path d="${outline}" fill="#f6fafa"/>${stones}`;
}

function obstacle(random: Random, finding: DuctFinding): string {
  if (finding === 'stone')
    return (
      pebble(random, 448, random.between(470, 500), 13) +
      pebble(random, 449, random.between(410, 440), 9)
    );
  if (finding === 'stricture')
    return '<path d="M434 440C444 452 444 470 434 482L424 482V440ZM466 440C456 452 456 470 464 482L474 482V440Z" fill="#0b0d0e"/>';
  if (finding === 'hilar')
    return `<path d="${blob(random, { x: 446, y: 284, rx: 26, ry: 30, wobble: 0.2 })}" fill="#0a0c0d"/>`;
  return '';
}

function pebble(random: Random, x: number, y: number, radius: number): string {
  return `<path d="${blob(random, { x, y, rx: radius, ry: radius, points: 7, wobble: 0.16 })}" fill="#0c0f10"/>`;
}

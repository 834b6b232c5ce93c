import type { Random } from '../../random';
import type { Drawing } from '../film';
import { blob, blur, round, tree } from '../svg';

export type VesselFinding = 'coeliac' | 'leg' | 'coronary' | 'carotid' | 'bleeding';

/** A subtraction angiogram: vessels dark on a pale field. */
export function angiogram(random: Random, finding: VesselFinding): Drawing {
  const body =
    `<rect width="960" height="720" fill="#98a1a2"/><ellipse cx="470" cy="350" rx="${round(random.between(390, 440))}" ry="330" fill="#c9d1d1" filter="url(#far)"/>` +
    `<g filter="url(#near)">${background(finding)}</g><g fill="none" stroke="#171d1e" stroke-linecap="round" opacity=".87">${vessels(random, finding)}</g>` +
    `<g>${lesion(random, finding)}</g>`;
  return {
    width: 960,
    height: 720,
    defs: blur('near', 6) + blur('far', 60),
    body,
    marks: '',
    look: {
      monochrome: true,
      soft: 1.6,
      warp: 14,
      warpSize: 130,
      mottle: 0.05,
      mottleSize: 90,
      grain: random.between(9, 13),
      contrast: random.between(1, 1.12),
    },
  };
}

function background(finding: VesselFinding): string {
  if (finding === 'leg') {
    return '<g fill="#fff" opacity=".28"><path d="M330 0H420L410 300C440 330 440 380 400 390L404 720H346L350 390C310 380 310 330 340 300ZM600 0H690L680 300C710 330 710 380 670 390L674 720H616L620 390C580 380 580 330 610 300Z"/></g>';
  }
  if (finding === 'coronary')
    return '<g fill="#fff" opacity=".16"><path d="M120 120C320 60 700 60 860 160L840 190C700 110 320 110 130 150ZM110 320C320 260 700 260 870 360L850 390C700 310 320 310 116 350Z"/></g><path d="M0 560C200 470 500 540 620 720H0Z" fill="#5b6364" opacity=".5"/>';
  const vertebrae = Array.from(
    { length: 5 },
    (_, index) =>
      `<rect x="${446 - index * 3}" y="${20 + index * 136}" width="${86 + index * 5}" height="${104 + index * 6}" rx="14"/>`,
  );
  return `<g fill="#fff" opacity=".2">${vertebrae.join('')}</g>`;
}

function vessels(random: Random, finding: VesselFinding): string {
  switch (finding) {
    case 'leg':
      return legs(random);
    case 'coronary':
      return (
        '<path d="M210 70C250 100 280 130 312 168" stroke-width="9"/>' +
        tree(random, { x: 312, y: 168, angle: 24, length: 130, width: 15, depth: 6, spread: 30 }) +
        tree(random, { x: 330, y: 190, angle: 68, length: 120, width: 13, depth: 6, spread: 32 })
      );
    case 'carotid':
      return (
        '<path d="M470 720C474 600 468 480 470 400" stroke-width="34"/><path d="M470 410C440 340 452 260 430 160C420 110 440 60 452 0" stroke-width="23"/>' +
        tree(random, { x: 480, y: 400, angle: -66, length: 110, width: 17, depth: 6, spread: 42 })
      );
    default:
      return (
        '<path d="M486 720C484 600 484 480 478 388" stroke-width="9"/>' +
        tree(random, { x: 478, y: 388, angle: 192, length: 110, width: 21, depth: 7, spread: 38 }) +
        tree(random, { x: 478, y: 388, angle: -10, length: 140, width: 19, depth: 7, spread: 34 }) +
        tree(random, { x: 420, y: 376, angle: 112, length: 90, width: 12, depth: 7, spread: 34 })
      );
  }
}

function legs(random: Random): string {
  const blocked = random.between(280, 340);
  const below = blocked + random.between(90, 130);
  const collaterals = Array.from({ length: 6 }, (_, index) => {
    const out = 24 + index * 9;
    return `<path d="M${372 - index} ${round(blocked - 40 + index * 4)}C${372 - out} ${round(blocked)} ${376 - out} ${round(below)} 376 ${round(below + 14 + index * 3)}" stroke-width="${round(4 - index * 0.4)}"/>`;
  });
  return (
    `<path d="M480 0C470 60 420 90 390 140C378 180 372 ${round(blocked - 30)} 374 ${round(blocked)}" stroke-width="24"/><path d="M376 ${round(below)}C378 540 376 620 372 720" stroke-width="13"/>` +
    `<path d="M480 0C500 60 570 90 610 140C640 200 652 420 648 560L640 720" stroke-width="23"/><path d="M400 130C350 190 330 260 320 340M604 140C690 200 704 280 716 360" stroke-width="9"/>` +
    `${collaterals.join('')}${tree(random, { x: 372, y: 600, angle: 100, length: 60, width: 7, depth: 4 })}${tree(random, { x: 646, y: 560, angle: 76, length: 70, width: 8, depth: 5 })}`
  );
}

function lesion(random: Random, finding: VesselFinding): string {
  switch (finding) {
    case 'coeliac':
      return `<path d="${blob(random, { x: random.between(340, 420), y: random.between(290, 340), rx: 22, ry: 17 })}" fill="#171d1e" opacity=".9"/>`;
    case 'bleeding':
      return `<path d="${blob(random, { x: random.between(330, 380), y: random.between(470, 540), rx: 44, ry: 26, wobble: 0.4 })}" fill="#14191a" opacity=".75" filter="url(#near)"/>`;
    case 'coronary':
      return `<path d="M${round(random.between(380, 410))} 196l16-2 2 20-14 2z" fill="#c2caca"/>`;
    case 'carotid':
      return '<path d="M424 350C444 340 452 310 446 280L428 282C436 306 432 330 418 340ZM470 370C462 340 466 310 462 284L476 284C482 310 478 340 484 362Z" fill="#c5cdcd"/>';
    case 'leg':
      return '';
  }
}

import type { Random } from '../../random';
import type { Drawing } from '../film';
import type { Side } from '../side';
import { blur, linear, round, ruler, sideMark } from '../svg';

export type BoneFinding = 'tibia-plate' | 'tibial-nail' | 'hip' | 'wrist' | 'shoulder' | 'elbow';

interface Film {
  flesh: string;
  bones: string;
  fracture: string;
  metal: string;
}

/** A plain radiograph of a limb. Metal is drawn crisp, bone is soft with a bright cortex. */
export function bones(random: Random, finding: BoneFinding, side?: Side): Drawing {
  const film = filmOf(random, finding);
  const chosen = random.chance(0.5);
  const mirrored = side === undefined ? chosen : side === 'left';
  const place = `${mirrored ? 'translate(800 0) scale(-1 1) ' : ''}rotate(${round(random.between(-4, 4))} 400 440)`;
  return {
    width: 800,
    height: 880,
    defs: blur('flesh', 26) + boneShade(),
    body:
      `<rect width="800" height="880" fill="#040506"/><g transform="${place}"><path d="${film.flesh}" fill="#3c4243" filter="url(#flesh)"/>` +
      `<g fill="url(#bone)" stroke="#e8eeee" stroke-width="5" stroke-opacity=".75">${film.bones}</g>` +
      `<g fill="none" stroke="#0e1213" opacity=".8">${film.fracture}</g></g>`,
    marks: `<g transform="${place}">${film.metal}</g>${ruler(772, 380, 120)}${sideMark(60, 56, mirrored ? 'L' : 'R')}`,
    look: {
      monochrome: true,
      soft: 2.6,
      warp: 7,
      warpSize: 130,
      mottle: 0.2,
      mottleSize: 18,
      grain: random.between(6, 9),
      contrast: random.between(1, 1.14),
    },
  };
}

function boneShade(): string {
  return linear(
    'bone',
    [
      [0, '#d5dcdc'],
      [0.22, '#969e9f'],
      [0.78, '#a2a9aa'],
      [1, '#dde3e3'],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
}

function filmOf(random: Random, finding: BoneFinding): Film {
  const line = (path: string, width: number) => `<path d="${path}" stroke-width="${width}"/>`;
  switch (finding) {
    case 'tibia-plate':
      return {
        ...knee(),
        fracture: line(
          'M452 404C440 440 420 470 432 520C440 550 420 580 414 612M340 410C350 440 372 460 430 486',
          5,
        ),
        metal: platedTibia(random),
      };
    case 'tibial-nail':
      return {
        ...shin(),
        fracture: line(
          `M340 ${round(random.between(430, 470))}L470 ${round(random.between(470, 520))}M520 400L590 430`,
          8,
        ),
        metal:
          '<path d="M412 60C404 200 404 600 408 816" stroke="#fdfefe" stroke-width="30" stroke-linecap="round" fill="none"/><path d="M340 120H480M344 160L470 150M350 760H466M352 800H462" stroke="#f4f8f8" stroke-width="11" stroke-linecap="round"/>',
      };
    case 'hip':
      return {
        ...hip(),
        fracture: line('M344 330C370 380 380 420 420 440', 9),
        metal: random.chance(0.5) ? hemiarthroplasty() : slidingScrew(),
      };
    case 'wrist':
      return {
        ...wrist(),
        fracture: line('M300 556C340 540 380 566 430 546M350 560L366 620', 6),
        metal: random.chance(0.6) ? volarPlate() : '',
      };
    case 'shoulder':
      return {
        ...shoulder(),
        fracture: line('M300 310C340 330 400 320 440 350M360 330L372 390', 8),
        metal: '',
      };
    case 'elbow':
      return {
        ...elbow(),
        fracture: line('M318 372C360 352 430 380 480 356', 8),
        metal:
          '<path d="M300 470L470 250M480 470L330 250" stroke="#fbfdfd" stroke-width="7" stroke-linecap="round"/>',
      };
  }
}

function knee(): Pick<Film, 'flesh' | 'bones'> {
  return {
    flesh:
      'M200 0H600C620 200 660 300 640 430C630 560 580 700 570 880H240C230 700 170 560 160 430C150 300 190 200 200 0Z',
    bones:
      '<path d="M300 -20H500C506 120 520 190 572 250C600 300 590 366 540 376C500 384 470 352 430 350C390 348 340 386 290 378C236 366 220 310 250 250C290 190 300 120 300 -20Z"/><path d="M232 410C290 392 350 412 400 400C450 412 520 390 570 410C590 430 570 480 540 530C500 600 482 720 476 900H340C336 720 318 600 280 530C250 490 222 440 232 410Z"/><path d="M580 470C606 470 620 500 612 530C596 620 590 740 588 900H552C554 740 560 600 560 530C556 496 560 472 580 470Z" opacity=".7"/>',
  };
}

function platedTibia(random: Random): string {
  const rafts = Array.from(
    { length: 4 },
    (_, index) =>
      `<path d="M556 ${430 + index * 26}L${round(random.between(286, 312))} ${424 + index * 26}"/>`,
  );
  const shaft = Array.from(
    { length: random.whole(3, 5) },
    (_, index) => `<path d="M${520 - index * 3} ${590 + index * 58}L368 ${588 + index * 58}"/>`,
  );
  return `<g stroke="#f7fafa" stroke-width="9" stroke-linecap="round" fill="none">${rafts.join('')}${shaft.join('')}</g><path d="M574 408C592 420 590 470 570 520C540 590 532 700 526 850C524 866 502 866 502 850C506 700 510 590 536 510C550 466 540 420 556 406Z" fill="#fff"/>`;
}

function shin(): Pick<Film, 'flesh' | 'bones'> {
  return {
    flesh:
      'M230 0H620C640 240 640 420 590 620C570 720 566 800 570 880H270C274 800 262 720 250 620C210 420 210 240 230 0Z',
    bones:
      '<path d="M300 40C360 20 460 20 520 44C520 110 480 150 470 260C462 420 460 560 456 700C456 760 480 800 486 830C440 846 380 846 336 830C344 800 360 760 358 700C352 560 350 420 346 260C340 150 304 110 300 40Z"/><path d="M540 60C566 60 576 90 570 130C560 300 556 500 552 680C552 740 560 800 548 850C534 856 522 850 520 840C520 780 522 740 524 680C528 500 528 300 530 130C524 90 526 62 540 60Z" opacity=".75"/>',
  };
}

function hip(): Pick<Film, 'flesh' | 'bones'> {
  return {
    flesh: 'M60 0H800V420C700 560 620 640 600 880H200C190 700 80 600 70 420Z',
    bones:
      '<path d="M420 -20H820V260C760 320 700 330 660 300C640 380 560 400 520 340C470 330 440 280 452 220C430 140 400 60 420 -20Z" opacity=".85"/><path d="M500 230C560 230 600 280 592 336C584 392 524 420 474 402C440 420 420 440 416 480C424 620 430 760 432 900H288C290 740 290 600 282 480C262 430 260 350 290 310C310 290 340 300 352 322C390 350 430 330 440 290C452 250 470 230 500 230Z"/><path d="M600 420C660 420 720 470 720 540C720 600 660 620 620 580C580 540 570 440 600 420Z" opacity=".55"/>',
  };
}

function hemiarthroplasty(): string {
  return '<circle cx="522" cy="316" r="74" fill="#fcfefe"/><path d="M480 372L420 440C400 470 386 520 380 700C378 730 350 730 348 700C346 560 340 480 340 440L396 380Z" fill="#fcfefe"/>';
}

function slidingScrew(): string {
  return '<path d="M286 470L540 316" stroke="#fcfefe" stroke-width="24" stroke-linecap="round"/><path d="M286 440L262 470L276 800L300 800L300 480Z" fill="#fcfefe"/><path d="M280 560H420M284 640H424M286 720H426M290 780H428" stroke="#f4f8f8" stroke-width="9" stroke-linecap="round"/>';
}

function wrist(): Pick<Film, 'flesh' | 'bones'> {
  const carpals = [
    [300, 440, 40, 32],
    [372, 432, 38, 30],
    [440, 444, 36, 32],
    [500, 470, 30, 28],
    [290, 378, 34, 28],
    [352, 366, 36, 32],
    [420, 366, 38, 36],
    [490, 388, 34, 34],
  ] as const;
  const rays = [
    [250, 330, 216, 120],
    [336, 330, 320, 60],
    [404, 324, 410, 40],
    [468, 336, 496, 70],
    [520, 356, 574, 140],
  ] as const;
  return {
    flesh:
      'M220 880C230 700 190 560 190 440C180 300 150 160 190 0H620C660 160 610 300 600 440C590 560 560 700 570 880Z',
    bones:
      carpals
        .map(([x, y, rx, ry]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`)
        .join('') +
      rays
        .map(
          ([x, y, endX, endY]) =>
            `<path d="M${x - 20} ${y}L${endX - 16} ${endY}C${endX - 22} ${endY - 30} ${endX + 22} ${endY - 30} ${endX + 16} ${endY}L${x + 20} ${y}C${x + 10} ${y + 16} ${x - 10} ${y + 16} ${x - 20} ${y}Z"/>`,
        )
        .join('') +
      '<path d="M268 500C320 476 400 480 452 496C456 560 420 600 412 680C408 760 406 820 406 900H310C310 820 312 760 308 680C300 600 258 570 268 500Z"/><path d="M480 510C510 496 540 506 544 530C540 600 530 640 528 700L530 900H458L462 700C464 640 466 570 480 510Z" opacity=".9"/>',
  };
}

function volarPlate(): string {
  return '<path d="M286 530H428C436 560 404 580 396 610L392 760C388 774 344 774 340 760L336 610C320 580 284 570 286 530Z" fill="#fbfdfd" opacity=".96"/><g fill="#8e9697"><circle cx="310" cy="546" r="8"/><circle cx="344" cy="546" r="8"/><circle cx="378" cy="546" r="8"/><circle cx="408" cy="546" r="8"/><circle cx="366" cy="640" r="9"/><circle cx="366" cy="690" r="9"/><circle cx="366" cy="740" r="9"/></g>';
}

function shoulder(): Pick<Film, 'flesh' | 'bones'> {
  return {
    flesh:
      'M0 100C160 20 460 60 560 200C600 320 560 560 540 880H240C230 700 200 560 180 460C120 460 60 480 0 470Z',
    bones:
      '<path d="M360 190C440 176 504 230 500 310C496 360 460 400 452 460C444 600 440 740 438 900H330C334 740 336 600 330 460C318 400 280 360 286 290C292 230 320 196 360 190Z"/><path d="M-20 150C80 110 200 120 300 130C380 120 430 140 420 164C360 170 300 160 240 176C150 170 60 170 -20 200Z" opacity=".85"/><path d="M120 220C180 200 250 220 276 260C286 310 270 360 250 390C200 440 160 560 130 640C100 560 70 360 120 220Z" opacity=".6"/>',
  };
}

function elbow(): Pick<Film, 'flesh' | 'bones'> {
  return {
    flesh:
      'M230 0H570C590 180 640 320 620 440C600 600 570 700 570 880H230C230 700 180 600 170 440C160 320 210 180 230 0Z',
    bones:
      '<path d="M330 -20H470C468 120 480 220 540 300C580 360 570 400 530 410C480 400 440 420 400 400C350 420 300 410 270 400C230 380 240 340 274 300C330 220 336 120 330 -20Z"/><path d="M290 440C350 426 400 440 424 450C430 500 400 540 396 620L400 900H296L306 620C300 540 270 500 290 440Z"/><path d="M452 450C490 436 530 440 536 456C530 500 510 530 508 600L520 900H440L450 600C450 530 440 500 452 450Z" opacity=".9"/>',
  };
}

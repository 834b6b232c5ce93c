import type { Random } from '../../random';
import type { Drawing } from '../film';
import { blob, blur, round, ruler } from '../svg';

export type SwallowFinding = 'achalasia' | 'leak' | 'stricture' | 'hirschsprung' | 'volvulus';

/** A contrast study under fluoroscopy: contrast white, spine and air behind it. */
export function swallow(random: Random, finding: SwallowFinding): Drawing {
  const spine = Array.from(
    { length: 9 },
    (_, index) =>
      `<rect x="${470 - index * 2}" y="${-30 + index * 96}" width="${84 + index * 3}" height="78" rx="12"/>`,
  );
  const body =
    `<rect width="800" height="880" fill="#23282a"/><ellipse cx="220" cy="340" rx="230" ry="360" fill="#14181a" filter="url(#wide)"/><ellipse cx="680" cy="340" rx="170" ry="340" fill="#171c1e" filter="url(#wide)"/>` +
    `<g fill="#a5adae" opacity=".4">${spine.join('')}</g><path d="M-20 640C200 560 600 560 820 640V900H-20Z" fill="#6a7273" opacity=".6" filter="url(#wide)"/><g>${contrast(random, finding)}</g>`;
  return {
    width: 800,
    height: 880,
    defs: blur('wide', 28),
    body,
    marks: ruler(772, 380, 120),
    look: {
      monochrome: true,
      soft: 3.2,
      warp: 12,
      warpSize: 120,
      mottle: 0.16,
      mottleSize: 60,
      grain: random.between(9, 13),
      contrast: random.between(1.02, 1.16),
    },
  };
}

function contrast(random: Random, finding: SwallowFinding): string {
  const wide = random.between(58, 86);
  switch (finding) {
    case 'achalasia':
      return `<path d="M${round(400 - wide * 0.6)} 0C${round(390 - wide)} 200 ${round(400 - wide)} 420 410 600L424 700L434 700L440 600C${round(430 + wide)} 420 ${round(430 + wide)} 200 ${round(420 + wide * 0.6)} 0Z" fill="#f2f5f5"/><path d="M424 690C420 740 380 760 340 800C400 850 520 850 560 800C540 760 450 750 434 690Z" fill="#dfe6e6"/><path d="M${round(400 - wide * 0.6)} 0H${round(420 + wide * 0.6)}V120H${round(400 - wide * 0.7)}Z" fill="#5c6364"/>`;
    case 'stricture': {
      const y = random.between(340, 460);
      return `<path d="M370 0C360 160 366 ${round(y - 90)} 404 ${round(y)}C410 ${round(y + 40)} 408 ${round(y + 60)} 404 ${round(y + 90)}C390 560 390 660 410 740L440 740C450 660 450 560 430 ${round(y + 90)}C424 ${round(y + 50)} 424 ${round(y + 30)} 430 ${round(y)}C470 ${round(y - 90)} 470 160 450 0Z" fill="#f0f4f4"/>`;
    }
    case 'leak':
      return `<path d="M396 0C392 200 396 320 400 420C380 520 360 600 380 720C400 800 470 820 520 790C490 740 450 640 446 520C440 420 436 200 440 0Z" fill="#eff3f3"/><path d="${blob(random, { x: 540, y: 400, rx: 66, ry: 44, wobble: 0.36 })}" fill="#cdd5d5" opacity=".8"/><path d="M440 430C470 424 490 416 510 408" stroke="#e6ecec" stroke-width="8" fill="none"/>`;
    case 'hirschsprung':
      return `<path d="M396 880C392 820 392 760 400 700C410 660 380 620 330 560C220 460 250 260 400 220C560 180 660 300 600 460C570 560 470 620 440 690C432 760 434 820 440 880Z" fill="#eef2f2"/><path d="M330 380C400 350 480 350 560 390M320 450C400 420 480 420 570 460" stroke="#b3bbbb" stroke-width="7" fill="none"/>`;
    case 'volvulus':
      return '<path d="M300 60C420 20 520 60 540 180C550 260 480 300 430 340L450 372C420 400 460 430 430 460L448 490C430 520 440 560 430 600L410 600C408 560 420 530 410 500C430 470 400 440 420 410C390 390 420 360 400 340C340 300 470 240 440 180C420 120 340 130 300 60Z" fill="#eff3f3"/>';
  }
}

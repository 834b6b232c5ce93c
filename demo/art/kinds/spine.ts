import type { Random } from '../../random';
import type { Drawing } from '../film';
import { blob, blur, round, ruler } from '../svg';

export type SpineFinding = 'disc' | 'tumour' | 'stenosis';

/** A sagittal T2 slice of the lumbar spine: cord and fluid in front of the spinous processes. */
export function spine(random: Random, finding: SpineFinding): Drawing {
  const level = random.whole(3, 5);
  const discs = Array.from({ length: 7 }, (_, index) =>
    vertebra(random, index, finding === 'disc' && index === level),
  );
  const processes = Array.from({ length: 7 }, (_, index) => {
    const at = centre(index);
    return `<path d="${blob(random, { x: at.x + 210, y: at.y + 34, rx: 52, ry: 22, wobble: 0.14, turn: 26 })}" fill="#7b8384"/>`;
  });
  const body =
    '<rect width="800" height="880" fill="#050606"/><path d="M60 0H740C760 300 700 560 740 880H40C100 560 20 300 60 0Z" fill="#2a2f31" filter="url(#wide)"/>' +
    '<path d="M610 0C640 300 600 560 640 880H760V0Z" fill="#c9d0d0" opacity=".75" filter="url(#wide)"/><path d="M500 0C530 240 470 420 520 640C540 720 590 800 620 880" stroke="#4b5254" stroke-width="120" fill="none" opacity=".6"/>' +
    `<g><path d="${canal()}" stroke="#eef3f3" stroke-width="44" fill="none"/><path d="M392 -20C400 120 420 220 424 330C424 380 416 420 414 440" stroke="#7f8788" stroke-width="22" fill="none" stroke-linecap="round"/>` +
    `${roots(random)}${discs.join('')}${processes.join('')}${lesion(random, finding, level)}</g>`;
  return {
    width: 800,
    height: 880,
    defs: blur('wide', 22),
    body,
    marks: ruler(772, 380, 120),
    look: {
      monochrome: true,
      soft: 2.4,
      warp: 9,
      warpSize: 100,
      mottle: 0.26,
      mottleSize: 30,
      grain: random.between(7, 10),
      contrast: random.between(1.02, 1.18),
    },
  };
}

function centre(index: number): { x: number; y: number } {
  const bend = [250, 268, 280, 282, 270, 252, 262][index] ?? 260;
  return { x: bend + 20, y: 40 + index * 122 };
}

function canal(): string {
  return 'M388 -20C396 120 424 240 428 360C430 480 400 560 404 660C410 760 440 820 480 900';
}

function vertebra(random: Random, index: number, bulging: boolean): string {
  const { x, y } = centre(index);
  const grey = random.whole(108, 128);
  const bone = `<path d="M${x - 84} ${y - 38}C${x - 40} ${y - 32} ${x + 40} ${y - 32} ${x + 84} ${y - 38}C${x + 78} ${y} ${x + 78} ${y + 20} ${x + 84} ${y + 42}C${x + 40} ${y + 36} ${x - 40} ${y + 36} ${x - 84} ${y + 42}C${x - 78} ${y + 10} ${x - 78} ${y - 10} ${x - 84} ${y - 38}Z" fill="rgb(${grey},${grey + 5},${grey + 6})" stroke="#0d1011" stroke-width="5"/>`;
  const dry = bulging || random.chance(0.25);
  const disc = `<ellipse cx="${x + (bulging ? 26 : 2)}" cy="${y + 62}" rx="${bulging ? 116 : 84}" ry="15" fill="${dry ? '#383f41' : '#a9b2b3'}" stroke="#0d1011" stroke-width="5"/>`;
  return bone + disc;
}

function roots(random: Random): string {
  const list = Array.from(
    { length: 7 },
    (_, index) =>
      `<path d="M${412 + index * 2} 430C${416 + index * 3} 520 ${390 + index * 4} 600 ${round(396 + index * 4 + random.between(-2, 2))} 700"/>`,
  );
  return `<g stroke="#9aa3a4" stroke-width="2" fill="none">${list.join('')}</g>`;
}

function lesion(random: Random, finding: SpineFinding, level: number): string {
  const { y } = centre(level);
  if (finding === 'tumour')
    return `<path d="${blob(random, { x: 416, y: random.between(300, 420), rx: 22, ry: random.between(44, 64), wobble: 0.1 })}" fill="#c3cbcb" stroke="#3a4143" stroke-width="4"/>`;
  if (finding === 'stenosis')
    return [3, 4]
      .map(
        (index) =>
          `<path d="M${centre(index).x + 110} ${centre(index).y + 40}C420 ${centre(index).y + 50} 420 ${centre(index).y + 80} ${centre(index).x + 110} ${centre(index).y + 88}ZM470 ${centre(index).y + 36}C430 ${centre(index).y + 54} 430 ${centre(index).y + 74} 470 ${centre(index).y + 92}Z" fill="#2a2f31"/>`,
      )
      .join('');
  return `<path d="M${centre(level).x + 90} ${y + 50}C430 ${y + 40} 440 ${y + 84} ${centre(level).x + 92} ${y + 78}Z" fill="#4a5153"/>`;
}

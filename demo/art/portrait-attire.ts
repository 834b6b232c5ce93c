import { Random } from '../random';

export type Attire = 'coat' | 'suit' | 'scrubs' | 'blouse' | 'tunic';

export function attire(random: Random, kind: Attire, withTie: boolean): string {
  const shoulders = 'M10 170C12 132 40 122 62 112H98C120 122 148 132 150 170Z';
  switch (kind) {
    case 'coat': {
      const inner = random.pick([
        '#0c5c5a',
        '#355c7d',
        '#1f5597',
        '#6b3b52',
        '#31443c',
        '#8a3b3b',
        '#46506b',
      ]);
      return `<path d="${shoulders}" fill="#f4f7f7"/><path d="M64 112L80 150L96 112L92 170H68Z" fill="${inner}"/><path d="M62 112L52 126L68 170H76L80 150ZM98 112L108 126L92 170H84L80 150Z" fill="#dde5e6"/>${random.chance(0.45) ? stethoscope() : ''}`;
    }
    case 'suit': {
      const cloth = random.pick(['#22343a', '#1d2b45', '#2b3b3a', '#3a2f3d', '#5b3246', '#2d3038']);
      const tie = random.pick(['#8a4b06', '#7a2436', '#1f5597', '#2f5d4a', '#5b3246']);
      return `<path d="${shoulders}" fill="${cloth}"/><path d="M64 112L80 146L96 112L90 170H70Z" fill="#f6f8f8"/>${withTie ? `<path d="M77 130h6l4 40h-14z" fill="${tie}"/>` : ''}<path d="M62 112L54 130L72 170L80 146ZM98 112L106 130L88 170L80 146Z" fill="#000" opacity=".2"/>`;
    }
    case 'scrubs': {
      const cloth = random.pick([
        '#11706b',
        '#2f7d57',
        '#2c5f8a',
        '#7a2f3d',
        '#3b6ea5',
        '#0f6a72',
        '#3f4f8c',
        '#55606b',
      ]);
      return `<path d="M12 170C14 132 40 122 62 114L80 134L98 114C120 122 146 132 148 170Z" fill="${cloth}"/><path d="M62 114L80 136L98 114L102 116L80 144L58 116Z" fill="#000" opacity=".2"/>${random.chance(0.35) ? stethoscope() : ''}`;
    }
    case 'blouse': {
      const cloth = random.pick([
        '#8c4a5c',
        '#2f6f73',
        '#c9b79a',
        '#3f4a6b',
        '#b5654a',
        '#e8e3da',
        '#5d4a78',
      ]);
      return `<path d="${shoulders}" fill="${cloth}"/><path d="M62 113C66 130 94 130 98 113L104 116C98 140 62 140 56 116Z" fill="#000" opacity=".16"/>`;
    }
    case 'tunic': {
      const cloth = random.pick(['#2f5d6b', '#7a2436', '#c48a2c', '#2f5d4a', '#5d3a6b']);
      return `<path d="${shoulders}" fill="${cloth}"/><path d="M62 113C68 128 92 128 98 113L102 115C96 134 64 134 58 115Z" fill="#f0d9a0" opacity=".75"/><path d="M78 132H82V170H78Z" fill="#f0d9a0" opacity=".6"/>`;
    }
  }
}

export function stethoscope(): string {
  return '<path d="M58 116C56 138 62 150 70 156M102 116C104 134 102 146 98 150" stroke="#22302f" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="97" cy="152" r="4.5" fill="#8c989a" stroke="#22302f" stroke-width="1.5"/>';
}

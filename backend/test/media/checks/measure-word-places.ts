import { wordPlaces } from '../../../src/media/checks/word-places.rules';
import { drawnPicture } from './drawn-pictures';

const [from, to] = process.argv.slice(2).map(Number);
(async () => {
  const by: Record<number, number[]> = {};
  let worst = 0;
  for (let seed = from; seed < to; seed++) {
    const b = (by[seed % 4] ??= [0, 0, 0, 0]);
    const p = await drawnPicture(seed, true);
    const t = Date.now();
    const boxes = wordPlaces(p);
    worst = Math.max(worst, Date.now() - t);
    for (const w of p.words) {
      let inside = 0;
      const cols = 40;
      for (let i = 0; i < cols; i++) {
        const x = w.left + ((i + 0.5) * w.width) / cols;
        const y = w.top + w.height / 2;
        if (
          boxes.some(
            (q) => x >= q.left && x <= q.left + q.width && y >= q.top && y <= q.top + q.height,
          )
        )
          inside++;
      }
      b[0]++;
      if (inside / cols >= 0.9) b[1]++; else console.log(seed, seed % 4, w.told, 'inside', inside / cols);
    }
    const c = await drawnPicture(seed, false);
    b[2]++;
    b[3] += wordPlaces(c).length;
  }
  for (const k in by)
    console.log(
      ['us', 'slice', 'photo', 'paper'][+k],
      'covered',
      by[k][1],
      '/',
      by[k][0],
      'false/clean',
      (by[k][3] / by[k][2]).toFixed(2),
    );
  console.log('worst ms', worst, 'rss MB', Math.round(process.memoryUsage().rss / 1e6));
})();

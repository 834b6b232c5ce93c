import type { DemoPosition } from './position';
import { research } from './research';
import { training } from './training';
import { visiting } from './visiting';

export const positions: readonly DemoPosition[] = [...training, ...research, ...visiting];

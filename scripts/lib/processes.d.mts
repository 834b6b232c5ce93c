export function signalProcess(pid: number, signal: NodeJS.Signals | 0): void;
export function writeWhole(file: string, text: string): void;

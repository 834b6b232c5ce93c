export function drawingsFolder(): string;

interface PercentProps {
  /** From 0 to 100. */
  of: number;
}

/** A percentage in words. A number that is none is a fault of whoever computed it. */
export function Percent({ of }: PercentProps) {
  if (!(of >= 0 && of <= 100)) throw new RangeError(`${of} is no percentage.`);
  return <>{Math.round(of)}%</>;
}

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value
}

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** 0 before `from`, 1 after `to`, S-shaped between; decreasing where `from` is larger. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

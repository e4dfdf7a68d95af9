/** `value` held between `low` and `high`. */
export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value
}

/** The value at a share of the way from one to the other. */
export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** 0 before `from`, 1 after `to`, an S between (falling where `from` is the larger). */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

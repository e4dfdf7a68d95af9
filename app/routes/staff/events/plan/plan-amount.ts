import { amountText } from '#kernel/amount.ts'

/** `1’250.00`, `– 750.00`, the same in every language of the back office. */
export function planAmount(cents: number): string {
  return cents < 0 ? `–\u00a0${amountText(-cents)}` : amountText(cents)
}

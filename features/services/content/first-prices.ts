import type { Amounts } from './service-prices.ts'
import type { FirstServiceId } from './services.ts'

/** The prices of SPEC §9; they hold until the owners set others. */
export const FIRST_PRICES: Readonly<Record<FirstServiceId, Amounts>> = {
  aufbruch: [200_00],
  durchhaltevermoegen: [250_00],
  'klarer-kompass': [300_00],
  'back-to-the-roots': [1400_00, 100_00, 90_00],
  'feuer-und-fokus': [2600_00, 200_00, 180_00],
  orientierungspunkt: [3900_00, 310_00],
  'shelter-bau': [2800_00, 215_00],
  'wasser-und-willenskraft': [2800_00, 215_00],
  'survival-mindset': [2600_00, 200_00, 180_00],
}

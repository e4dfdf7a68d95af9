import commonTexts from '#i18n/texts/common.ts'
import type { Language } from '#i18n/languages.ts'
import { FIRST_PRICES } from './first-prices.ts'
import type { ServiceNames } from './service-name.ts'
import type { ServicePrices } from './service-prices.ts'
import { FIRST_SERVICES, type Services } from './services.ts'
import { FIRST_VOUCHER_YEARS } from '#features/voucher/content/voucher-years.ts'

/** What one publication offers, for what is made on the server; pages have the same in their messages. */
export interface Offer {
  services: Services
  prices: ServicePrices
  /** How long a voucher is valid that is sold now. */
  voucherYears: number
  namesIn(language: Language): ServiceNames
}

/** Until the owners change it. */
export const FIRST_OFFER: Offer = {
  services: FIRST_SERVICES,
  prices: FIRST_PRICES,
  voucherYears: FIRST_VOUCHER_YEARS,
  namesIn: (language) => commonTexts[language],
}

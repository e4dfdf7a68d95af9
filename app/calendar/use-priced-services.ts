import { useMemo } from 'react'
import { pricedServices, type PricedServices } from '#content/service-prices.ts'
import { useMessages } from '../language/language.tsx'

/** With the prices of the publication that the page shows. */
export function usePricedServices(): PricedServices {
  const { prices } = useMessages('common')
  return useMemo(() => pricedServices(prices), [prices])
}

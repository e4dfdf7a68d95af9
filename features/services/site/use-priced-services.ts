import { useMemo } from 'react'
import { pricedServices, type PricedServices } from '#features/services/content/service-prices.ts'
import { useMessages } from '#site/language/language.tsx'
import { useServices } from './use-services.ts'

/** With the prices of the publication that the page shows. */
export function usePricedServices(): PricedServices {
  const services = useServices()
  const { prices } = useMessages('common')
  return useMemo(() => pricedServices(services, prices), [services, prices])
}

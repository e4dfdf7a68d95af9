import { useContext, useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { OrderSummary } from '#features/order/read/order-summary.ts'
import { EnvironmentContext } from '#app/environment.ts'
import type { SuccessData } from './success.loader.ts'

const POLL_EVERY_MS = 2000
const POLL_FOR_MS = 30_000

/** Polls every 2 s for half a minute while the payment is pending. */
export function useOrder(): OrderSummary | null {
  const environment = useContext(EnvironmentContext)
  const { reference, order: loaded } = useLoaderData<SuccessData>()
  const [newer, setNewer] = useState<{ than: OrderSummary | null; order: OrderSummary } | null>(null)
  const order = newer?.than === loaded ? newer.order : loaded
  const isPending = order?.state === 'pending_payment'

  useEffect(() => {
    if (!isPending || !reference || !environment) return
    const until = Date.now() + POLL_FOR_MS
    const timer = setInterval(() => {
      if (Date.now() > until) clearInterval(timer)
      environment()
        .findOrder(reference)
        .then(
          (found) => {
            if (found && found.state !== 'pending_payment') setNewer({ than: loaded, order: found })
          },
          () => {},
        )
    }, POLL_EVERY_MS)
    return () => clearInterval(timer)
  }, [isPending, reference, environment, loaded])

  return order
}

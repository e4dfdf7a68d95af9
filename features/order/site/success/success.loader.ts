import type { OrderSummary } from '#features/order/read/order-summary.ts'
import type { PageEnvironment } from '#site/environment.ts'
import type { LoaderInput } from '#site/page.tsx'

export interface SuccessData {
  reference: string | null
  order: OrderSummary | null
}

/** Visible only to the holder of the unguessable reference (RULING 9). */
export async function loadSuccess(
  { findOrder }: PageEnvironment,
  { url }: LoaderInput,
): Promise<SuccessData> {
  const reference = url.searchParams.get('order') || null
  return { reference, order: (reference && (await findOrder(reference))) || null }
}

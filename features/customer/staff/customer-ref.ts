/**
 * Names a customer by something of theirs, so that no address stands in an address bar or a log: `booking.` or another kind, and its id.
 */
export type CustomerRef = `${CustomerSource}.${string}`

export const CUSTOMER_SOURCES = ['booking', 'order', 'request', 'quote', 'invoice'] as const
export type CustomerSource = (typeof CUSTOMER_SOURCES)[number]

export function readCustomerRef(text: string): { source: CustomerSource; id: string } | undefined {
  const [name, id, ...more] = text.split('.')
  const source = CUSTOMER_SOURCES.find((each) => each === name)
  return source && id && more.length === 0 ? { source, id } : undefined
}

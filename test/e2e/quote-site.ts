import type { APIRequestContext } from '@playwright/test'
import type { QuoteDocument } from '#features/quote/rules/quote-document.ts'
import { callStaffApi, type Member } from './staff-site.ts'

export async function draftQuote(
  request: APIRequestContext,
  member: Member,
  document: QuoteDocument,
): Promise<string> {
  const draft = { document, inquiryId: null, key: crypto.randomUUID() }
  return (await callStaffApi<{ id: string }>(request, member, '/quotes', draft)).id
}

/** Also onto a day that something else has taken. */
export async function sendQuote(
  request: APIRequestContext,
  member: Member,
  document: QuoteDocument,
): Promise<SentQuote> {
  const id = await draftQuote(request, member, document)
  await callStaffApi(request, member, `/quotes/${id}/sending`, { seen: 1, override: 'zweite Leitung' })
  return readQuote(request, member, id)
}

export async function acceptQuote(
  request: APIRequestContext,
  member: Member,
  { id, date }: { id: string; date: number | null },
): Promise<SentQuote> {
  const acceptance = { version: 1, date, name: 'Petra Muster', orderNumber: '' }
  await callStaffApi(request, member, `/quotes/${id}/acceptance`, acceptance)
  return readQuote(request, member, id)
}

interface SentQuote {
  id: string
  number: number
  /** Address of the customer's page. */
  url: string
  bookingId: string
  eventId: string
}

async function readQuote(request: APIRequestContext, member: Member, id: string): Promise<SentQuote> {
  const { quote } = await callStaffApi<{ quote: Omit<SentQuote, 'id'> }>(request, member, `/quotes/${id}`)
  return { ...quote, id }
}

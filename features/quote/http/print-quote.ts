import { bareServiceName } from '#features/services/content/service-name.ts'
import type { Company } from '#features/company/content/company.ts'
import { drawQuote } from '#features/quote/document/draw-quote.server.ts'
import type { StoredQuote, StoredQuoteVersion } from '#features/quote/database/quotes-repository.server.ts'
import { quoteReference } from '#features/quote/quote-reference.server.ts'
import type { QuoteDocument } from '#features/quote/rules/quote-document.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import type { AppKey } from '#platform/secrets.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'

interface PrintDeps {
  key: AppKey
  publicUrl: string
  messages: Pick<MessageSource, 'current'>
  company: Company
}

/** The PDF of one version. */
export function printQuote(
  { key, publicUrl, messages, company }: PrintDeps,
  quote: Pick<StoredQuote, 'id' | 'number'>,
  {
    version,
    document,
    termsVersion,
    sentAt,
  }: Pick<StoredQuoteVersion, 'version' | 'document' | 'termsVersion' | 'sentAt'>,
) {
  return drawQuote({
    number: quote.number,
    version,
    document,
    serviceName: serviceNameOf(messages.current(), document),
    day: swissTime(sentAt).day,
    termsVersion,
    address: quoteAddress(publicUrl, quoteReference(key, quote.id)),
    date: sentAt,
    company,
  })
}

/** In the customer's language. */
export function serviceNameOf(site: SiteMessages, document: QuoteDocument): string | null {
  return serviceNameIn(document.language, site, document)
}

/** An event whose service was deleted keeps its id; null for a project. */
export function serviceNameIn(
  language: Language,
  { offer }: SiteMessages,
  { event }: QuoteDocument,
): string | null {
  if (!event) return null
  const names = offer.namesIn(language)
  const isKnown = { ...names.survivalLevels, ...names.teamEvents }[event.serviceId] !== undefined
  return isKnown ? bareServiceName(names, event.serviceId).replaceAll('\u00ad', '') : event.serviceId
}

export function quoteAddress(publicUrl: string, reference: string, language?: Language) {
  return `${publicUrl}/offerte/${reference}${language ? `?lng=${language}` : ''}`
}

const FILE_NAMES: Record<Language, string> = { de: 'offerte', en: 'quote', fr: 'offre', it: 'offerta' }

export function quoteFileName(language: Language, number: number) {
  return `gratweg-${FILE_NAMES[language]}-${number}.pdf`
}

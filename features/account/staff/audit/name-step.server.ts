import type { StoredAction } from '#features/account/security/read-security-log.server.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'
import { staffTexts } from '#features/messages/http/staff-texts.ts'

/** Name of a step of a booking or quote, as in their own histories; null for other actions. */
export function nameStep(
  site: SiteMessages,
  language: Language,
  { action, detail }: Pick<StoredAction, 'action' | 'detail'>,
): string | null {
  if (action !== 'booking_step' && action !== 'quote_step') return null
  const step = String(detail['step'])
  const { history } = staffTexts(site, language, action === 'quote_step' ? 'staff-quotes' : 'staff-bookings')
  const { version, totalCents } = detail
  return fill((history as Readonly<Record<string, string>>)[step] ?? step, {
    version: String(version ?? ''),
    total: typeof totalCents === 'number' ? formatPrice(language, totalCents, { code: 'chf' }) : '',
  }).replace(/[, ]+$/, '')
}

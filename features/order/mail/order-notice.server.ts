import { formatDay, formatTime, swissTime } from '#i18n/format-date.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { readDay } from '#kernel/calendar-day.ts'
import { PAYMENT_PROVIDERS } from '#kernel/payment-provider.ts'
import { toSingleLine } from '#kernel/single-line.ts'
import type { Fact, Letter } from '#platform/mail/letter.ts'
import type { OrderDetails } from '../order-details.ts'
import type { AttentionReason } from '../order.ts'
import { addressLines, priceOf, pricesOf } from './order-mail.ts'

/** The owner's notice, in German: what needs a decision first, then the whole order. An answer goes to the buyer. */
export function orderNoticeLetter(order: OrderDetails): Letter {
  const { test, number, needsAttention, totalCents, customerEmail } = order
  const prefix = `${test ? 'Test: ' : ''}${needsAttention.length > 0 ? 'Prüfen: ' : ''}`
  const address = addressLines(order)
  return {
    language: 'de',
    subject: `${prefix}Bestellung ${number}, ${priceOf(order, 'de', totalCents)}`.replaceAll('\u00a0', ' '),
    title: `Bestellung ${number}`,
    body: [
      ...needsAttention.map((reason) => ({ alert: ATTENTION[reason] })),
      todo(order),
      { prices: pricesOf(order, 'de', { lines: 'Artikel', amount: 'Betrag', total: 'Gesamt' }) },
      { heading: 'Angaben' },
      { facts: facts(order) },
      address.length > 0 && [{ heading: 'Lieferadresse' }, { lines: address }],
    ],
    ...(customerEmail && { replyTo: customerEmail }),
  }
}

const ATTENTION: Record<AttentionReason, string> = {
  out_of_stock: 'Bezahlt, aber nicht mehr genug an Lager: nachliefern oder zurückerstatten.',
  voucher_gone:
    'Bezahlt, nachdem die Frist vorbei war, und der Gutschein, der einen Teil bezahlen sollte, hat diesen Betrag nicht mehr. Den Rest beim Käufer einfordern oder zurückerstatten.',
  amount_mismatch:
    'Bezahlt wurde ein anderer Betrag oder eine andere Währung als verlangt. Es wurde nichts ausgestellt, und die Ware ist wieder frei: beim Zahlungsanbieter nachsehen und das Geld zurückerstatten.',
  no_email: 'Keine E-Mail-Adresse: Die Bestätigung konnte nicht verschickt werden.',
  terms_missing: 'Die Zustimmung zu den AGB fehlt.',
  wrong_mode:
    'Für diese Bestellung kam eine Zahlungsmeldung aus dem falschen Modus (Testzahlung statt echter Zahlung, oder umgekehrt). Es wurde nichts ausgestellt: beim Zahlungsanbieter nachsehen.',
  dispute_inquiry:
    'Die Bank des Käufers hat eine Anfrage zu dieser Zahlung gestellt. Noch ist kein Geld zurückgegangen: beim Zahlungsanbieter vor Ablauf der Frist antworten. Bis zum Entscheid senden wir kein Geld zurück.',
  disputed:
    'Der Käufer hat die Zahlung bei seiner Bank angefochten, und das Geld ist vorläufig zurückgebucht. Gutscheine aus dieser Bestellung sind ungültig. Nichts mehr versenden, nichts von Hand zurückerstatten, und beim Zahlungsanbieter vor Ablauf der Frist antworten.',
  dispute_won:
    'Die Anfechtung ist zu unseren Gunsten entschieden, das Geld bleibt bei uns. Gutscheine, die deswegen ungültig wurden, bleiben es: Klären Sie mit dem Käufer, ob er Ersatz braucht.',
  dispute_lost:
    'Die Anfechtung ist verloren, das Geld ist beim Käufer. Gutscheine aus dieser Bestellung sind ungültig. Nichts mehr versenden, und dieses Geld nicht nochmals zurückerstatten.',
  refund_failed: 'Eine Rückerstattung ist gescheitert: beim Zahlungsanbieter nachsehen.',
  refund_stuck:
    'Der Zahlungsanbieter antwortet seit einem Tag nicht auf eine Rückerstattung. Wir fragen jede Stunde weiter: dort nachsehen, nichts doppelt senden.',
  vouchers_refunded:
    'Teilweise zurückerstattet: Was die übrigen Artikel nicht decken, ist von den Gutscheinen abgezogen. Ihre Guthaben prüfen.',
}

function todo(order: OrderDetails): string {
  if (order.needsAttention.length > 0) return 'Diese Bestellung braucht einen Entscheid.'
  if (order.state === 'invoiced') return `Auf Rechnung, noch offen. ${onInvoice(order)}`
  if (!order.shipped) return 'Bezahlt. Es ist nichts zu versenden.'
  const printed = order.lines.some(({ gift }) => gift?.delivery === 'post')
  const goods = order.lines.some(({ kind }) => kind === 'goods')
  if (!printed) return 'Bezahlt. Ware einpacken und versenden.'
  return `Bezahlt. Gutschein drucken und${goods ? ' mit der Ware' : ''} per Post senden.`
}

function onInvoice({ lines }: OrderDetails): string {
  const [goods, vouchers] = [
    lines.some(({ kind }) => kind === 'goods'),
    lines.some(({ kind }) => kind !== 'goods'),
  ]
  return [
    goods && 'Die Ware darf schon jetzt hinaus.',
    vouchers && 'Gutscheine gehen von selbst, sobald bezahlt ist.',
  ]
    .filter(Boolean)
    .join(' ')
}

function facts(order: OrderDetails): Fact[] {
  const provider = PAYMENT_PROVIDERS[order.provider].name
  const all: [string, string | null][] = [
    ['Name', order.customerName],
    ['E-Mail', order.customerEmail],
    ['Telefon', order.customerPhone],
    ['Sprache', LANGUAGE_NAMES[order.language]],
    ['Bestellt', moment(order.placedAt)],
    ['Bezahlt', order.paidAt && moment(order.paidAt)],
    [
      'Zahlung über',
      order.invoiceId ? 'Rechnung' : order.test ? `${provider}, Test: Es floss kein Geld` : provider,
    ],
    ['AGB angenommen', order.termsAcceptedAt && moment(order.termsAcceptedAt)],
    ['Fassung der AGB', order.termsVersion && formatVersion(order.termsVersion)],
    ['Gutscheine', order.vouchers.map(voucherFact).join('; ') || null],
  ]
  return all.map(([label, value]) => [label, toSingleLine(value ?? '') || 'keine Angabe'])
}

/** Never the code itself. */
function voucherFact(voucher: OrderDetails['vouchers'][number]): string {
  return `…${voucher.lastFour}, gültig bis ${formatDay('de', voucher.validUntil)}`
}

/** A day, with a number where a day has several. */
function formatVersion(version: string): string {
  const day = readDay(version.slice(0, 10))
  return day ? `${formatDay('de', day)}${version.slice(10)}` : version
}

function moment(date: Date): string {
  const { day, time } = swissTime(date)
  return `${formatDay('de', day)}, ${formatTime('de', time)} Uhr`
}

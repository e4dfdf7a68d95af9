import type bookingMoneyTexts from '#features/booking/texts/booking-money.ts'
import { formatDay } from '#i18n/format-date.ts'
import { formatPrice } from '#i18n/format.ts'
import { toSingleLine } from '#kernel/single-line.ts'
import type { Fact, Letter } from '#platform/mail/letter.ts'
import { balanceLines, voucherSentence } from '../rules/describe-balance.ts'
import type { BookingNotification } from './booking-notifications.ts'
import type { CustomerBooking } from '../rules/booking-view.ts'

type Messages = typeof bookingMoneyTexts.de

export interface BookingNotice {
  news: BookingNotification
  booking: CustomerBooking & {
    phone: string | null
    company: string | null
  }
  invoice: string | null
  moneyMessages: Messages
  event: { id: string; title: string; when: string; places: number | null; placesLeft: number | null }
  /** Of the event in the back office, or of the answer that is asked for there. */
  staffUrl: string
}

const NEWS: Partial<Record<BookingNotification, string>> = {
  confirmed: 'Gebucht',
  waitlisted: 'Warteliste',
  changed: 'Geändert',
  moved: 'Umgebucht',
  cancelled: 'Storniert',
  left_list: 'Von der Warteliste gestrichen',
  invoice_asked: 'Rechnung angefragt',
  refund_failed: 'Rückerstattung gescheitert',
  refund_stuck: 'Rückerstattung hängt',
  move_wished: 'Anderer Termin gewünscht',
  amount_mismatch: 'Zahlung stimmt nicht',
  wrong_mode: 'Zahlung im falschen Modus',
  dispute_inquiry: 'Anfrage der Bank',
  disputed: 'Zahlung angefochten',
  dispute_won: 'Anfechtung gewonnen',
  dispute_lost: 'Anfechtung verloren',
}

const TASKS: Partial<Record<BookingNotification, string>> = {
  invoice_asked:
    'Noch ist kein Platz vergeben. Vergeben Sie die Plätze in der Verwaltung, oder stornieren Sie die Buchung.',
  move_wished:
    'Die Gruppe fragt nach einem anderen Tag. Verschoben ist noch nichts: Ändern Sie den Anlass, oder sagen Sie ab, und erledigen Sie den Wunsch in der Verwaltung.',
  refund_failed:
    'Der Zahlungsanbieter hat die Rückerstattung nicht ausgeführt. Senden Sie sie in der Verwaltung nochmals, oder erstatten Sie das Geld von Hand zurück.',
  amount_mismatch:
    'Bezahlt wurde ein anderer Betrag oder eine andere Währung als verlangt. Die Zahlung zählt nicht, der Platz ist wieder frei. Sehen Sie beim Zahlungsanbieter nach, und senden Sie das Geld dort zurück.',
  wrong_mode:
    'Für diese Buchung kam eine Zahlungsmeldung aus dem falschen Modus (Testzahlung statt echter Zahlung, oder umgekehrt). Sie zählt nicht. Sehen Sie beim Zahlungsanbieter nach.',
  dispute_inquiry:
    'Die Bank des Kunden hat eine Anfrage zu dieser Zahlung gestellt. Noch ist kein Geld zurückgegangen. Antworten Sie beim Zahlungsanbieter vor Ablauf der Frist. Bis zum Entscheid senden wir kein Geld zurück, auch nicht nach einer Stornierung.',
  disputed:
    'Der Kunde hat die Zahlung bei seiner Bank angefochten, und das Geld ist vorläufig zurückgebucht. Antworten Sie beim Zahlungsanbieter vor Ablauf der Frist. Die Buchung gilt weiter. Eine Stornierung in der Verwaltung macht den Platz frei, sendet aber kein Geld: Über das Geld entscheidet die Bank. Erstatten Sie nichts von Hand zurück.',
  dispute_won:
    'Die Anfechtung ist zu unseren Gunsten entschieden, das Geld bleibt bei uns. Ist aus einer Stornierung oder Änderung noch etwas zurückzuerstatten, so senden wir es jetzt. Es ist nichts zu tun.',
  dispute_lost:
    'Die Anfechtung ist verloren, das Geld ist beim Kunden. Die Buchung gilt weiter, bis Sie sie in der Verwaltung stornieren. Eine Stornierung macht den Platz frei und sendet dieses Geld kein zweites Mal. Erstatten Sie es auch nicht von Hand zurück.',
  refund_stuck:
    'Der Zahlungsanbieter antwortet seit einem Tag nicht auf die Rückerstattung. Wir fragen jede Stunde weiter. Sehen Sie bei ihm nach, ob sie angekommen ist; senden Sie nichts doppelt.',
}

const HELD_TASK =
  'Die Plätze aus der Warteliste sind für diese Person reserviert, bis ihr Angebot endet. Vergeben Sie sie vorher in der Verwaltung, oder stornieren Sie die Buchung.'

/** The owner's notice of a booking, in German. */
export function bookingNoticeLetter(notice: BookingNotice): Letter {
  const { news, booking, invoice, event, moneyMessages, staffUrl } = notice
  const price = (cents: number) => formatPrice('de', cents)
  const head = `${NEWS[news] ?? news}: ${event.title}, ${booking.people} ${booking.people === 1 ? 'Person' : 'Personen'}`
  const left = event.places === null ? 'nicht begrenzt' : `${event.placesLeft ?? 0} von ${event.places} frei`
  const facts: Fact[] = [
    ['Buchung', String(booking.number)],
    ['Wann', event.when],
    ['Gewünscht', moveRequestOf(notice)],
    ['Name', booking.name],
    ['Firma', booking.company ?? ''],
    ['E-Mail', booking.email ?? ''],
    ['Telefon', booking.phone ?? ''],
    ['Personen', String(booking.people)],
    ['Preis', price(booking.totalCents)],
    ...moneyFacts(notice),
    ['Rechnung an', invoice ?? ''],
    ['Plätze', left],
    // May be about health, which must be deleted later; a mailbox would keep it.
    ['Bemerkung', booking.hasNote ? 'steht in der Verwaltung' : ''],
  ]
  return {
    language: 'de',
    subject: toSingleLine(head),
    title: head,
    preview: booking.name,
    body: [
      news === 'invoice_asked' && booking.offeredUntil ? HELD_TASK : TASKS[news],
      booking.test && 'Test: Es ist kein Geld geflossen.',
      {
        facts: facts.flatMap(([label, value]) => (value ? [[label, toSingleLine(value)]] : [])),
      },
      MONEY_NEWS.includes(news) && voucherSentence('de', moneyMessages, booking),
      {
        link: {
          label:
            news === 'move_wished' ? 'Auf den gewünschten Tag verschieben' : 'Zum Anlass in der Verwaltung',
          href: staffUrl,
        },
      },
    ],
    ...(booking.email !== null && { replyTo: booking.email }),
  }
}

const MONEY_NEWS: readonly BookingNotification[] = ['cancelled', 'changed']

function moveRequestOf({ news, booking: { moveRequest } }: BookingNotice) {
  if (news !== 'move_wished' || !moveRequest) return ''
  return [formatDay('de', moveRequest.day), moveRequest.text].filter(Boolean).join(': ')
}

function moneyFacts({ booking, moneyMessages }: BookingNotice): Fact[] {
  const { account, voucherCents, refundCents, refundedCents, feeCents } = booking
  const price = (cents: number) => (cents > 0 ? formatPrice('de', cents) : '')
  if (account)
    return balanceLines(account).map(({ name, cents }) => [moneyMessages.lines[name], price(cents)])
  return [
    ['Mit Gutschein', price(voucherCents)],
    ['Zurückzuerstatten', price(refundCents)],
    ['Zurückerstattet', price(refundedCents)],
    [moneyMessages.lines.withdrawn, price(booking.withdrawnCents)],
    ['Strittig bei der Bank', price(booking.contestedCents)],
    ['Stornogebühr', price(feeCents)],
  ]
}

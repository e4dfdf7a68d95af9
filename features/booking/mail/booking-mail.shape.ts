import type { Counted } from '#i18n/counted.ts'
import type { CustomerNotification } from './booking-notifications.ts'

interface NotificationTexts {
  /** {title}, {day}; {n}: places, here and below */
  subject: Counted
  title: Counted
  text: Counted
}

export interface BookingMailTexts {
  /** {name} */
  greeting: string
  plainGreeting: string
  news: Record<CustomerNotification, NotificationTexts>
  /** Text of `invoice_asked` after an offer, whose places stay theirs until it ends. */
  placesHeld: Counted
  facts: {
    number: string
    event: string
    when: string
    place: string
    meetingPoint: string
    people: string
    names: string
    total: string
    voucher: string
    paid: string
    due: string
    fee: string
    refund: string
    refunded: string
    offeredUntil: string
  }
  bring: string
  /** Follows the text where a packing list does. */
  bringBelow: string
  open: string
  /** In its place while the places are held and not paid for. */
  payOrRelease: string
  /** How what is due is paid: on the day; by transfer, with {account} and {number}, or without the account. */
  door: string
  transfer: string
  transferLater: string
  invoice: string
  /** After a cancellation for a fee. */
  ifReplaced: string
  /** {n}: people; {day} */
  minimum: Counted
  ics: string
  reply: string
  test: string
  /** Link; {day} of the version */
  terms: string
}

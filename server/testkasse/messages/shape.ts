import type { TestkasseField } from '../testkasse-form.ts'

/** Messages that differ between places and carts. */
type OtherForPlaces = 'steps' | 'lead' | 'order' | 'emailHint' | 'cancel' | 'declined'

interface ClosedState {
  title: string
  text: string
  link: string
}

export interface TestkasseMessages {
  place: Pick<TestkasseMessages, OtherForPlaces> & {
    closed: Omit<TestkasseMessages['closed'], 'unknown'>
  }
  name: string
  notice: string
  skip: string
  steps: { label: string; cart: string; pay: string; done: string }
  title: string
  /** {number}, {time} */
  lead: string
  order: { title: string; total: string; shipping: string; vat: string }
  you: string
  address: string
  fields: Record<Exclude<TestkasseField, 'terms'>, string>
  optional: string
  emailHint: string
  phoneHint: string
  countries: { CH: string; LI: string }
  terms: { before: string; link: string; after: string; newTab: string }
  /** Of the button, when a voucher has paid all. */
  free: string
  pay: string
  cancel: string
  tryOut: { title: string; text: string; decline: string; expire: string }
  declined: { title: string; text: string }
  errors: { one: string; other: string; fields: Record<TestkasseField, string> }
  closed: Record<'paid' | 'cancelled' | 'expired' | 'unknown', ClosedState>
}

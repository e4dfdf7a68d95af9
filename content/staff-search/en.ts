import type { Messages } from './de.ts'

const en: Messages = {
  open: 'Search',
  label: 'Find',
  placeholder: 'Name, number, telephone or command',
  close: 'Close',
  hits: 'Found',
  commands: 'Do',
  found: {
    one: '{n}\u00a0result',
    other: '{n}\u00a0results',
  },
  none: 'Nothing found for “{q}”.',
  short: 'The search begins with two characters.',
  failed: 'The search doesn’t answer right now.',
  kinds: {
    customer: 'Person',
    booking: 'Booking',
    order: 'Order',
    voucher: 'Voucher',
    request: 'Request',
    quote: 'Quote',
    invoice: 'Invoice',
    event: 'Event',
    command: 'Command',
  },
  bookings: {
    one: '{n}\u00a0booking',
    other: '{n}\u00a0bookings',
  },
  orders: {
    one: '{n}\u00a0order',
    other: '{n}\u00a0orders',
  },
  unnamed: 'no name',
  from: 'from {name}',
  /** For whom a voucher is. */
  to: 'for {name}',
  rest: '{amount} left',
  standing: {
    valid: 'valid',
    blocked: 'blocked',
    suspended: 'refund pending',
    used_up: 'redeemed',
    lapsed: 'expired',
    voided: 'void',
    replaced: 'replaced',
  },
  telephone: 'Book by telephone',
  telephoneFor: 'Book by telephone for {name}',
  go: 'Go to {part}',
  keys: {
    choose: 'choose',
    open: 'open',
    tab: 'new tab',
    only: 'commands only',
    close: 'close',
  },
  lookup: {
    label: 'Who is calling? Name, telephone or e-mail',
    hint: 'Enter fills in somebody who has been with us.',
    new: 'New: {text}',
    list: 'Known people',
  },
}

export default en

import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Your booking – Gratweg',
    description:
      'Your booking with Gratweg: date, meeting point and price, and everything you can change yourself.',
  },
  number: 'Booking {number}',
  states: {
    held: {
      title: { one: 'Your place is reserved.', other: 'Your {n} places are reserved.' },
      lead: {
        one: 'Pay by {time} and it is booked. After that we release it.',
        other: 'Pay by {time} and they are booked. After that we release them.',
      },
    },
    confirmed: {
      title: { one: 'Your place is booked.', other: 'Your {n} places are booked.' },
      lead: 'The confirmation is on its way to {email}. We look forward to seeing you.',
    },
    waitlisted: {
      title: 'You are on the waiting list.',
      lead: {
        one: 'If a place comes free, we will write to {email}. We do not tell your position on the list: it can change any day.',
        other:
          'If {n} places come free, we will write to {email}. We do not tell your position on the list: it can change any day.',
      },
    },
    asked: {
      title: 'We are looking at your booking.',
      lead: {
        one: 'We look at this place by invoice before we confirm it. The answer goes to {email} within 24 hours. Until then it is not reserved; paid online, it is yours at once.',
        other:
          'We look at your {n} places by invoice before we confirm them. The answer goes to {email} within 24 hours. Until then they are not reserved; paid online, they are yours at once.',
      },
    },
    offered: {
      title: { one: 'A place has come free.', other: '{n} places have come free.' },
      lead: {
        one: 'It is reserved for you until {time} on {day}. After that we ask the next person.',
        other: 'They are reserved for your group until {time} on {day}. After that we ask the next person.',
      },
    },
    cancelled: {
      title: 'This booking is cancelled.',
      lead: { one: 'Your place is free again.', other: 'Your {n} places are free again.' },
    },
    calledOff: {
      title: 'This date is not going ahead.',
      lead: 'We had to cancel it. You owe nothing.',
    },
    lapsed: {
      title: 'This reservation is no longer valid.',
      lead: {
        one: 'Nothing was charged. If there is a place left, you can book again.',
        other: 'Nothing was charged. If there are {n} places left, you can book again.',
      },
    },
    left: {
      title: 'You are no longer on the waiting list.',
      lead: 'You owe nothing. If you would like to come after all, book again: if the date is still full, you can rejoin the list there.',
    },
    moved: {
      title: 'This booking has been moved.',
      lead: 'We have sent the link to the new date to {email}.',
    },
    over: { title: 'This date is over.', lead: 'Thank you for your booking.' },
  },
  refund: 'We refund any overpayment within {n} days, the way it was paid.',
  refunded: 'We have refunded {price}. It should reach your account in a few days.',
  test: 'Paid at the test till: no money has changed hands.',
  pay: 'Pay now',
  accept: { one: 'Take the place', other: 'Take the places' },
  bookAgain: 'Book again',
  bookOnline: 'Pay online',
  save: 'Add to your calendar',
  about: 'Programme and packing list',
  facts: {
    what: 'What',
    when: 'When',
    where: 'Where',
    meetingPoint: 'Meeting point',
    people: 'People',
    booker: 'Booked by',
    minimum: 'Going ahead',
  },
  missing: { one: '{n} more and it goes ahead.', other: '{n} more and it goes ahead.' },
  reached: 'The minimum number has been reached.',
  decision: 'Decided on {day}.',
  lines: {
    price: 'Price',
    voucher: 'Voucher',
    paid: 'Paid',
    invoiced: 'By invoice',
    due: 'Still to pay',
    nothingDue: 'Nothing to pay',
    refunded: 'Refunded',
    refund: 'To be refunded',
    noted: 'Noted',
  },
  next: {
    title: 'What happens next',
    name: {
      one: 'Add the name that is still missing below, so that we can greet everybody.',
      other: 'Add the {n} names that are still missing below, so that we can greet everybody.',
    },
    confirmed: [
      'A few days before, an e-mail reminds you of the meeting point and the packing list.',
      'If something comes up, you can postpone or cancel here.',
    ],
    waitlisted: [
      {
        one: 'We will write as soon as a place comes free.',
        other: 'We will write as soon as {n} places come free.',
      },
      {
        one: 'You accept it here; only then do you pay.',
        other: 'You accept them here; only then do you pay.',
      },
      {
        one: 'If you no longer need it, take yourself off the list below.',
        other: 'If you no longer need them, take yourself off the list below.',
      },
    ],
  },
  changes: 'Change',
  names: {
    title: 'Who is coming?',
    text: 'Only your guides need the names. You can change them until the start.',
    missing: { one: 'One name is still missing.', other: '{n} names are still missing.' },
    label: 'Person {n}',
    save: 'Save names',
    saved: 'The names are saved.',
  },
  people: {
    title: 'Number of people',
    text: 'Places you give up fall under the rules for cancelling.',
    fee: 'Each place you give up today still costs {price}.',
    more: 'For further places, please make another booking.',
    less: 'One person fewer',
    plus: 'One person more',
    label: 'People',
    save: 'Change number',
    saved: 'The number of people is changed.',
  },
  move: {
    title: 'Move to another date',
    text: {
      one: 'The same course at the same price. Your place on the old date is released.',
      other: 'The same course at the same price. Your {n} places on the old date are released.',
    },
    label: 'New date',
    save: 'Move',
    saved: 'Your booking has been moved.',
    none: 'There is no other date with enough places at present.',
  },
  cancel: {
    title: 'Cancel',
    waiting: 'You lose nothing but your turn.',
    nothing: 'You owe nothing.',
    terms: 'See the terms and conditions',
    open: 'Cancel the booking…',
    leave: 'Leave the waiting list…',
    leaving: { question: 'Leave the waiting list?', confirm: 'Yes, leave it', keep: 'No, keep waiting' },
    question: 'Cancel this booking?',
    confirm: 'Yes, cancel',
    keep: 'No, keep it',
    saved: 'Your booking is cancelled.',
  },
  working: 'One moment…',
  problems: {
    not_changeable: 'This can no longer be changed here. Please write to us.',
    too_late: 'Under the terms and conditions it is too late for this. Please write to us.',
    sold_out: 'That many places are no longer free.',
    changed_meanwhile:
      'Your booking has changed in the meantime, for example because a payment arrived. We have not changed anything. Please check how it stands now, then confirm again.',
    over_capacity: 'This date doesn’t have that many places. Please choose fewer people.',
    same_event: 'That is the date you already have.',
    other_price: 'This date has a different price. Please write to us.',
    offer_over: 'The offer has expired; we have asked the next person.',
    ask_us: 'For this many places by invoice, we have to look first. Please write to us.',
    book_more: 'For further places, please make another booking.',
    invalid: 'We cannot read this entry. Please check it.',
    payment_unavailable: 'The payment page cannot be reached just now. Please try again in a few minutes.',
    too_many_held:
      'Many places are reserved from your connection at the moment and not paid for. Please try again in a quarter of an hour.',
    too_many_requests: 'That was a lot of changes at once. Please wait ten minutes.',
    failed: 'That did not work; nothing has changed. Please try again.',
  },
  unknown: {
    title: 'We cannot find this booking.',
    lead: 'The link is incomplete or does not match any booking. You will find it in your confirmation. If you cannot find that, write to us.',
    contact: 'Contact us',
    calendar: 'See the event calendar',
  },
}

export default en

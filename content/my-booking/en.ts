import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Your booking – Gratweg',
    description:
      'Your booking with Gratweg: date, meeting point and price, and everything you can change yourself.',
  },
  checkIn: {
    title: 'On the day',
    text: 'Show this code at the meeting point to be checked in. It’s good for the whole booking and says nothing about you.',
    alt: 'QR code for check-in',
  },
  number: 'Booking {number}',
  states: {
    held: {
      title: { one: 'Your place is reserved.', other: 'Your {n} places are reserved.' },
      lead: {
        one: 'Pay by {time} and it’s booked. After that we release it.',
        other: 'Pay by {time} and they’re booked. After that we release them.',
      },
    },
    confirmed: {
      title: { one: 'Your place is booked.', other: 'Your {n} places are booked.' },
      lead: 'The confirmation is on its way to {email}. We look forward to seeing you.',
    },
    waitlisted: {
      title: 'You’re on the waiting list.',
      lead: {
        one: 'If a place comes free and it’s your turn, we’ll write to {email}.',
        other: 'If {n} places come free and it’s your turn, we’ll write to {email}.',
      },
    },
    asked: {
      title: 'We’re checking your booking by invoice.',
      lead: {
        one: 'We’ll write to {email} within 24 hours. Until then your place isn’t reserved; if you pay online, it’s booked at once.',
        other:
          'We check larger bookings by invoice before we confirm them and will write to {email} within 24 hours. Until then your {n} places aren’t reserved; if you pay online, they’re booked at once.',
      },
    },
    askedHeld: {
      title: 'We’re checking your booking by invoice.',
      lead: {
        one: 'We’ll write to {email} within 24 hours. Your place is reserved for you until {time} on {day}, but not after that; if you pay online, it’s booked at once.',
        other:
          'We check larger bookings by invoice before we confirm them and will write to {email} within 24 hours. Your {n} places are reserved for you until {time} on {day}, but not after that; if you pay online, they’re booked at once.',
      },
    },
    offered: {
      title: { one: 'A place has come free.', other: '{n} places have come free.' },
      lead: {
        one: 'It’s reserved for you until {time} on {day}. After that we offer it to the next in line.',
        other:
          'They’re reserved for your group until {time} on {day}. After that we offer them to the next in line.',
      },
    },
    cancelled: {
      title: 'This booking has been cancelled.',
      lead: 'We’re sorry you can’t come. What this means for the cost is set out here.',
    },
    calledOff: {
      title: 'This event isn’t going ahead.',
      lead: 'We’ve had to call it off. There’s no cost to you. If you’d like a new date, write to us.',
    },
    postponed: {
      title: 'The event is postponed.',
      lead: {
        one: 'Your place on the new date is kept for you. Choose what suits you by {day}, {time}.',
        other: 'Your {n} places on the new date are kept for you. Choose what suits you by {day}, {time}.',
      },
    },
    choosing: {
      title: 'This event isn’t going ahead.',
      lead: 'We had to call it off. Choose what you get instead by {day}, {time}.',
    },
    released: {
      title: 'Your booking is released.',
      lead: 'The event couldn’t go ahead as planned. It costs you nothing.',
    },
    lapsed: {
      title: 'This reservation is no longer valid.',
      lead: {
        one: 'Nothing was charged. If there’s a place left, you can book again.',
        other: 'Nothing was charged. If there are {n} places left, you can book again.',
      },
    },
    left: {
      title: 'You’re no longer on the waiting list.',
      lead: 'There’s nothing to pay. If you’d like to come after all, book again: if the date is still full, you can rejoin the list there.',
    },
    moved: {
      title: 'This booking has been moved.',
      lead: 'We’ve sent the link to the new date to {email}.',
    },
    over: { title: 'This event is over.', lead: 'Thank you for your booking.' },
  },
  refund: 'We refund any overpayment within {n} days, the way it was paid.',
  refunded: 'We’ve refunded {price}. It should reach your account in a few days.',
  test: 'Paid with the Testkasse: no money has changed hands.',
  pay: 'Pay now',
  accept: { one: 'Accept the place', other: 'Accept the places' },
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
    terms: 'Terms',
    termsOf: 'Terms and conditions of {day}',
    minimum: 'Minimum number',
  },
  missing: {
    one: '{n} more person is needed for the event to go ahead.',
    other: '{n} more people are needed for the event to go ahead.',
  },
  reached: 'The minimum number has been reached.',
  decision: 'We’ll decide on {day} and write to you.',
  withoutEmail: 'If anything changes, we’ll call you.',
  lines: {
    price: 'Price',
    voucher: 'Voucher',
    paid: 'Paid',
    door: 'To pay at the meeting point',
    transfer: 'To transfer',
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
      one: 'Add the name that’s still missing below, so that we can greet everybody.',
      other: 'Add the {n} names that are still missing below, so that we can greet everybody.',
    },
    confirmed: [
      'If the event is still some days away, an e-mail reminds you beforehand, with the time and the meeting point.',
      'If something comes up, you can change the date or cancel here.',
    ],
    waitlisted: [
      {
        one: 'We’ll write as soon as a place comes free and it’s your turn.',
        other: 'We’ll write as soon as {n} places come free and it’s your turn.',
      },
      {
        one: 'You accept it here and only then do you pay.',
        other: 'You accept them here and only then do you pay.',
      },
      {
        one: 'If you no longer need it, take yourself off the list below.',
        other: 'If you no longer need them, take yourself off the list below.',
      },
    ],
  },
  plan: {
    title: 'What would you like?',
    newDate: 'The new date',
    newDateText: '{when}. Your booking stays as it is.',
    otherDate: 'Another date',
    otherDateText: 'Same service, same price, with enough free places.',
    dates: 'Date',
    voucher: 'A voucher for {amount}',
    voucherText:
      'It arrives by e-mail at once, is good for all courses and team events, and can be used in parts.',
    refund: '{amount} back',
    refundText: 'By the same means of payment, within {n} days.',
    leave: 'Release the booking',
    leaveText: 'You have paid nothing, and it costs you nothing.',
    onVoucher: '{amount} goes back onto the voucher that you paid with.',
    silent: {
      new_date: 'If we hear nothing by then, you stay booked on the new date.',
      refund: 'If we hear nothing by then, we release the booking and refund what you paid.',
    },
    changeable: 'You can change a date again until {day}, {time}. A voucher and your money back are final.',
    chosen: 'Your choice',
    submit: {
      new_date: 'Take the new date',
      other_date: 'Take this date',
      voucher: 'Take the voucher',
      refund: 'Release booking',
    },
    plain: 'Choose',
    saved: 'Your choice is saved.',
  },
  changes: 'Change',
  names: {
    title: 'Who’s coming?',
    text: 'Only those who lead the event need the names. You can change them until the start.',
    missing: { one: 'One name is still missing.', other: '{n} names are still missing.' },
    label: 'Person {n}',
    save: 'Save names',
    saved: 'The names have been saved.',
  },
  group: {
    title: 'Let the others enter themselves',
    text: 'With a link that you pass on: each person with a name, food and what the guide needs to know. Nobody needs an account.',
    open: 'Create the link',
    opened: 'The link is ready.',
    link: 'Link to pass on',
    copy: 'Copy the link',
    copied: 'Copied',
    pdf: 'Everything on one page (PDF)',
    look: 'See what the others see',
    count: { one: '{n} of {people} has entered.', other: '{n} of {people} have entered.' },
    awaited: 'Not yet: {names}',
    unnamed: { one: 'and one person without a name', other: 'and {n} people without a name' },
    tooMany: 'More people have entered than you have places. Delete entries, or change the number of people.',
    guests: 'Entered',
    remove: 'Delete',
    removeName: 'Delete {name}',
    removed: 'The entry is deleted.',
    renew: 'Replace the link',
    renewText: 'Has the link reached the wrong people? The new one replaces it, entries stay.',
    renewed: 'The link is replaced.',
  },
  note: {
    title: 'Your note',
    text: 'You left us a note with your booking. {rule:healthData} If you withdraw your consent, we delete the note at once.',
    withdraw: 'Delete the note',
    saved: 'The note has been deleted.',
  },
  people: {
    title: 'Number of people',
    text: 'The rules for cancelling apply to places you give up.',
    fee: 'Each place you give up today still costs {price}.',
    more: 'For further places, please make another booking.',
    less: 'One person fewer',
    plus: 'One person more',
    label: 'People',
    save: 'Change number',
    saved: 'The number of people has been changed.',
  },
  move: {
    title: 'Move to another date',
    text: {
      one: 'The same event at the same price. Your place on the old date is released.',
      other: 'The same event at the same price. Your {n} places on the old date are released.',
    },
    label: 'New date',
    save: 'Move',
    saved: 'Your booking has been moved.',
    none: 'There’s no other date with enough places at the moment.',
  },
  moveWish: {
    title: 'Another date',
    text: 'The day belongs to your group alone. Tell us which one would suit you better; we’ll answer, and until then the present date stands.',
    day: 'Preferred day',
    why: 'Remark',
    optional: '(optional)',
    save: 'Ask for it',
    saved: 'We’ve received your wish.',
    /** {day} */
    pending: 'You asked for {day}. We’ll answer; until then the present date stands.',
  },
  cancel: {
    title: 'Cancel',
    waiting: 'You’ll lose your place on the list; there’s no charge.',
    nothing: 'There’s nothing to pay.',
    terms: 'See the terms and conditions',
    open: 'Cancel the booking…',
    leave: 'Leave the waiting list…',
    leaving: { question: 'Leave the waiting list?', confirm: 'Yes, leave it', keep: 'No, keep waiting' },
    question: 'Cancel this booking?',
    confirm: 'Yes, cancel',
    keep: 'No, keep it',
    saved: 'Your booking has been cancelled.',
  },
  working: 'One moment…',
  problems: {
    not_changeable: 'This can no longer be changed here. Please write to us.',
    too_late: 'Under the terms and conditions it’s too late for this. Please write to us.',
    sold_out: 'That many places are no longer free.',
    changed_meanwhile:
      'Your booking has changed in the meantime, for example because a payment arrived. We haven’t changed anything. Please check how it stands now, then confirm again.',
    over_capacity: 'This date doesn’t have that many places. Please choose fewer people.',
    day_passed: 'This day is already past. Please choose a later one.',
    same_event: 'That’s the date you already have.',
    other_price: 'This date has a different price. Please write to us.',
    offer_over: 'The offer has expired.',
    choice_over: 'The deadline for choosing is over. Please write to us.',
    choice_final: 'Your choice already applies: the money is on its way. It can’t be changed any more.',
    choice_unknown: 'That can’t be chosen for this booking. Please choose again.',
    ask_us: 'We check this many places by invoice first. Please write to us.',
    book_more: 'For further places, please make another booking.',
    invalid: 'We can’t read this entry. Please check it.',
    payment_unavailable: 'The payment page can’t be reached just now. Please try again in a few minutes.',
    too_many_held:
      'Many places are reserved from your connection at the moment and not paid for. Please try again in a quarter of an hour.',
    too_many_requests: 'That was a lot of changes at once. Please wait ten minutes.',
    failed: 'That didn’t work; nothing has changed. Please try again.',
  },
  unknown: {
    title: 'We can’t find this booking.',
    lead: 'The link is incomplete or doesn’t match any booking. You’ll find it in your confirmation. If you can’t find that, write to us.',
    contact: 'Contact us',
    calendar: 'See the event calendar',
  },
}

export default en

import type { BookingMailTexts } from './booking-mail.shape.ts'

export default {
  greeting: 'Hello {name}',
  plainGreeting: 'Hello',
  news: {
    confirmed: {
      subject: 'Booked: {title}, {day}',
      title: { one: 'Your place is booked.', other: 'Your {n} places are booked.' },
      text: 'We look forward to seeing you. What to bring and where we meet is below and on your booking page.',
    },
    waitlisted: {
      subject: 'Waiting list: {title}, {day}',
      title: 'You are on the waiting list.',
      text: {
        one: 'We will write as soon as a place comes free. You pay only then.',
        other: 'We will write as soon as {n} places come free. You pay only then.',
      },
    },
    offered: {
      subject: { one: 'A place is free: {title}, {day}', other: '{n} places are free: {title}, {day}' },
      title: { one: 'A place has come free.', other: '{n} places have come free.' },
      text: {
        one: 'We are holding it for you. Accept it in time on your booking page; after that we ask the next person.',
        other:
          'We are holding them for your group. Accept them in time on your booking page; after that we ask the next person.',
      },
    },
    offer_lapsed: {
      subject: { one: 'Place passed on: {title}, {day}', other: 'Places passed on: {title}, {day}' },
      title: { one: 'The place has been passed on.', other: 'The {n} places have been passed on.' },
      text: 'We did not hear from you in time. If you would still like to wait, please book again.',
    },
    changed: {
      subject: 'Changed: {title}, {day}',
      title: 'Your booking has been changed.',
      text: 'This is how it stands now.',
    },
    moved: {
      subject: 'Moved: {title}, {day}',
      title: 'Your booking has been moved.',
      text: 'This is the new date. The old one no longer applies.',
    },
    cancelled: {
      subject: 'Cancelled: {title}, {day}',
      title: 'Your booking is cancelled.',
      text: {
        one: 'Your place is free again.',
        other: 'Your {n} places are free again.',
      },
    },
    left_list: {
      subject: 'Off the waiting list: {title}, {day}',
      title: 'You are no longer on the waiting list.',
      text: 'You owe nothing. If you would like to come after all, book again: if the date is still full, you can rejoin the list there.',
    },
    event_cancelled: {
      subject: 'Not going ahead: {title}, {day}',
      title: 'The event is not going ahead.',
      text: 'We had to call it off. You owe nothing.',
    },
    event_changed: {
      subject: 'New details: {title}, {day}',
      title: 'The time or the place has changed.',
      text: 'Please look at the details. If they no longer suit you, you can cancel free of charge.',
    },
    goes_ahead: {
      subject: 'Going ahead: {title}, {day}',
      title: 'The event is going ahead.',
      text: 'It is decided: we are going. When and where we meet is below.',
    },
    reminder: {
      subject: 'Coming up: {title}, {day}',
      title: 'See you outdoors soon.',
      text: 'It begins in a few days. Have another look at the packing list and the meeting point.',
    },
    invoice_asked: {
      subject: 'Invoice requested: {title}, {day}',
      title: 'We are looking at your booking.',
      text: {
        one: 'We look at this place by invoice before we confirm it, and answer within 24 hours. Until then it is not reserved. Paid online, it is yours at once.',
        other:
          'We look at your {n} places by invoice before we confirm them, and answer within 24 hours. Until then they are not reserved. Paid online, they are yours at once.',
      },
    },
  },
  facts: {
    number: 'Booking',
    event: 'Event',
    when: 'When',
    place: 'Place',
    meetingPoint: 'Meeting point',
    people: 'People',
    names: 'Names',
    total: 'Price',
    voucher: 'Paid by voucher',
    paid: 'Paid',
    due: 'Still to pay',
    fee: 'Fee under the terms',
    refund: 'Refund',
    refunded: 'Refunded',
    offeredUntil: 'Held until',
  },
  bring: 'Please bring',
  open: 'View or change your booking',
  invoice: 'The invoice will follow separately, payable within 30 days.',
  minimum: '{missing} more needed for it to go ahead. We will know on {day} and write to you.',
  ics: 'A calendar file with the date is attached.',
  reply: 'Questions? Just reply to this message.',
  test: 'Test: no money has changed hands.',
} satisfies BookingMailTexts

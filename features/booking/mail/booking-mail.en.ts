import type { BookingMailTexts } from './booking-mail.shape.ts'

export default {
  greeting: 'Hello {name}',
  plainGreeting: 'Hello',
  news: {
    confirmed: {
      subject: 'Booked: {title}, {day}',
      title: { one: 'Your place is booked.', other: 'Your {n} places are booked.' },
      text: 'We look forward to seeing you. When and where we meet is set out below and on your booking page.',
    },
    waitlisted: {
      subject: 'Waiting list: {title}, {day}',
      title: 'You’re on the waiting list.',
      text: {
        one: 'We’ll write as soon as a place comes free and it’s your turn. You only pay then.',
        other: 'We’ll write as soon as {n} places come free and it’s your turn. You only pay then.',
      },
    },
    offered: {
      subject: { one: 'A place is free: {title}, {day}', other: '{n} places are free: {title}, {day}' },
      title: { one: 'A place has come free.', other: '{n} places have come free.' },
      text: {
        one: 'We’re holding it for you until the time below. Accept it on your booking page; after that we offer it to the next in line.',
        other:
          'We’re holding them for your group until the time below. Accept them on your booking page; after that we offer them to the next in line.',
      },
    },
    reserved: {
      subject: 'Reserved: {title}, {day}',
      title: { one: 'A place is reserved for you.', other: '{n} places are reserved for you.' },
      text: {
        one: 'We’re holding it for you until the time below. Please pay on your booking page by then; after that it’s free again.',
        other:
          'We’re holding them for you until the time below. Please pay on your booking page by then; after that they’re free again.',
      },
    },
    unpaid: {
      subject: 'Not paid yet: {title}, {day}',
      title: 'You have an open booking.',
      text: {
        one: 'Your place is held for you until the time below, but it hasn’t been paid. Pay for it or release it on your booking page. If you do nothing, it becomes free again by itself, at no cost.',
        other:
          'Your {n} places are held for you until the time below, but they haven’t been paid. Pay for them or release them on your booking page. If you do nothing, they become free again by themselves, at no cost.',
      },
    },
    offer_lapsed: {
      subject: 'Offer expired: {title}, {day}',
      title: 'Your offer has expired.',
      text: 'You didn’t accept it in time, so nothing is reserved for you any more. There’s nothing to pay. If you’d still like to wait, please join the list again.',
    },
    changed: {
      subject: 'Changed: {title}, {day}',
      title: 'Your booking has been changed.',
      text: 'This is how it stands now.',
    },
    moved: {
      subject: 'Moved: {title}, {day}',
      title: 'Your booking has been moved.',
      text: 'The new date is below. The old one no longer applies.',
    },
    cancelled: {
      subject: 'Cancelled: {title}, {day}',
      title: 'Your booking has been cancelled.',
      text: 'We’re sorry you can’t come.',
    },
    left_list: {
      subject: 'Off the waiting list: {title}, {day}',
      title: 'You’re no longer on the waiting list.',
      text: 'There’s nothing to pay. If you’d like to come after all, book again: if the date is still full, you can rejoin the list there.',
    },
    event_cancelled: {
      subject: 'Not going ahead: {title}, {day}',
      title: 'The event isn’t going ahead.',
      text: 'We’ve had to call it off. There’s no cost to you. If you’d like a new date, just reply to this e-mail.',
    },
    event_changed: {
      subject: 'New details: {title}, {day}',
      title: 'The time or the place has changed.',
      text: 'Please look at the details. If they no longer suit you, you can cancel free of charge.',
    },
    goes_ahead: {
      subject: 'Going ahead: {title}, {day}',
      title: 'The event is going ahead.',
      text: 'That’s now decided. When and where we meet is set out below.',
    },
    reminder: {
      subject: 'Coming up: {title}, {day}',
      title: 'It’s only a few days away.',
      text: 'When and where we meet is set out below.',
    },
    invoice_asked: {
      subject: 'Invoice requested: {title}, {day}',
      title: 'We’re checking your booking by invoice.',
      text: {
        one: 'You’ll hear from us within 24 hours. Until then your place isn’t reserved. If you pay online, it’s booked at once.',
        other:
          'We check larger bookings by invoice first. You’ll hear from us within 24 hours. Until then your {n} places aren’t reserved. If you pay online, they’re booked at once.',
      },
    },
    postponed: {
      subject: 'New date: {title}, {day}',
      title: 'The event is postponed.',
      text: {
        one: 'We had to postpone it. Your place is kept on the new date. Choose what suits you on the page of your booking.',
        other:
          'We had to postpone it. Your {n} places are kept on the new date. Choose what suits you on the page of your booking.',
      },
    },
    called_off: {
      subject: 'Called off, please choose: {title}, {day}',
      title: 'The event isn’t going ahead.',
      text: 'We had to call it off. Choose what you get instead on the page of your booking.',
    },
    choice_reminder: {
      subject: 'Please choose: {title}, {day}',
      title: 'We are still waiting for your choice.',
      text: 'The deadline is close. Choose what suits you on the page of your booking.',
    },
    choice_kept: {
      subject: 'New date confirmed: {title}, {day}',
      title: {
        one: 'Your place on the new date is booked.',
        other: 'Your {n} places on the new date are booked.',
      },
      text: 'The old date no longer applies. When and where we meet is below.',
    },
    choice_voucher: {
      subject: 'Voucher instead of the event: {title}, {day}',
      title: 'Your booking is released.',
      text: 'You chose the voucher. You don’t lose what you paid.',
    },
    choice_refund: {
      subject: 'Booking released: {title}, {day}',
      title: 'Your booking is released free of charge.',
      text: 'It costs you nothing. You get back what you paid.',
    },
    replaced: {
      subject: 'You get the cancellation fee back: {title}, {day}',
      title: 'The waiting list has filled in for you.',
      text: 'Somebody from the waiting list has moved up. The cancellation fee for that no longer applies; we return what we had kept of it.',
    },
  },
  placesHeld: {
    one: 'You’ll hear from us within 24 hours. We’re holding your place until the time below, but not after that. If you pay online, it’s booked at once.',
    other:
      'We check larger bookings by invoice first. You’ll hear from us within 24 hours. We’re holding your {n} places until the time below, but not after that. If you pay online, they’re booked at once.',
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
    fee: 'Cancellation fee (terms)',
    refund: 'To be refunded',
    refunded: 'Refunded',
    offeredUntil: 'Held until',
  },
  bring: 'Packing list',
  bringBelow: 'The packing list is below too.',
  open: 'View or change your booking',
  payOrRelease: 'Pay or release',
  door: 'You pay what is due at the meeting point, in cash or with TWINT.',
  transfer: 'Please transfer what is due before the event to {account}, with the note “Booking {number}”.',
  transferLater:
    'Please transfer what is due before the event. We’ll send you the account details separately.',
  invoice: 'The invoice will follow separately, payable within 30 days.',
  ifReplaced:
    'If somebody from the waiting list moves up, we write to you and give back the cancellation fee for it.',
  minimum: {
    one: '{n} more person is needed for the event to go ahead. We’ll decide on {day} and write to you.',
    other: '{n} more people are needed for the event to go ahead. We’ll decide on {day} and write to you.',
  },
  ics: 'A calendar file with the date is attached.',
  reply: 'Questions? Just reply to this e-mail.',
  test: 'Test: no money has changed hands.',
  terms: 'Terms and conditions of {day}',
} satisfies BookingMailTexts

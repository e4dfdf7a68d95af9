import type { Messages } from './de.ts'

const en: Messages = {
  title: 'Prices',
  lead: 'What courses and team events cost, today and from a later day. Whatever is booked or offered keeps its price.',
  columns: { service: 'Service', now: 'Price today', planned: 'Planned' },
  perPerson: '{price} per person',
  flat: '{price} up to {n} people',
  bracket: '{price} per person, {from}–{to} people',
  since: 'since {day}',
  from: 'from {day}',
  nothing: 'nothing planned',
  change: 'Change price',
  withdraw: 'Take back',
  withdrawn: 'Planned price taken back',
  invoicing: {
    title: 'Invoices of groups',
    after: 'after the event',
    deposit: {
      one: 'deposit of {percent}% within {n} day of acceptance, the rest after the event',
      other: 'deposit of {percent}% within {n} days of acceptance, the rest after the event',
    },
    change: 'Change invoicing',
    wrong: 'Please enter a whole number: 1 to 100 percent, 1 to 60 days.',
    dialog: {
      title: 'Invoices of groups: {name}',
      text: 'Applies to quotes sent from now on. What has been sent stays as it says; each quote can be different.',
      how: 'When do you invoice?',
      after: 'Everything after the event',
      deposit: 'Deposit on acceptance, the rest after the event',
      percent: 'Deposit in percent',
      days: 'Days to pay',
      daysHint: 'From acceptance, by the day of the event at the latest.',
      submit: 'Save',
      done: 'Saved',
    },
  },
  dialog: {
    title: 'Price: {name}',
    text: 'From that day on, the new price appears everywhere on the website. Dates with a price of their own and the vouchers in the shop don’t change. What counts is the day of booking, not the day of the course.',
    perPerson: 'Per person, in CHF',
    flat: 'Flat rate up to {n} people, in CHF',
    bracket: 'Per person, {from}–{to} people, in CHF',
    fromDay: 'Valid from',
    fromDayHint:
      'Today: at once. On a later day: from midnight. A price planned for the same day is replaced.',
    submit: 'Save price',
    done: 'Price saved',
    wrong: 'Please enter an amount such as 250 or 1400.50, at least 1 franc.',
    earlier: 'Earlier prices',
    beginning: 'from the beginning',
  },
}

export default en

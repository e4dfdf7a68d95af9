import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Your invoice – Gratweg',
    description: 'Your invoice from Gratweg: what’s still open, by when it’s payable, and how to pay it.',
  },
  number: { invoice: 'Invoice {number}', credit_note: 'Credit note {number}' },
  parts: { deposit: 'Deposit invoice {number}', final: 'Final invoice {number}' },
  contested: 'Your bank is looking into a payment; until it has decided, we won’t transfer anything back.',
  states: {
    open: { title: 'This invoice is open.', lead: 'Payable by {day}.' },
    overdue: { title: 'This invoice is overdue.', lead: 'It was payable by {day}.' },
    partly_paid: { title: 'Part of it has been paid.', lead: '{amount} is still open, payable by {day}.' },
    paid: { title: 'This invoice has been paid.', lead: 'Thank you.' },
    overpaid: { title: 'Too much has been paid.', lead: 'We’ll transfer {amount} back to you.' },
    credited: {
      title: 'This invoice has been cancelled.',
      lead: 'It has been credited in full, so there’s nothing to pay.',
    },
    written_off: { title: 'This invoice is closed.', lead: 'If you have a question about it, write to us.' },
    credit_note: { title: 'Your credit note.', lead: 'It corrects invoice {number}.' },
  },
  account: 'We’ll e-mail you the account for the transfer. The payment period starts only then.',
  transfer: 'You’ll find the account, reference and QR code for the transfer in the PDF.',
  pay: 'Pay by card or TWINT',
  twint: 'TWINT takes up to {amount} at a time.',
  download: 'Download PDF',
  facts: {
    issued: 'Date',
    due: 'Payable by',
    performed: 'Date of service',
    to: 'Billed to',
    orderNumber: 'Your order number',
  },
  orderNumber: {
    addedOn: 'added on {day}',
    add: 'Add your order number',
    correct: 'Correct your order number',
    hint: 'It is in the PDF from then on, with the day. Amount and invoice number stay.',
    wrong: 'Please enter the order number, up to 30 characters.',
    save: 'Save',
    saving: 'saving …',
    done: 'Order number saved',
  },
  lines: { title: 'Items', total: 'Amount', credited: 'Credited', paid: 'Paid', open: 'Still open' },
  problems: {
    too_many_changes: 'The order number has been changed ten times already. Please write to us.',
    invalid: 'Please enter the order number, up to 30 characters.',
    nothing_due: 'There’s nothing left to pay here.',
    payment_underway:
      'A payment is on its way and appears here as soon as it arrives. There’s nothing more to do.',
    payment_unavailable: 'The payment page isn’t answering. Please try again in a few minutes.',
    failed: 'That didn’t work. Please try again.',
  },
  unknown: {
    title: 'There’s no such invoice.',
    lead: 'Check that the link from the e-mail is complete, or write to us.',
    contact: 'Write a message',
  },
}

export default en

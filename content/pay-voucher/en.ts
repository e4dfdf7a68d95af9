import type { Messages } from './de.ts'

const en: Messages = {
  title: 'Use a voucher',
  label: 'Voucher code',
  optional: '(optional)',
  hint: 'It pays as far as it goes. What is left stays on it.',
  quoteHint: 'It pays as far as it goes; we invoice the rest.',
  submit: 'Use it',
  working: 'Checking …',
  done: 'The voucher has been applied.',
  paid: 'Of this by voucher',
  problems: {
    invalid: 'Please enter the code printed on the voucher.',
    voucher_unknown:
      'There’s no voucher with this code. It’s printed on the voucher, in groups of four characters.',
    voucher_blocked: 'This voucher is blocked. Please get in touch with us.',
    voucher_voided: 'This voucher is no longer valid. Please ask the person who bought it.',
    voucher_used_up: 'There is nothing left on this voucher.',
    voucher_lapsed: 'This voucher has expired. Please get in touch with us.',
    voucher_test: 'A test voucher pays for nothing.',
    voucher_for_course: 'This voucher is for a course. Only vouchers for an amount count here.',
    nothing_due: 'Nothing is due here.',
    too_many_requests: 'That was a lot of attempts. Please wait ten minutes.',
    failed: 'That didn’t reach us. Please try again; it counts only once.',
  },
}

export default en

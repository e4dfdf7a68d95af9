import type { Messages } from './de.ts'

const en: Messages = {
  byInvoice: 'Order by invoice, for companies',
  open: 'Use a voucher',
  label: 'Voucher code',
  hint: 'It pays for goods and keeps what is left.',
  apply: 'Apply',
  asking: 'Checking the voucher …',
  stopped: 'We couldn’t check the voucher just now. Please try again.',
  row: 'Voucher …{code}',
  remove: 'Remove the voucher',
  due: 'To pay',
  left: '{amount} will stay on the voucher.',
  nothingDue: 'Nothing is left to pay. The next page only asks for your address.',
}

export default en

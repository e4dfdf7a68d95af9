import type { Messages } from './de.ts'

const en: Messages = {
  paid: 'You paid {paid}.',
  paidPartly: 'You paid {paid}, of which {voucher} with a voucher.',
  paidByVoucher: 'You paid {paid} with a voucher.',
  kept: 'Of this we keep {kept} as the cancellation fee under the terms and conditions.',
  fee: 'A cancellation fee of {due} applies, as set out in the terms and conditions.',
  due: 'The cancellation fee is {fee}, of which {due} is still to be paid.',
  refunded: 'We’ve refunded {amount}. It should reach your account in a few days.',
  refund: 'We’ll refund {amount} within {n} days, the way you paid.',
  failed: 'We haven’t been able to refund {amount} yet. We’re looking into it and will contact you.',
  contested: 'Your bank is looking into the payment; until it has decided, we can’t refund anything.',
  ifReplaced: 'If somebody from the waiting list takes the place, we give back the cancellation fee for it.',
  credited: 'You have received a voucher for {amount}.',
  withdrawn: 'Your bank has taken back {amount}.',
  carried: 'What you paid, {counts}, counts for the new date.',
  carriedPartly: 'What you paid, {counts}, of which {voucher} by voucher, counts for the new date.',
  carriedByVoucher: 'What you paid by voucher, {counts}, counts for the new date.',
  feeIncluded:
    'For places given up a cancellation fee of {fee} applies under the terms and conditions; the price includes it.',
  nothing: 'You’ve paid nothing, and there’s nothing to pay.',
  voucher: {
    valueBack: 'Voucher …{code}: {back} has been credited again. It’s now worth {worth}.',
    valueWorth: 'Voucher …{code}: it’s now worth {worth}.',
    valueKept: 'Voucher …{code}: it covers the cancellation fee. Nothing is credited back to it.',
    courseBack: 'Course voucher …{code}: it’s valid again for one place on a level {level} course.',
    courseKept:
      'Course voucher …{code}: it covers the cancellation fee and stays redeemed. A course voucher is only ever returned whole.',
    used: 'Voucher …{code}: it was credited again and has been redeemed since.',
    voided:
      'Voucher …{code}: it’s void, because its price has been refunded. Nothing is credited back to it.',
    suspended:
      'Voucher …{code}: it isn’t valid, because its price is being refunded. Nothing is credited back to it unless that refund fails.',
    expired: 'Voucher …{code}: it has expired and can no longer be redeemed.',
  },
  before: {
    free: 'Today you can cancel free of charge.',
    kept: 'If you cancel today, we keep {kept} of the {paid} paid, under the terms and conditions.',
    fee: 'If you cancel today, a cancellation fee of {due} applies under the terms and conditions.',
    due: 'The cancellation fee is {fee}, of which {due} is still to be paid.',
    refund: 'We’ll refund {amount} within {n} days, the way you paid.',
    voucher: {
      valueBack: '{back} will be credited back to voucher …{code}. It will then be worth {worth}.',
      courseBack: 'Course voucher …{code} will then be valid again for one place on a level {level} course.',
    },
  },
  feeLine: 'of which cancellation fee',
  lines: {
    paid: 'Paid',
    byVoucher: 'of which by voucher',
    kept: 'Kept (cancellation fee)',
    refunded: 'Refunded',
    withdrawn: 'Taken back by the bank',
    refund: 'To be refunded',
    credited: 'As a new voucher',
    onHold: 'Waiting for the bank’s decision',
    failed: 'Refund failed',
    voucherBack: 'Back on the voucher',
    voucherLost: 'Voucher void, not returned',
    due: 'Still to pay',
  },
}

export default en

import type { ComponentProps } from 'react'
import { BOOKING_LIMITS } from '#features/booking/rules/booking-form.ts'
import { Input } from '#site/ui/fields/inputs.tsx'

/** As it stands on the voucher. */
export function VoucherInput(props: ComponentProps<typeof Input>) {
  return (
    <Input
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      placeholder="GRAT-0000-0000-0000"
      maxLength={BOOKING_LIMITS.voucher}
      {...props}
    />
  )
}

import { useState } from 'react'
import { LabelledInput, LabelledSelect } from '#app/ui/fields/labelled.tsx'
import { fill } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { useFieldError } from '#kit/form.tsx'
import { useTexts } from '#kit/texts.ts'
import { DELIVERY_COUNTRIES, DELIVERY_LIMITS, readDeliveryPlace } from '../parcels/delivery-address.ts'
import { orders } from './order.contract.ts'
import type { StaffOrderPage } from './staff-order-page.ts'

const WRITTEN = ['name', 'street', 'postalCode', 'city'] as const
type Written = (typeof WRITTEN)[number]

/** Where what is still to be sent goes. */
export function AddressDialog({ page, onClose }: { page: StaffOrderPage; onClose: () => void }) {
  const { correct: messages } = useTexts('staff-orders').t
  // What somebody else corrects meanwhile is refused, not taken over.
  const [{ address, addressChanges: seen, order }] = useState(page)
  return (
    <ActionDialog
      action={orders.correctAddress}
      fixed={{ id: String(order.number), seen }}
      read={readAddress}
      title={fill(messages.title, { number: order.number })}
      text={messages.text}
      submit={messages.submit}
      done={messages.done}
      wrong={Object.fromEntries(WRITTEN.map((field) => [field, messages.wrong]))}
      onClose={onClose}
    >
      {WRITTEN.map((field) => (
        <AddressField
          key={field}
          field={field}
          start={address?.[field] ?? (field === 'name' ? (order.name ?? '') : '')}
        />
      ))}
      <LabelledSelect
        label={messages.country}
        name="country"
        defaultValue={address?.country ?? 'CH'}
        options={DELIVERY_COUNTRIES.map((country) => [country, messages.countries[country]])}
      />
    </ActionDialog>
  )
}

function AddressField({ field, start }: { field: Written; start: string }) {
  const { correct: messages } = useTexts('staff-orders').t
  return (
    <LabelledInput
      label={messages[field]}
      error={useFieldError(field)}
      name={field}
      autoComplete="off"
      maxLength={DELIVERY_LIMITS[field]}
      defaultValue={start}
    />
  )
}

function readAddress(data: FormData) {
  const typed = (field: string) => String(data.get(field)).trim()
  const missing = WRITTEN.find((field) => typed(field) === '')
  if (missing) return missing
  const place = readDeliveryPlace({ postalCode: typed('postalCode'), country: typed('country') })
  if (!place) return 'postalCode'
  return { address: { name: typed('name'), street: typed('street'), city: typed('city'), ...place } }
}

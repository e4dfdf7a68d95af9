import { useState } from 'react'
import {
  DELIVERY_COUNTRIES,
  DELIVERY_LIMITS,
  readDeliveryPlace,
} from '#features/order/parcels/delivery-address.ts'
import type { StaffOrderPage } from '#features/order/staff/staff-order-page.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input, Select } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog, invalidField } from '../dialogs/confirm-dialog.tsx'
import { postStaff } from '../api/staff-client.ts'

const WRITTEN = ['name', 'street', 'postalCode', 'city'] as const

/** Where what is still to be sent goes. */
export function AddressDialog({ page, onClose }: { page: StaffOrderPage; onClose: () => void }) {
  const { correct: messages } = useMessages('staff-orders')
  const [id] = useState(() => crypto.randomUUID())
  // What somebody else corrects meanwhile is refused, not taken over.
  const [{ address, addressChanges: seen, order }] = useState(page)
  return (
    <ConfirmDialog
      title={fill(messages.title, { number: order.number })}
      text={messages.text}
      submit={messages.submit}
      done={messages.done}
      wrong={messages.wrong}
      send={(data) => {
        const typed = (field: string) => String(data.get(field)).trim()
        const missing = WRITTEN.find((field) => typed(field) === '')
        if (missing) return invalidField(missing)
        const place = readDeliveryPlace({ postalCode: typed('postalCode'), country: typed('country') })
        if (!place) return invalidField('postalCode')
        const written = {
          name: typed('name'),
          street: typed('street'),
          city: typed('city'),
          ...place,
        }
        const body = { id, address: written, seen }
        return postStaff<'/orders/:id/address'>(`/orders/${order.number}/address`, body)
      }}
      onClose={onClose}
      onDone={onClose}
    >
      {(_wrong, errorOf) => (
        <>
          {WRITTEN.map((field) => (
            <Field key={field} label={messages[field]} error={errorOf(field)}>
              {(control) => (
                <Input
                  name={field}
                  autoComplete="off"
                  maxLength={DELIVERY_LIMITS[field]}
                  defaultValue={address?.[field] ?? (field === 'name' ? (order.name ?? '') : '')}
                  {...control}
                />
              )}
            </Field>
          ))}
          <Field label={messages.country}>
            {(control) => (
              <Select name="country" defaultValue={address?.country ?? 'CH'} {...control}>
                {DELIVERY_COUNTRIES.map((country) => (
                  <option key={country} value={country}>
                    {messages.countries[country]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </>
      )}
    </ConfirmDialog>
  )
}

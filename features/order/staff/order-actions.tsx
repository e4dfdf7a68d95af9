import { useState } from 'react'
import { PageLink } from '#site/page-link.tsx'
import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { LabelledInput, LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { EmailDialog } from '#features/customer/staff/email-dialog.tsx'
import { vouchers as voucherActions } from '#features/voucher/staff/voucher.contract.ts'
import { fill } from '#i18n/format.ts'
import { phoneLink } from '#kernel/telephone-number.ts'
import { ActionLine, AskButton, DialogButton } from '#kit/action-buttons.tsx'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { useFieldError } from '#kit/form.tsx'
import { ActionList } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { DELIVERY_COUNTRIES, DELIVERY_LIMITS, readDeliveryPlace } from '../parcels/delivery-address.ts'
import { CloseRefund, RefundButton, ReturnVoucher } from './order-refunds.tsx'
import { orders } from './order.contract.ts'
import { returnableLines, ReturnDialog } from './return-dialog.tsx'
import { SendSign } from './send-sign.tsx'
import type { StaffOrderPage } from './staff-order-page.ts'
import type { NextParcelState } from './use-next-parcel.ts'
import styles from './orders.module.css'

const WRITTEN = ['name', 'street', 'postalCode', 'city'] as const
type Written = (typeof WRITTEN)[number]

/** Where what is still to be sent goes. */
function AddressDialog({ page, onClose }: { page: StaffOrderPage; onClose: () => void }) {
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

interface OrderActionsProps {
  page: StaffOrderPage
  next: NextParcelState
  onChanged: () => void
}

/** The one next step, then the rest as lines of text; what moves money comes last. */
export function OrderActions({ page, next, onChanged }: OrderActionsProps) {
  const { money, cancel } = useTexts('staff-orders').t
  const { order, unsent } = page
  const { number, can } = order
  const ask = { fixed: { id: String(number) }, values: { number }, onChanged }
  return (
    <div>
      {unsent.length > 0 && (
        <div className={styles.signBeside}>
          <SendSign next={next} />
        </div>
      )}
      <Paper page={page} next={next} />
      <OrderCustomer page={page} onChanged={onChanged} />
      <ComeBack page={page} onChanged={onChanged} />
      <h2 className={`over-line ${styles.wrong}`}>{money.wrong}</h2>
      <p data-kit="row" data-gap="8">
        <ReturnVoucher order={order} onChanged={onChanged} />
        <RefundButton order={order} onChanged={onChanged} />
        <CloseRefund order={order} onChanged={onChanged} />
        {can.cancel && <AskButton action={orders.cancel} {...cancel} {...ask} />}
      </p>
    </div>
  )
}

function ComeBack({ page, onChanged }: Omit<OrderActionsProps, 'next'>) {
  const { heading, open } = useTexts('staff-orders').t.comeBack
  const mayRefund = useMay('refunds')
  if (!mayRefund || page.order.contestedCents > 0 || returnableLines(page).length === 0) return null
  return (
    <ActionList title={heading}>
      <DialogButton {...{ open, onChanged }} line="plain">
        {(onClose) => <ReturnDialog page={page} onClose={onClose} />}
      </DialogButton>
    </ActionList>
  )
}

function Paper({
  page: { order, address, unsent, lines, vouchers },
  next,
}: Omit<OrderActionsProps, 'onChanged'>) {
  const { paper } = useTexts('staff-orders').t
  const isPacking = unsent.length > 0 && next.lines.length > 0
  const toPrint = lines.some(({ gift }) => gift?.delivery === 'post') ? vouchers : []
  if (!address && !isPacking) return null
  const id = String(order.number)
  const chosen = next.lines.map(({ lineId, quantity }) => `${lineId}.${quantity}`).join(',')
  return (
    <ActionList title={paper.title}>
      {address && (
        <ActionLine action={orders.label} input={{ id }}>
          {paper.label}
        </ActionLine>
      )}
      {toPrint.map(
        (each) =>
          !each.voided && (
            <ActionLine key={each.id} action={voucherActions.print} input={{ id: each.id }}>
              {fill(paper.voucher, { code: each.lastFour })}
            </ActionLine>
          ),
      )}
      {isPacking && (
        <ActionLine action={orders.slip} input={{ id, lines: chosen }}>
          {paper.slip}
        </ActionLine>
      )}
    </ActionList>
  )
}

interface OrderCustomerProps {
  page: StaffOrderPage
  onChanged: () => void
}

/** Who ordered, how to reach them, and where it goes; both addresses can be corrected. */
function OrderCustomer({ page, onChanged }: OrderCustomerProps) {
  const { customer: messages, correct } = useTexts('staff-orders').t
  const mayCorrectEmail = useMay('bookings')
  const { id, order, phone, address, language, unsent } = page
  const { email } = order
  const customer = `order.${id}`
  const place = address && [address.name, address.street, `${address.postalCode} ${address.city}`]
  return (
    <>
      <ActionList title={messages.title}>
        <li>
          <PageLink to={staffPaths.customer(customer)}>{messages.page}</PageLink>
        </li>
        {email && (
          <li>
            <a href={`mailto:${email}`}>{fill(messages.write, { email })}</a>
          </li>
        )}
        {phone && (
          <li>
            <a href={phoneLink(phone)}>{fill(messages.call, { phone })}</a>
          </li>
        )}
        {mayCorrectEmail && (
          <DialogButton open={correct.email} line="plain" onChanged={onChanged}>
            {(onClose) => <EmailDialog customer={customer} email={email ?? ''} onClose={onClose} />}
          </DialogButton>
        )}
        {unsent.length > 0 && (
          <DialogButton open={correct.address} line="plain" onChanged={onChanged}>
            {(onClose) => <AddressDialog page={page} onClose={onClose} />}
          </DialogButton>
        )}
      </ActionList>
      {place && (
        <p className={`hint ${styles.hint} ${styles.address}`}>
          {[messages.address, ...place.filter(Boolean)].join('\n')}
        </p>
      )}
      <p className={`hint ${styles.hint}`}>
        {messages.language}: {messages.languages[language]}
      </p>
    </>
  )
}

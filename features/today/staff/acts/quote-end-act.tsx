import { ClashQuestion, readOverride } from '#features/quote/staff/clash-question.tsx'
import { type QuoteDetails, quotes } from '#features/quote/staff/quote.contract.ts'
import { fill } from '#i18n/format.ts'
import { swissTime } from '#i18n/format-date.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import type { Endpoint } from '#kit/contract.ts'
import { useFieldError } from '#kit/form.tsx'
import { useState } from 'react'
import { useMessages } from '#site/language/language.tsx'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import type { ActProps } from './act.tsx'

/** Sends what was sent once more, or with a later day the next version; drafts that nobody has read are not sent along. */
export function QuoteEndAct({ file: { now, quote }, onClose, onDone }: ActProps<QuoteDetails>) {
  const { acts } = useMessages('staff-today')
  const messages = useMessages('staff-quotes')
  const { id, number, document, revision, clashes, changed, validUntil } = quote
  const today = swissTime(new Date(now)).day
  const [until, setUntil] = useState(validUntil)
  const words = {
    title: fill(acts.quoteEnd.title, { number }),
    text: fill(changed ? acts.quoteEnd.changed : acts.quoteEnd.text, { email: document.customer.email }),
    submit: acts.quoteEnd.submit,
    done: messages.sent,
  }
  // One dialog, whose action follows the day.
  const isReminder = changed || until === validUntil
  const action: Endpoint = isReminder ? quotes.sendAgain : quotes.send

  function read(data: FormData): object | string {
    if (isReminder) return {}
    if (until < today) return 'validUntil'
    const override = readOverride(data, clashes)
    return override === undefined ? 'override' : { seen: revision, override, validUntil: until }
  }

  return (
    <ActionDialog
      action={action}
      fixed={{ id }}
      read={read}
      wrong={{ validUntil: acts.quoteEnd.wrong, override: messages.problems.reason }}
      {...words}
      onClose={onClose}
      onDone={() => onDone(isReminder ? { waitsUntil: null } : {})}
    >
      {!changed && (
        <>
          <UntilField min={today} value={until} onChange={setUntil} />
          <ClashQuestion clashes={clashes} />
        </>
      )}
    </ActionDialog>
  )
}

function UntilField({
  min,
  value,
  onChange,
}: {
  min: string
  value: string
  onChange: (day: string) => void
}) {
  const { validUntil } = useMessages('staff-quotes')
  return (
    <LabelledInput
      label={validUntil}
      error={useFieldError('validUntil')}
      name="validUntil"
      type="date"
      min={min}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

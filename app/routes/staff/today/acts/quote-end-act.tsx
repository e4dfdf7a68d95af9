import { ClashQuestion, readOverride } from '#features/quote/staff/clash-question.tsx'
import { type QuoteDetails, quotes } from '#features/quote/staff/quote.contract.ts'
import { fill } from '#i18n/format.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Result } from '#kernel/result.ts'
import { call } from '#kit/client.ts'
import { useRef } from 'react'
import { useMessages } from '../../../../language/language.tsx'
import { Field } from '../../../../ui/fields/field.tsx'
import { Input } from '../../../../ui/fields/inputs.tsx'
import { ConfirmDialog, invalidField } from '../../dialogs/confirm-dialog.tsx'
import type { StaffProblem } from '../../api/staff-client.ts'
import type { ActProps } from './act.tsx'

/** Sends what was sent once more, or with a later day the next version; drafts that nobody has read are not sent along. */
export function QuoteEndAct({ file: { now, quote }, onClose, onDone }: ActProps<QuoteDetails>) {
  const { acts } = useMessages('staff-today')
  const messages = useMessages('staff-quotes')
  const { id, number, document, revision, clashes, changed, validUntil } = quote
  const today = swissTime(new Date(now)).day
  const isReminder = useRef(true)

  function send(data: FormData): Promise<Result<unknown, StaffProblem>> {
    const until = String(data.get('until') ?? validUntil)
    isReminder.current = changed || until === validUntil
    if (isReminder.current) return call(quotes.sendAgain, { id })
    if (until < today) return invalidField('until')
    const override = readOverride(data, clashes)
    if (override === undefined) return invalidField('override')
    return call(quotes.send, { id, seen: revision, override, validUntil: until })
  }

  return (
    <ConfirmDialog
      title={fill(acts.quoteEnd.title, { number })}
      text={fill(changed ? acts.quoteEnd.changed : acts.quoteEnd.text, { email: document.customer.email })}
      submit={acts.quoteEnd.submit}
      done={messages.sent}
      wrong={acts.quoteEnd.wrong}
      send={send}
      onClose={onClose}
      onDone={() => onDone(isReminder.current ? { waitsUntil: null } : {})}
    >
      {(_wrong, errorOf) =>
        !changed && (
          <>
            <Field label={messages.validUntil} error={errorOf('until')}>
              {(control) => (
                <Input name="until" type="date" min={today} defaultValue={validUntil} {...control} />
              )}
            </Field>
            <ClashQuestion clashes={clashes} wrong={errorOf('override') && messages.problems.reason} />
          </>
        )
      }
    </ConfirmDialog>
  )
}

import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'
import { MAX_VOUCHER_REASON, type StaffVoucher } from '#features/voucher/staff/staff-voucher.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { amountText } from '#kernel/amount.ts'
import { newDraftKey } from '../../../form/behaviour/form-draft.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input, Radio } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog, invalidField } from '../dialogs/confirm-dialog.tsx'
import { postStaff, readStaff } from '../api/staff-client.ts'
import { useRefusalMessage } from '../use-staff-messages.ts'
import styles from './vouchers.module.css'

/** A lost voucher: what happens to both codes and to the liability, and the mail, before anything is done. */
export function ReplaceDialog({ voucher, onClose }: { voucher: StaffVoucher; onClose: () => void }) {
  const { replace: messages, standings } = useMessages('staff-vouchers')
  const language = useLanguage()
  const navigate = useNavigate()
  const { id, lastFour: code, restCents, currency, validUntil, order, standing } = voucher
  const [isMailed, setMailed] = useState(order.email !== null)
  const [requestKey] = useState(newDraftKey)
  const newId = useRef(id)
  const amount = amountText(restCents)
  return (
    <ConfirmDialog
      title={messages.title}
      text={fill(messages.about, { code, amount: formatPrice(language, restCents, { code: currency }) })}
      submit={messages.submit}
      done={messages.done}
      wrong={isMailed ? messages.wrong : messages.wrongReason}
      send={(data) => {
        const reason = String(data.get('reason')).trim()
        const email = isMailed ? String(data.get('email')).trim() : null
        if (!reason) return invalidField('reason')
        if (email !== null && !EMAIL_ADDRESS.test(email)) return invalidField('email')
        return postStaff<'/vouchers/:id/replacement'>(`/vouchers/${id}/replacement`, {
          reason,
          email,
          key: requestKey,
        }).then((answer) => {
          if (answer.ok) newId.current = answer.value.id
          return answer
        })
      }}
      onClose={onClose}
      onDone={() => {
        onClose()
        void navigate(staffPaths.voucher(newId.current))
      }}
    >
      {(_wrong, errorOf) => (
        <>
          <Field label={messages.reason} error={errorOf('reason') && messages.wrongReason}>
            {(control) => (
              <Input
                name="reason"
                maxLength={MAX_VOUCHER_REASON}
                defaultValue={messages.reasonGiven}
                {...control}
              />
            )}
          </Field>
          <fieldset className={styles.ways}>
            <legend>{messages.goes}</legend>
            <Radio name="way" checked={isMailed} onChange={() => setMailed(true)}>
              {messages.mail}
            </Radio>
            <Radio name="way" checked={!isMailed} onChange={() => setMailed(false)}>
              {messages.print}
            </Radio>
          </fieldset>
          {isMailed && (
            <Field label={messages.to} error={errorOf('email')}>
              {(control) => (
                <Input
                  name="email"
                  type="email"
                  autoComplete="off"
                  maxLength={254}
                  defaultValue={order.email ?? ''}
                  {...control}
                />
              )}
            </Field>
          )}
          <table className={styles.outcome}>
            <thead>
              <tr>
                <th scope="col">{messages.columns.code}</th>
                <th scope="col">{messages.columns.standing}</th>
                <th scope="col">{messages.columns.amount}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">… {code}</th>
                <td>{standings[standing]}</td>
                <td>{amount}</td>
              </tr>
              <tr>
                <th scope="row">
                  <s>… {code}</s>
                </th>
                <td>{standings.replaced}</td>
                <td>{amountText(-restCents)}</td>
              </tr>
              <tr>
                <th scope="row">{messages.newCode}</th>
                <td>{messages.after}</td>
                <td>{amount}</td>
              </tr>
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{messages.liability}</th>
                <td>{messages.unchanged}</td>
                <td>{amount}</td>
              </tr>
            </tfoot>
          </table>
          <p className={styles.keeps}>
            {fill(messages.keeps, { day: formatDay(language, validUntil) })} {messages.irreversible}
          </p>
          {isMailed && <MailPreview id={id} />}
        </>
      )}
    </ConfirmDialog>
  )
}

/** The mail in the customer's language, as it would go out. */
function MailPreview({ id }: { id: string }) {
  const { replace: messages } = useMessages('staff-vouchers')
  const refusalOf = useRefusalMessage()
  const [mail, setMail] = useState<{ subject: string; text: string }>()
  const [problem, setProblem] = useState<string>()

  async function show(): Promise<void> {
    const answer = await readStaff<'/vouchers/:id/mail'>(`/vouchers/${id}/mail?news=replaced`)
    if (answer.ok) setMail(answer.value)
    else setProblem(refusalOf(answer.refusal))
  }

  if (!mail)
    return (
      <div>
        <Button size="sm" onClick={() => void show()}>
          {messages.seeMail}
        </Button>
        {problem && <p role="alert">{problem}</p>}
      </div>
    )
  return (
    <section className={styles.mail} aria-live="polite">
      <p>
        <b>
          {messages.subject}: {mail.subject}
        </b>
      </p>
      <p>{mail.text}</p>
    </section>
  )
}

import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { FormAlert } from '#site/form/form-alert.tsx'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/fields/field.tsx'
import { VoucherInput } from './voucher-input.tsx'
import styles from './pay-by-voucher.module.css'
import { usePrivateForm } from '#site/form/behaviour/use-private-form.ts'

/** Pays of what is open; without JavaScript a plain form. @param address that takes the code */
export function PayByVoucher({ address }: { address: string }) {
  const messages = useMessages('pay-voucher')
  const language = useLanguage()
  const action = `${address}?${LANGUAGE_QUERY}=${language}`
  const { busy, problem, attempt, form } = usePrivateForm(
    { action, done: messages.done, isOutdated: (code) => code === 'nothing_due' },
    (data) => ({ code: String(data.get('code') ?? '').trim() }),
  )
  const problems: Partial<Record<string, string>> = messages.problems
  return (
    <form className={`${styles.voucher} no-print`} aria-label={messages.title} {...form}>
      {problem && <FormAlert title={problems[problem.code] ?? messages.problems.failed} attempt={attempt} />}
      <Field label={messages.label} optional={messages.optional} hint={messages.hint}>
        {(control) => (
          <div className={styles.code}>
            <VoucherInput name="code" {...control} />
            <Button type="submit" aria-disabled={busy}>
              {busy ? messages.working : messages.submit}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}

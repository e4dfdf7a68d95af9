import { useEffect, useRef } from 'react'
import { useMessages } from '#app/language/language.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { Input } from '#app/ui/fields/inputs.tsx'
import { fill } from '#i18n/format.ts'
import styles from './invitation-link.module.css'

/** For handing it over in person, when the mail does not come. */
export function InvitationLink({ email, link }: { email: string; link: string }) {
  const { accounts: messages } = useMessages('staff-roles')
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [link])
  return (
    <section ref={section} className={styles.link} tabIndex={-1} aria-label={messages.link.label}>
      <p>{fill(messages.link.text, { email })}</p>
      <Field label={messages.link.label} hint={messages.link.hint}>
        {(control) => (
          <Input readOnly value={link} onFocus={(event) => event.currentTarget.select()} {...control} />
        )}
      </Field>
    </section>
  )
}

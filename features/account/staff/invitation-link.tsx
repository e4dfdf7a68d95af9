import { useEffect, useRef } from 'react'
import { useMessages } from '#app/language/language.tsx'
import { LabelledInput } from '#app/ui/fields/labelled.tsx'
import { fill } from '#i18n/format.ts'
import styles from './accounts.module.css'

/** For handing it over in person, when the mail does not come. */
export function InvitationLink({ email, link }: { email: string; link: string }) {
  const { accounts: messages } = useMessages('staff-roles')
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [link])
  return (
    <section
      ref={section}
      className={`entry ${styles.link}`}
      data-kit="part"
      tabIndex={-1}
      aria-label={messages.link.label}
    >
      <p>{fill(messages.link.text, { email })}</p>
      <LabelledInput
        label={messages.link.label}
        hint={messages.link.hint}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
    </section>
  )
}

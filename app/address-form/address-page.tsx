import type { ComponentProps, ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import type { FormSubmission } from '../form/form-state.ts'
import { PageLink } from '../page-link.tsx'
import { paths } from '#content/paths.ts'
import { AddressForm } from './address-form.tsx'
import styles from './address-page.module.css'

interface AddressPageProps {
  messages: { title: string; lead: string; label: string; send: string; privacyLink: string }
  form: Omit<ComponentProps<typeof AddressForm>, 'submission' | 'label' | 'send' | 'children'>
  consent: string
  children: ReactNode
}

/** Needs the loader `loadSubmission`. */
export function AddressPage({ messages, form, consent, children }: AddressPageProps) {
  const submission = useLoaderData<FormSubmission | null>()
  return (
    <>
      <div className="wrap grid page-head">
        <h1>{messages.title}</h1>
        <p className="lead">{messages.lead}</p>
      </div>
      <section className={`wrap grid ${styles.page}`}>
        <div className={styles.form}>
          <AddressForm {...form} submission={submission} label={messages.label} send={messages.send}>
            <p className="small muted">
              {consent} <PageLink to={paths.privacy}>{messages.privacyLink}</PageLink>
            </p>
          </AddressForm>
        </div>
        <div className={styles.beside}>{children}</div>
      </section>
    </>
  )
}

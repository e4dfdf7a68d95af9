import { useLoaderData } from 'react-router'
import type { FormSubmission } from '#app/form/form-state.ts'
import { useMessages } from '#app/language/language.tsx'
import { BelowFold } from '#app/ui/layout/below-fold.tsx'
import { ContactForm } from './contact-form.tsx'
import { Directions } from './directions.tsx'
import styles from './contact-page.module.css'
import { ContactMethods } from './contact-methods.tsx'
import { QuickLinks } from './quick-links.tsx'

export default function ContactPage() {
  const { title, lead } = useMessages('contact')
  const submission = useLoaderData<FormSubmission | null>()
  return (
    <>
      <div className="wrap grid page-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <section className={`wrap grid ${styles.contact}`}>
        <div className={styles.form}>
          <ContactForm idPrefix="kontakt" submission={submission} />
        </div>
        <ContactMethods />
      </section>
      <BelowFold>
        <Directions />
        <QuickLinks />
      </BelowFold>
    </>
  )
}

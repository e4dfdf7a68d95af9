import { useLoaderData } from 'react-router'
import type { FormSubmission } from '#app/form/form-state.ts'
import { useMessages } from '#app/language/language.tsx'
import { BelowFold } from '#app/ui/layout/below-fold.tsx'
import { ContactForm } from './contact-form.tsx'
import { Directions } from './directions.tsx'
import styles from './contact-page.module.css'
import { ContactMethods } from './contact-methods.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { Section } from '#app/ui/layout/section.tsx'

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

function QuickLinks() {
  const { rule, title, ...ways } = useMessages('contact').direct
  const targets = { project: paths.projectRequest, date: paths.calendar, gift: paths.shop }
  return (
    <Section name={rule} title={title} className="section--ruled section--last">
      {(['project', 'date', 'gift'] as const).map((way) => (
        <div key={way} className={styles.shortCut}>
          <h3>{ways[way].title}</h3>
          <p>{ways[way].text}</p>
          <ArrowLink to={targets[way]}>{ways[way].link}</ArrowLink>
        </div>
      ))}
    </Section>
  )
}

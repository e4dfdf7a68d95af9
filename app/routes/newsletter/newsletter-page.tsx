import { useLoaderData } from 'react-router'
import { AddressForm } from '../../address-form/address-form.tsx'
import type { FormSubmission } from '../../form/form-state.ts'
import { useMessages } from '../../language/language.tsx'
import { PageLink } from '../../page-link.tsx'
import { paths } from '../../paths.ts'
import marked from '../../ui/marked-list.module.css'
import styles from '../../address-form/address-page.module.css'

/** What one gets, how often, and the form. */
export default function NewsletterPage() {
  const words = useMessages('newsletter')
  const submission = useLoaderData<FormSubmission | null>()
  return (
    <>
      <div className="wrap grid page-head">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <section className={`wrap grid ${styles.page}`}>
        <div className={styles.form}>
          <AddressForm
            name="newsletter"
            page={paths.newsletter}
            sentPage={paths.newsletterSent}
            submission={submission}
            load={() => import('./newsletter-behaviour.ts')}
            label={words.label}
            send={words.send}
          >
            <p className="small muted">
              {words.consent} <PageLink to={paths.privacy}>{words.privacyLink}</PageLink>
            </p>
          </AddressForm>
        </div>
        <div className={styles.beside}>
          <h2>{words.inside}</h2>
          <ul className={marked.list}>
            {words.topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
          <p className="small muted">{words.never}</p>
        </div>
      </section>
    </>
  )
}

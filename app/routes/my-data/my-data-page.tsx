import { useLoaderData } from 'react-router'
import { AddressForm } from '../../address-form/address-form.tsx'
import type { FormSubmission } from '../../form/form-state.ts'
import { useMessages } from '../../language/language.tsx'
import { PageLink } from '../../page-link.tsx'
import { paths } from '../../paths.ts'
import marked from '../../ui/marked-list.module.css'
import styles from '../../address-form/address-page.module.css'

/** Asks for the link to one's own data; the page never says whether there are any. */
export default function MyDataPage() {
  const words = useMessages('my-data')
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
            name="my-data"
            page={paths.myData}
            sentPage={paths.myDataSent}
            submission={submission}
            load={() => import('./my-data-behaviour.ts')}
            label={words.label}
            send={words.send}
          >
            <p className="small muted">
              {words.note} <PageLink to={paths.privacy}>{words.privacyLink}</PageLink>
            </p>
          </AddressForm>
        </div>
        <div className={styles.beside}>
          <h2>{words.steps.title}</h2>
          <ol className={marked.list}>
            {words.steps.list.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </section>
    </>
  )
}

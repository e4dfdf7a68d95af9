import { LEGAL_DAYS } from '#content/legal-documents.ts'
import { useMessages } from '../../../language/language.tsx'
import { useEnvironment } from '../../../environment.ts'
import { LegalDocument } from './legal-document.tsx'
import styles from './imprint-page.module.css'
import { legalPlaceholders } from './legal-placeholders.ts'
import { LinkedText } from './linked-text.tsx'
import { fillStatement } from './fill-statement.ts'

/** Contents required by UWG art. 3 para. 1 lit. s. */
export default function ImprintPage() {
  const messages = useMessages('imprint')
  return (
    <LegalDocument
      messages={messages}
      day={LEGAL_DAYS.imprint}
      extras={{ anbieterin: <ProviderFacts facts={Object.values(messages.facts)} /> }}
    />
  )
}

/** Omits what is not configured. */
function ProviderFacts({ facts }: { facts: { label: string; value: string }[] }) {
  const places = legalPlaceholders(
    useEnvironment().paymentProvider,
    useMessages('common'),
    useMessages('legal'),
  )
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => {
        const text = fillStatement(value, places)
        return (
          text && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <LinkedText text={text} />
              </dd>
            </div>
          )
        )
      })}
    </dl>
  )
}

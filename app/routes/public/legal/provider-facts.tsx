import { useEnvironment } from '../../../environment.ts'
import styles from './provider-facts.module.css'
import { legalPlaceholders } from './legal-placeholders.ts'
import { LinkedText } from './linked-text.tsx'
import { fillStatement } from './fill-statement.ts'

/** Omits what is not configured. */
export function ProviderFacts({ facts }: { facts: { label: string; value: string }[] }) {
  const places = legalPlaceholders(useEnvironment().paymentProvider)
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

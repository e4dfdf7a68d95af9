import { useMessages } from '#site/language/language.tsx'
import { Checkbox } from '#site/ui/fields/inputs.tsx'
import styles from './consents.module.css'
import type { RequestFields } from './request-fields.tsx'
import { TermsConsent } from './terms-consent.tsx'

export function Consents({ fields }: { fields: RequestFields }) {
  const messages = useMessages('request-form')
  const newsletter = fields.of('newsletter')
  return (
    <div>
      <Checkbox
        id={newsletter.id}
        name="newsletter"
        defaultChecked={fields.first['newsletter'] === 'on'}
        aria-describedby={`${newsletter.id}-hint`}
      >
        {messages.newsletter}
        <span className={`hint ${styles.hint}`} id={`${newsletter.id}-hint`}>
          {` ${messages.newsletterHint}`}
        </span>
      </Checkbox>
      <TermsConsent fields={fields} />
    </div>
  )
}

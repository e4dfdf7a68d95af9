import { useMessages } from '../language/language.tsx'
import { paths } from '../paths.ts'
import { ErrorText } from '../ui/field.tsx'
import { Checkbox } from '../ui/inputs.tsx'
import styles from './consents.module.css'
import type { RequestFields } from './request-fields.ts'

export function Consents({ fields }: { fields: RequestFields }) {
  const messages = useMessages('request-form')
  const terms = fields.of('terms')
  const newsletter = fields.of('newsletter')
  const [before, after] = messages.terms.split('{link}')
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
      <Checkbox
        id={terms.id}
        name="terms"
        defaultChecked={fields.first['terms'] === 'on'}
        aria-required
        aria-invalid={terms.error ? true : undefined}
        aria-describedby={terms.error ? `${terms.id}-error` : undefined}
      >
        {before}
        <a href={paths.terms} target="_blank" rel="noopener">
          {messages.termsLink}
        </a>
        {after}
      </Checkbox>
      {terms.error && <ErrorText id={`${terms.id}-error`}>{terms.error}</ErrorText>}
    </div>
  )
}

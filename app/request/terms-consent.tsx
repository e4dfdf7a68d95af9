import { useMessages } from '../language/language.tsx'
import { paths } from '../paths.ts'
import { ErrorText } from '../ui/field.tsx'
import { Checkbox } from '../ui/inputs.tsx'
import type { RequestFields } from './request-fields.ts'

export function TermsConsent({ fields }: { fields: RequestFields }) {
  const messages = useMessages('request-form')
  const terms = fields.of('terms')
  const [before, after] = messages.terms.split('{link}')
  return (
    <>
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
    </>
  )
}

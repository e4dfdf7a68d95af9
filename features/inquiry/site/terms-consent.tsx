import { useMessages } from '#site/language/language.tsx'
import { TermsCheckbox } from '#features/messages/site/terms-checkbox.tsx'
import type { RequestFields } from './request-fields.tsx'

export function TermsConsent({ fields }: { fields: RequestFields }) {
  const { terms, termsLink, termsVersion } = useMessages('request-form')
  return (
    <TermsCheckbox
      field={fields.of('terms')}
      text={terms}
      link={termsLink}
      version={termsVersion}
      isTicked={fields.first['terms'] === 'on'}
    />
  )
}

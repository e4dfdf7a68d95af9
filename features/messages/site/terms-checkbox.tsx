import { type ReactNode, useState } from 'react'
import { termsPath } from '#features/messages/content/legal-versions.ts'
import { paths } from '#content/paths.ts'
import { ErrorText } from '#site/ui/fields/field.tsx'
import { Checkbox } from '#site/ui/fields/inputs.tsx'

interface TermsCheckboxProps {
  field: { id: string; error: ReactNode; detail?: string | undefined }
  /** {link} */
  text: string
  link: string
  /** That this page shows. */
  version: string
  isTicked?: boolean
}

/** Accepts the terms; once more, and those of today, when they have changed since the page was opened. */
export function TermsCheckbox({
  field: { id, error, detail },
  text,
  link,
  version,
  isTicked,
}: TermsCheckboxProps) {
  const [newer, setNewer] = useState(detail)
  if (detail !== undefined && detail !== newer) setNewer(detail)
  const [before, after] = text.split('{link}')
  const changes = newer && newer !== version ? `?gegen=${version}` : ''
  return (
    <>
      <input type="hidden" name="termsVersion" value={newer ?? version} />
      <Checkbox
        key={newer}
        id={id}
        name="terms"
        defaultChecked={isTicked === true && !newer}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {before}
        <a href={newer ? termsPath(newer) + changes : paths.terms} target="_blank" rel="noopener">
          {link}
        </a>
        {after}
      </Checkbox>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </>
  )
}

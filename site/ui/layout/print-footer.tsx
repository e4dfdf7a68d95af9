import { useMessages } from '../../language/language.tsx'

export function PrintFooter() {
  const { legalName, street, postalCode, city, phone, email } = useMessages('common').company
  return <p className="paper-foot">{`${legalName}, ${street}, ${postalCode} ${city}, ${phone}, ${email}`}</p>
}

import './print-footer.css'
import { company } from '#content/company.ts'

export function PrintFooter() {
  const { legalName, street, postalCode, city, phone, email } = company
  return <p className="paper-foot">{`${legalName}, ${street}, ${postalCode} ${city}, ${phone}, ${email}`}</p>
}

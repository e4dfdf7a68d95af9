import './print-footer.css'
import { company } from '#content/company.ts'

/** Who to ask, on paper, where the footer is not printed. */
export function PrintFooter() {
  const { legalName, street, postalCode, city, phone, email } = company
  return <p className="paper-foot">{`${legalName}, ${street}, ${postalCode} ${city}, ${phone}, ${email}`}</p>
}

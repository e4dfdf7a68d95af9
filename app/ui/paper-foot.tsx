import './paper-foot.css'
import { company } from '#content/company.ts'

/** Who to ask, on paper, where the footer is not printed. */
export function PaperFoot() {
  const { legalName, street, postalCode, city, phone, email } = company
  return <p className="paper-foot">{`${legalName}, ${street}, ${postalCode} ${city}, ${phone}, ${email}`}</p>
}

import { company } from '#content/company.ts'
import styles from './paper-foot.module.css'

/** Who to ask, on paper, where the footer is not printed. */
export function PaperFoot() {
  const { legalName, street, postalCode, city, phone, email } = company
  return (
    <p className={styles.paper}>{`${legalName}, ${street}, ${postalCode} ${city}, ${phone}, ${email}`}</p>
  )
}

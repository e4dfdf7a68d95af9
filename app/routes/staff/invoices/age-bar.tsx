import type { OpenMoney } from '#features/invoice/staff/staff-invoice.ts'
import { formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import styles from './invoices.module.css'

const AGES = [
  ['notDue', 'notDueCents', styles.steep1],
  ['to30', 'to30Cents', styles.steep2],
  ['to60', 'to60Cents', styles.steep3],
  ['over60', 'over60Cents', styles.steep4],
] as const

/** What is open by age: length is money, and the hachures stand closer where it is steeper. */
export function AgeBar({ money }: { money: OpenMoney }) {
  const { ages } = useMessages('staff-invoices')
  const language = useLanguage()
  const shown = AGES.filter(([, cents]) => money[cents] > 0)
  if (shown.length === 0) return null
  return (
    <ul
      className={styles.ages}
      aria-label={ages.label}
      style={{ gridTemplateColumns: shown.map(([, cents]) => `minmax(7.5rem, ${money[cents]}fr)`).join(' ') }}
    >
      {shown.map(([name, cents, look]) => (
        <li key={name}>
          <span className={`${styles.bar} ${look}`} />
          <b className="num">{formatPrice(language, money[cents], { code: 'chf' })}</b>
          <small>{ages[name]}</small>
        </li>
      ))}
    </ul>
  )
}

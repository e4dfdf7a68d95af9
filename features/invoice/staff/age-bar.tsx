import { useTexts } from '#kit/texts.ts'
import type { OpenMoney } from './staff-invoice.ts'
import styles from './invoices.module.css'

const AGES = [
  ['notDue', 'notDueCents', styles.overdue1],
  ['to30', 'to30Cents', styles.overdue2],
  ['to60', 'to60Cents', styles.overdue3],
  ['over60', 'over60Cents', styles.overdue4],
] as const

/** What is open by age: length is the amount, and the hachures are denser the longer it is overdue. */
export function AgeBar({ money }: { money: OpenMoney }) {
  const { t, price } = useTexts('staff-invoices')
  const { ages } = t
  const open = AGES.filter(([, cents]) => money[cents] > 0)
  if (open.length === 0) return null
  return (
    <ul
      className={styles.ages}
      aria-label={ages.label}
      style={{ gridTemplateColumns: open.map(([, cents]) => `minmax(7.5rem, ${money[cents]}fr)`).join(' ') }}
    >
      {open.map(([name, cents, look]) => (
        <li key={name}>
          <span className={`${styles.bar} ${look}`} />
          <b className="num">{price(money[cents])}</b>
          <small>{ages[name]}</small>
        </li>
      ))}
    </ul>
  )
}

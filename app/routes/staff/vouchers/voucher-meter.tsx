import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import styles from './vouchers.module.css'

interface VoucherMeterProps {
  initialCents: number
  restCents: number
  price: (cents: number) => string
}

/** Hatched: what is gone; solid: what is left. */
export function VoucherMeter({ initialCents, restCents, price }: VoucherMeterProps) {
  const { meter, used } = useMessages('staff-vouchers')
  const usedCents = initialCents - restCents
  const percent = (usedCents / initialCents) * 100
  const text = fill(meter, { used: price(usedCents), amount: price(initialCents) })
  return (
    <div className={styles.meter} role="img" aria-label={text}>
      <div className={styles.bar}>
        <i style={{ width: `${percent}%` }} />
      </div>
      <p>
        <span>0</span>
        {usedCents > 0 && restCents > 0 && (
          <span style={{ left: `${Math.min(78, Math.max(22, percent))}%` }}>
            {fill(used, { amount: price(usedCents) })}
          </span>
        )}
        <span>{price(initialCents)}</span>
      </p>
    </div>
  )
}

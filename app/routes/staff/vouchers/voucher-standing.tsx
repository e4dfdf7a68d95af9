import type { ReactNode } from 'react'
import type { VoucherStanding as Standing } from '#features/voucher/staff/staff-voucher.ts'
import styles from './vouchers.module.css'

/** Solid: good; hatched upright: waits; hatched slanted: nobody redeems it. */
const TEXTURE: Record<Standing, 'firm' | 'held' | 'shut' | 'empty'> = {
  valid: 'firm',
  blocked: 'shut',
  suspended: 'held',
  used_up: 'empty',
  lapsed: 'shut',
  voided: 'shut',
  replaced: 'shut',
}

export function VoucherStanding({ standing, children }: { standing: Standing; children: ReactNode }) {
  return (
    <span className={styles.standing} data-texture={TEXTURE[standing]}>
      {children}
    </span>
  )
}

import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatTime, swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import { readStockHolds } from '#features/cart/site/stock-holds.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import styles from './product-box.module.css'

const ASK_EVERY_MS = 30_000

/** End of a hold on the variant; null when sold or unknown. While held, reloads every 30 s. */
export function useHeldUntil(variantId: string | null): Date | null {
  const [held, setHeld] = useState<{ variantId: string; until: Date } | null>(null)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (variantId === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isCurrent = true
    const ask = async (isFirst: boolean) => {
      const until = (await readStockHolds()).get(variantId)?.until ?? null
      if (!isCurrent) return
      setHeld(until && { variantId, until })
      if (!isFirst) void revalidate()
      if (until) timer = setTimeout(() => void ask(false), ASK_EVERY_MS)
    }
    void ask(true)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [variantId, revalidate])
  return held && held.variantId === variantId ? held.until : null
}

export function HeldNotice({ until }: { until: Date }) {
  const messages = useMessages('stock-hold')
  const time = formatTime(useLanguage(), swissTime(until).time)
  return (
    <p className={styles.stock} role="status">
      {fill(messages.product, { time })}
    </p>
  )
}

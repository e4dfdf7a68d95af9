import { lazy, Suspense, useState } from 'react'
import type { GiftPicture } from '#features/catalog/gift-pictures.ts'
import type { GiftProblem, VoucherGift } from '#kernel/voucher-gift.ts'
import { useMessages } from '#site/language/language.tsx'
import styles from './gift-box.module.css'

const GiftForm = lazy(() => import('#features/voucher/site/gift-form.tsx'))

interface GiftBoxProps {
  variantId: string
  pictures: readonly GiftPicture[]
  showsProblems: boolean
  onChange: (gift: VoucherGift, problem: GiftProblem | undefined) => void
}

export const GIFT_FORM = 'gift'

/** Closed until somebody wants it: its code comes when it opens. */
export function GiftBox({ variantId, pictures, showsProblems, onChange }: GiftBoxProps) {
  const { gift: messages } = useMessages('product')
  const [isOpened, setOpened] = useState(false)
  return (
    <details className={styles.box} onToggle={() => setOpened(true)}>
      <summary>
        {messages.title} <span className="optional">{messages.optional}</span>
      </summary>
      <p className="small muted">{messages.lead}</p>
      <noscript>
        <p className="small">{messages.noScript}</p>
      </noscript>
      {isOpened && (
        <Suspense fallback={null}>
          <GiftForm
            id={GIFT_FORM}
            variantId={variantId}
            pictures={pictures}
            value={undefined}
            showsProblems={showsProblems}
            onChange={onChange}
          />
        </Suspense>
      )}
    </details>
  )
}

import { useState } from 'react'
import type { GiftProblem, VoucherGift } from '#kernel/voucher-gift.ts'
import { GIFT_FORM } from './gift-box.tsx'
import type { Buying } from './use-buying.ts'

/** What was filled in to make the voucher personal; something wrong in it stops the way to the cart. */
export function useGift() {
  const [gift, setGift] = useState<VoucherGift>()
  const [problem, setProblem] = useState<GiftProblem>()
  const [showsProblems, setShowsProblems] = useState(false)
  return {
    value: gift,
    showsProblems,
    change(next: VoucherGift, wrong: GiftProblem | undefined) {
      setGift(Object.keys(next).length > 0 ? next : undefined)
      setProblem(wrong)
    },
    guard<Guarded extends Buying | null>(buying: Guarded): Guarded {
      if (!buying || !problem) return buying
      const action = {
        'aria-disabled': true,
        onClick() {
          setShowsProblems(true)
          document.getElementById(`${GIFT_FORM}-${problem.field}`)?.focus()
        },
      }
      return { ...buying, action }
    },
  }
}

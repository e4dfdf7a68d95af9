import { useEffect, useState } from 'react'
import type { Cart } from '#features/cart/cart.ts'
import { useLanguage } from '#site/language/language.tsx'

type Answer =
  | { kind: 'worth'; lastFour: string; coversCents: number; leftCents: number; dueCents: number }
  /** In the visitor's language, from the server. */
  | { kind: 'refused'; message: string }
  /** No answer; the checkout tries it all the same. */
  | { kind: 'stopped' }

export interface CartVoucherState {
  /** Empty: none. */
  code: string
  answer: Answer | { kind: 'asking' } | null
  apply: (code: string) => void
  remove: () => void
}

/** A voucher for this cart, appraised by our store service whenever the cart changes. Kept in memory alone: a code is worth money. */
export function useCartVoucher(lines: Cart): CartVoucherState {
  const language = useLanguage()
  const [code, setCode] = useState('')
  const [answered, setAnswered] = useState<{ to: string; answer: Answer } | null>(null)
  const [round, setRound] = useState(0)
  const items = JSON.stringify(lines.map(({ variant, quantity }) => ({ variant_id: variant.id, quantity })))
  const question = `${code} ${language} ${items} ${round}`
  useEffect(() => {
    if (code === '' || items === '[]') return
    const leaving = new AbortController()
    void appraise(`{"voucher":${JSON.stringify(code)},"items":${items}}`, language, leaving.signal).then(
      (answer) => {
        if (!leaving.signal.aborted) setAnswered({ to: question, answer })
      },
    )
    return () => leaving.abort()
  }, [code, items, language, question])
  const answer = answered?.to === question ? answered.answer : { kind: 'asking' as const }
  return {
    code,
    answer: code === '' ? null : answer,
    apply: (typed) => {
      setCode(typed)
      setRound((before) => before + 1)
    },
    remove: () => setCode(''),
  }
}

const PATIENCE_MS = 15_000

async function appraise(body: string, language: string, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch('/api/cart-vouchers', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    })
    const answer = (await response.json()) as {
      code?: string
      message?: string
      lastFour: string
      coversCents: number
      leftCents: number
      dueCents: number
    }
    if (response.ok) {
      const { lastFour, coversCents, leftCents, dueCents } = answer
      return { kind: 'worth', lastFour, coversCents, leftCents, dueCents }
    }
    return answer.code?.startsWith('voucher_') && answer.message
      ? { kind: 'refused', message: answer.message }
      : { kind: 'stopped' }
  } catch {
    return { kind: 'stopped' }
  }
}

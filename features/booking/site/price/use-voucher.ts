import { type RefObject, useEffect, useRef, useState } from 'react'
import { watchForm } from '#site/form/form-values.ts'
import { readFormTexts } from '#site/form/read-form-texts.ts'
import { fieldId } from '../form/form-fields.ts'

export type VoucherState =
  | { kind: 'none' }
  | { kind: 'asking' }
  | { kind: 'worth'; coversCents: number; leftCents: number; dueCents: number }
  /** Problem code of the field `voucher`. */
  | { kind: 'refused'; code: string }
  /** No answer; the booking still applies the voucher. */
  | { kind: 'stopped' }

interface VoucherOptions {
  eventId: string
  people: number
  /** From the URL: the voucher PDF links here. */
  first: string
}

/** Debounce. */
const SETTLED_MS = 500

export function useVoucher({ eventId, people, first }: VoucherOptions) {
  const [code, apply] = useState(first)
  const [answer, setAnswer] = useState<{ to: string; state: VoucherState } | null>(null)
  const hasRequested = useRef(false)
  const question = `${code} ${eventId} ${people}`
  useEffect(() => {
    if (code === '') return
    let isStale = false
    const timer = setTimeout(
      async () => {
        const state = await appraise({ code, eventId, people })
        if (!isStale) setAnswer({ to: question, state })
      },
      hasRequested.current ? SETTLED_MS : 0,
    )
    hasRequested.current = true
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [code, eventId, people, question])
  const state: VoucherState =
    code === '' ? { kind: 'none' } : answer?.to === question ? answer.state : { kind: 'asking' }
  return { code, state, apply }
}

/** Applies restored or autofilled codes at once; those being typed are applied on blur. */
export function useWrittenVoucher(
  form: RefObject<HTMLFormElement | null>,
  apply: (code: string) => void,
): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    return watchForm(element, () => {
      if (document.activeElement?.id === fieldId('voucher')) return
      apply((readFormTexts(element)['voucher'] ?? '').trim())
    })
  }, [form, apply])
}

async function appraise(ask: { code: string; eventId: string; people: number }): Promise<VoucherState> {
  try {
    const answer = await fetch('/api/voucher-appraisals', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ask),
    })
    const body = (await answer.json()) as {
      code?: string
      coversCents: number
      leftCents: number
      dueCents: number
    }
    if (answer.ok) {
      const { coversCents, leftCents, dueCents } = body
      return { kind: 'worth', coversCents, leftCents, dueCents }
    }
    return body.code?.startsWith('voucher_') ? { kind: 'refused', code: body.code } : { kind: 'stopped' }
  } catch {
    return { kind: 'stopped' }
  }
}

import { useState } from 'react'
import { useNavigate } from 'react-router'
import { staffPaths } from '#site/staff-paths.ts'
import { useAction } from '#kit/use-action.ts'
import { quotes } from './quote.contract.ts'

/** Begins one, of a request or empty, and opens it; sent twice it is the same one. */
export function useBeginQuote() {
  const navigate = useNavigate()
  const [key] = useState(() => crypto.randomUUID())
  const { busy, send } = useAction(quotes.begin, {
    onDone: ({ id }) => void navigate(staffPaths.quote(id)),
  })
  const begin = (inquiryId: string | null) => void send({ document: null, inquiryId, key })
  return { begin, busy }
}
